/** Runs something that can wait until the browser has nothing better to do. */
export function whenIdle(run: () => unknown): void {
  // Safari has no such moment of its own.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 3000 })
  else setTimeout(run, 300)
}
