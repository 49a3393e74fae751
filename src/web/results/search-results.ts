import type { LoaderFunctionArgs } from 'react-router'
import { decodeSearch } from '#contract/search-url.ts'
import type { OptionGroups, SearchAnswer } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import { api } from '#web/api-client.ts'
import { requireApiError, type ApiErrorCode } from '#web/api-error.ts'
import { loadedBy } from '#web/loading/page-load.ts'
import { createPromiseCache } from '#web/loading/promise-cache.ts'
import { sendOn } from '#web/loading/send-on.ts'
import { isEmpty, keepSelection, resultsAddress, selectionStore } from '#web/selection-store.ts'

/** What the results page shows: an answer, or the reason why there is none. */
export interface Results {
  readonly selection: Selection
  readonly page: number
  readonly answer: SearchAnswer | null
  /** The options with their counts. After a failure, those of the last answer, so that filters can still be removed. */
  readonly facets: OptionGroups | undefined
  /** Whether the answer that they belong to lists what matches exactly, and not the nearest to it. */
  readonly exact: boolean
  /** True if the catalogue or the day has changed since the last answer: the order may differ. */
  readonly renewed: boolean
  readonly failure: { readonly code: ApiErrorCode; readonly detail: string } | null
}

const PAGES_KEPT = 60
const FRESH_MS = 5 * 60_000
const answers = createPromiseCache<SearchAnswer>(PAGES_KEPT, FRESH_MS)

let firstLoad = true
let lastAnswer: SearchAnswer | undefined

/**
 * Searches for what the address says, and keeps it as the selection: the address overrides what was kept before. A
 * failed search is a state of the page, not an error of the router.
 */
export async function loadResults({ request }: LoaderFunctionArgs): Promise<Results | Response> {
  const { search } = new URL(request.url)
  const { selection, page } = decodeSearch(search)
  const remembered = rememberedFor(search)
  if (remembered) return sendOn(request, resultsAddress(remembered))
  keepSelection(selection)
  try {
    const answer = await askForPage(selection, page)
    const { facets, result } = answer
    return { selection, page, answer, facets, exact: result, renewed: takeIn(answer), failure: null }
  } catch (thrown) {
    const error = requireApiError(thrown)
    // The catalogue has shrunk since the link was made: go to its last page.
    if (error.code === 'page_out_of_range' && error.pages !== undefined && error.pages < page) {
      return sendOn(request, resultsAddress(selection, Math.max(1, error.pages)))
    }
    return {
      selection,
      page,
      answer: null,
      facets: lastAnswer?.facets,
      exact: lastAnswer?.result ?? true,
      renewed: false,
      failure: { code: error.code, detail: error.detail },
    }
  }
}

/** Remembers the answer. True if the catalogue has changed since the last one. */
function takeIn(answer: SearchAnswer): boolean {
  const renewed = lastAnswer !== undefined && lastAnswer.version !== answer.version
  // Pages kept from before would repeat or miss scholarships.
  if (renewed) answers.clear()
  lastAnswer = answer
  return renewed
}

/** One page of results; a fresh kept answer is used again. */
export function askForPage(selection: Selection, page: number): Promise<SearchAnswer> {
  return answers.get(resultsAddress(selection, page), () => api.search(selection, page))
}

/** Forgets all kept answers, to try again. */
export function forgetAnswers(): void {
  answers.clear()
}

/**
 * On the first load, `/search` without parameters means what this tab last chose. Not after Back or Forward: there it
 * was a search of its own, for everything.
 */
function rememberedFor(search: string): Selection | undefined {
  const arrived = firstLoad && search === ''
  firstLoad = false
  if (!arrived) return undefined
  if (loadedBy() === 'back_forward') return undefined
  const selection = selectionStore.get()
  return isEmpty(selection) ? undefined : selection
}
