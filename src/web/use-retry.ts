import { useEffect } from 'react'

const FIRST_MS = 2000
const LONGEST_MS = 60_000

/**
 * While it is `wanted`, calls `again` as soon as the network is back, and now and then: a network that says so may not
 * carry yet, and that a server is back nobody says.
 */
export function useRetry(again: () => void, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined
    let wait = FIRST_MS
    let timer = setTimeout(tick, wait)
    function tick() {
      if (navigator.onLine) again()
      wait = Math.min(2 * wait, LONGEST_MS)
      timer = setTimeout(tick, wait)
    }
    const now = () => {
      clearTimeout(timer)
      wait = FIRST_MS / 2
      tick()
    }
    window.addEventListener('online', now)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', now)
    }
  }, [again, wanted])
}
