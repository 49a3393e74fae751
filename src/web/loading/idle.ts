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
