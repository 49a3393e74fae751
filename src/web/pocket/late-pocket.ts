import { createLatePart } from '#web/loading/late-part.tsx'

export const KeepButton = createLatePart(async () => (await import('./keep-button.tsx')).KeepButton)
