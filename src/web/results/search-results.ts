import {
  isEmpty,
  keepSelection,
  type OwnCountry,
  rememberOwnCountry,
  resultsAddress,
  selectionStore,
} from '#web/selection-store.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { decodeSearch } from '#contract/search-url.ts'
import type { OptionGroups } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import { api } from '#web/api-client.ts'
import { type ApiError, type ApiErrorCode, requireApiError } from '#web/api-error.ts'
import { firstAddress, takeFirstAnswer } from '#web/loading/drawn-page.ts'
import { createKept } from '#web/loading/kept.ts'
import { loadedBy, sendOn } from '#web/loading/history.ts'
import { type Found, readSearchAnswer } from '#web/read-answers.ts'
import { pagesFor } from '#web/ui/pages-for.ts'
import { PATIENCE_MS } from '#web/ui/waiting.tsx'

/** What the results page shows: an answer, or the reason why there is none, or neither while the first is on its way. */
export interface Results {
  readonly selection: Selection
  readonly page: number
  readonly answer: Found | null
  /** The options with their counts. After a failure, those of the last answer, so that filters can still be removed. */
  readonly facets: OptionGroups | undefined
  /** Whether the answer that they belong to lists what matches exactly, and not the nearest to it. */
  readonly exact: boolean
  /** True if the catalogue or the day has changed since the last answer: the order may differ. */
  readonly renewed: boolean
  readonly failure: { readonly code: ApiErrorCode; readonly detail: string } | null
  /** Without a network: what was shown before. */
  readonly before?: Results
  /** What replaces this: undefined once it comes to nothing else. A response leads to another address. */
  readonly next?: Promise<Results | Response | undefined>
}

const PAGES_KEPT = 60
const FRESH_MS = 5 * 60_000
const answers = createKept<Found>(PAGES_KEPT, FRESH_MS)

let firstLoad = true
let lastResults: Results | undefined

/**
 * Searches for what the address says, and keeps it as the selection: the address overrides what was kept before. The
 * server is asked each time. Meanwhile a list seen a short while ago shows at once, and whoever comes from another page
 * waits on this one. A failed search is a state of the page, not an error of the router.
 */
export async function loadResults({ request }: LoaderFunctionArgs): Promise<Results | Response> {
  const { pathname, search } = addressOf(request)
  const { selection, page } = decodeSearch(search)
  const remembered = rememberedFor(search)
  if (remembered) return sendOn(request, resultsAddress(remembered))
  keepSelection(selection)
  const address = resultsAddress(selection, page)
  const asked = ask(request, selection, page)
  const seen = answers.seen(address)
  if (seen) return { ...resultsOf(selection, page, seen), next: unlessSame(asked, seen) }
  return window.location.pathname === pathname ? asked : Promise.race([asked, waitFor(asked, selection, page)])
}

/** The newest results. A page that there is not any more leads on to the last one. */
async function ask(request: Request, selection: Selection, page: number): Promise<Results | Response> {
  try {
    const said = takeFirstAnswer(resultsAddress(selection, page))
    const answer = said ? readSearchAnswer(said) : await api.search(selection, page)
    const last = pagesFor(answer.count)
    return page > last ? sendOn(request, resultsAddress(selection, last)) : arrive(selection, page, answer)
  } catch (thrown) {
    const error = requireApiError(thrown)
    const last = error.signedOut ? await lastPage(selection) : error.pages
    // The catalogue has shrunk since the link was made: go to its last page.
    if (last !== undefined && last < page) return sendOn(request, resultsAddress(selection, Math.max(1, last)))
    const kept = navigator.onLine ? undefined : answers.any(resultsAddress(selection, page))
    return kept ? resultsOf(selection, page, kept) : failureOf(selection, page, error)
  }
}

/** Who is signed out is not told how many pages there are, and should not be asked in to see one that there is not. */
function lastPage(selection: Selection): Promise<number | undefined> {
  return api.search(selection, 1).then(
    ({ count }) => pagesFor(count),
    () => undefined,
  )
}

/** Remembers an answer, and shows it. */
function arrive(selection: Selection, page: number, answer: Found): Results {
  const before = lastResults?.answer
  const renewed = before !== undefined && before?.version !== answer.version
  // Pages kept from before would repeat or miss scholarships.
  if (renewed) answers.clear()
  answers.show(resultsAddress(selection, page), answer)
  lastResults = { ...resultsOf(selection, page, answer), renewed }
  rememberOwnCountry(ownCountryIn(answer))
  return lastResults
}

/**
 * Whose citizen asks, if only one country is named: of several, what is listed may be for another. A group of countries is
 * none of the filter's options.
 */
export function ownCountryIn(answer: Found | null): OwnCountry | undefined {
  const [own, another] = answer?.understood.filter(({ kind }) => kind === 'citizenship') ?? []
  const country = another ? undefined : answer?.facets?.C.find(({ label }) => label === own?.label)
  return country && { code: country.value, label: country.label }
}

const NOTHING = { answer: null, facets: undefined, exact: true, renewed: false, failure: null }

/** What is looked for. The address of a collection does not say it: the page does. */
function addressOf({ url }: Request): URL {
  const address = new URL(url)
  return address.pathname === '/search' ? address : new URL(firstAddress ?? '/search', url)
}

export function resultsOf(selection: Selection, page: number, answer: Found): Results {
  return { ...NOTHING, selection, page, answer, facets: answer.facets, exact: answer.result }
}

function failureOf(selection: Selection, page: number, { code, detail }: ApiError): Results {
  const { facets, exact = true } = lastResults ?? {}
  const before = navigator.onLine ? undefined : lastResults
  return { ...NOTHING, selection, page, facets, exact, failure: { code, detail }, ...(before && { before }) }
}

/** What waits on the results page, for those who are still elsewhere after a moment. */
async function waitFor(next: Promise<Results | Response>, selection: Selection, page: number): Promise<Results> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  return { ...NOTHING, selection, page, next }
}

/** What an answer changes about the list that is shown already. One that failed changes nothing. */
async function unlessSame(asked: Promise<Results | Response>, shown: Found): Promise<Results | Response | undefined> {
  const next = await asked
  if (next instanceof Response) return next
  const isSame = next.answer === null || JSON.stringify(next.answer) === JSON.stringify(shown)
  return isSame ? undefined : next
}

/** Fetches a page that may be turned to next: for whoever has no network by then. */
export async function fetchAhead(selection: Selection, page: number): Promise<void> {
  answers.fetchAhead(resultsAddress(selection, page), await api.search(selection, page))
}

/**
 * On the first load, `/search` without parameters means what this tab last chose. Not behind a link of another page, nor
 * after Back or Forward: there it is a search of its own, for everything.
 */
function rememberedFor(search: string): Selection | undefined {
  const arrived = firstLoad && search === '' && window.location.pathname === '/search'
  firstLoad = false
  if (!arrived) return undefined
  if (loadedBy() === 'back_forward') return undefined
  const selection = selectionStore.get()
  return isEmpty(selection) ? undefined : selection
}
