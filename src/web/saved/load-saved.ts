import type { LoaderFunctionArgs } from 'react-router'
import { PAGE_SIZE } from '#contract/limits.ts'
import { decodeSearch } from '#contract/search-url.ts'
import type { SavedCard } from '#contract/scholarship.ts'
import { asApiError, type ApiErrorCode } from '#web/api-error.ts'
import { askForSaved, settleBookmarks } from '#web/bookmarks.ts'
import { sendOn } from '#web/send-on.ts'
import { requireSession } from '#web/session.ts'
import { pageOf } from './page-of.ts'
import { savedAddress } from './saved-address.ts'

export type SavedData =
  | { readonly kind: 'list'; readonly list: readonly SavedCard[]; readonly page: number }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly code: ApiErrorCode }

let known: { readonly email: string; readonly list: readonly SavedCard[] } | undefined

/** The saved list of whoever is signed in; it is asked for anew on every visit, but not for every page of it. */
export async function loadSaved({ request }: LoaderFunctionArgs): Promise<SavedData | Response> {
  const { search } = new URL(request.url)
  const { state, user } = await requireSession()
  if (state === 'signed-out') return { kind: 'signed-out' }
  if (user === null) return { kind: 'failed', code: navigator.onLine ? 'unavailable' : 'offline' }
  const { page } = decodeSearch(search)
  // Turning a page, or coming back to one: the list as it was, with what was taken out still in its place.
  if (known?.email === user.email && window.location.pathname === '/saved') return pageAsked(request, known.list, page)
  known = undefined
  try {
    await settleBookmarks()
    const list = await askForSaved(user.email)
    known = { email: user.email, list }
    return pageAsked(request, list, page)
  } catch (thrown) {
    const error = asApiError(thrown)
    if (!error) throw thrown
    return error.signedOut ? { kind: 'signed-out' } : { kind: 'failed', code: error.code }
  }
}

/** The list has become shorter since the link was made: its last page is the nearest there is, and has an address. */
function pageAsked(request: Request, list: readonly SavedCard[], page: number): SavedData | Response {
  const nearest = pageOf(list, page, PAGE_SIZE).page
  return nearest === page ? { kind: 'list', list, page } : sendOn(request, savedAddress(nearest))
}
