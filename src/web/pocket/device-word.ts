import { WIDE } from '#web/ui/media.ts'

/** What people call what they hold. */
export const deviceWord = () => (window.matchMedia(WIDE).matches ? 'device' : 'phone')
