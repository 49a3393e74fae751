import { startBookmarks } from './bookmarks/bookmarks.ts'
import { KEPT_CACHE } from './pocket/kept.ts'
import { followNetwork } from './pocket/network-line.ts'
import { followSession } from './session/follow-session.ts'
import { followBack } from './ui/close-on-back.ts'
import { keepFocus } from './ui/keep-focus.ts'

/** Starts what can wait until the page is there. */
export async function startLate(): Promise<void> {
  startBookmarks()
  followSession()
  followNetwork()
  followBack()
  keepFocus()
  // Browsers have no caches on pages that are not secure.
  if (await globalThis.caches?.has(KEPT_CACHE)) await import('./pocket/follow.ts')
}
