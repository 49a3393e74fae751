import { forThisTab } from './device-storage.ts'

const KEY = 'reloadedForChunks'
/** A second failure within this time is no fresh deployment: reloading again would go round in circles. */
const ONCE_IN_MS = 30_000

let reloading = false

/** Whether the page is about to be loaded anew. */
export function isReloading(): boolean {
  return reloading
}

/**
 * After a deployment the code that an open page asks for may be gone: the page is loaded anew, once, where it is, or
 * where the visitor was on the way to.
 */
export function recoverFromMissingChunks(onTheWayTo: () => string | undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network, loading anew would take away the page that stands there.
    if (!navigator.onLine) return
    if (Date.now() - Number(forThisTab.get(KEY) ?? 0) < ONCE_IN_MS) return
    if (!forThisTab.set(KEY, String(Date.now()))) return
    event.preventDefault()
    reloading = true
    const address = onTheWayTo()
    if (address === undefined) window.location.reload()
    else window.location.assign(address)
  })
}
