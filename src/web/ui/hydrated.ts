import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the server draws and while its page is taken over: what only the device knows comes after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
