import { useEffect, useEffectEvent } from 'react'

/** Fetches what may be wanted soon. A failure is ignored: whoever really wants it asks again, and is told. */
export function prefetch(fetchIt: () => Promise<unknown>): void {
  whenIdle(() => fetchIt().catch(() => undefined))
}

/** Runs something once the browser has nothing more urgent to do. */
export function whenIdle(run: () => unknown): void {
  // Safari does not tell when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 3000 })
  else setTimeout(run, 300)
}

const FIRST_MS = 2000
const LONGEST_MS = 60_000

/** Calls `again` now and then while it is `wanted`, as `keepTrying` does. */
export function useRetry(again: () => void, wanted: boolean): void {
  const tryAgain = useEffectEvent(again)
  useEffect(() => (wanted ? keepTrying(() => tryAgain()) : undefined), [wanted])
}

/**
 * Calls `again` as soon as the browser is online again, and at growing intervals, but never while it is still at it. The event
 * alone is not enough: the network may not work yet, a single lost file fires none, and neither does a server that is back.
 * Returns a function that stops it.
 */
export function keepTrying(again: () => unknown): () => void {
  let wait = FIRST_MS
  let timer = setTimeout(tick, wait)
  let isTrying = false
  async function tick() {
    wait = Math.min(2 * wait, LONGEST_MS)
    timer = setTimeout(tick, wait)
    if (!navigator.onLine || isTrying) return
    isTrying = true
    try {
      await again()
    } finally {
      isTrying = false
    }
  }
  const now = () => {
    clearTimeout(timer)
    wait = FIRST_MS / 2
    void tick()
  }
  window.addEventListener('online', now)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', now)
  }
}
