import { useSyncExternalStore } from 'react'

/** The specification's turn from the phone's layout to the desk's. */
export const WIDE = '(min-width: 750px)'

/** Whether a media query holds now; false in the prerender. */
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
