import { useSyncExternalStore } from 'react'

/** Where the specification switches from the phone's layout to the desktop's. */
export const WIDE = '(min-width: 750px)'

/** Whether a media query matches; false while prerendering and hydrating. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
