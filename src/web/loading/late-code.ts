import { ApiError } from '#web/api-error.ts'
import { forThisTab } from '#web/device-storage.ts'

const KEY = 'reloadedForCode'
/** A second failure within this time is no fresh deployment: reloading again would go round in circles. */
const ONCE_IN_MS = 30_000
/** A server that takes longer to say that it is there is as good as gone. */
const PATIENCE_MS = 5000

/** A new page is on its way: more code that has gone is one more reason for it, and breaks nothing. */
let reloading = false

let onTheWayTo = (): string | undefined => undefined

/** Says how to learn where the visitor is going: a page that has to be loaded anew is loaded there. */
export function tellTheWay(way: () => string | undefined): void {
  onTheWayTo = way
}

/**
 * Code that comes when it is wanted. Where the server cannot be reached nothing broke: that fails like a question to it,
 * as `offline`, and the code is asked for again when the call is made again.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    if (!(await isServerThere())) throw new ApiError('offline')
    // The network may have come back only now.
    return fetchOrReload(load)
  }
}

/** A deployment may have taken the code away: the page is loaded anew, once, with the code that there is now. */
async function fetchOrReload<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    if (reloading) return new Promise(() => {})
    if (Date.now() - Number(forThisTab.get(KEY) ?? 0) < ONCE_IN_MS) throw cause
    if (!forThisTab.set(KEY, String(Date.now()))) throw cause
    reloading = true
    // A browser may bring this page back as it was left, with the Back button.
    window.addEventListener('pagehide', () => (reloading = false), { once: true })
    const address = onTheWayTo()
    if (address === undefined) window.location.reload()
    else window.location.assign(address)
    // What stands there stays until the new page takes its place.
    return new Promise(() => {})
  }
}

async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.ok
  } catch {
    return false
  }
}
