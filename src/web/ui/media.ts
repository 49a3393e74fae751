import { useSyncExternalStore } from 'react'

/** Where the specification switches from the phone's layout to the desktop's. */
export const WIDE = '(min-width: 750px)'

/** Whether a media query matches; undefined while the server draws and while its page is taken over. */
export function useMedia(query: string): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    (listener) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => undefined,
  )
}

/** What people call what they hold. */
export const deviceWord = () => (window.matchMedia(WIDE).matches ? 'device' : 'phone')
