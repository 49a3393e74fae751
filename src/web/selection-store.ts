import type { Category } from '#contract/categories.ts'
import { decodeSearch, encodeSearch } from '#contract/search-url.ts'
import type { Selection } from '#contract/selection.ts'
import { forThisTab } from './device-storage.ts'
import { createStore, useStore } from './store.ts'

const KEY = 'selectedFilter'
const NOTHING: Selection = {}

/** The current choice, kept for this tab under `selectedFilter`. On the results page, the address overrides it. */
export const selectionStore = createStore<Selection>(NOTHING)

export function useSelection(): Selection {
  return useStore(selectionStore)
}

export function startSelection(): void {
  selectionStore.set(parseSelection(forThisTab.get(KEY)))
}

export function keepSelection(selection: Selection): void {
  forThisTab.set(KEY, JSON.stringify(selection))
  selectionStore.set(selection)
}

export function isEmpty(selection: Selection): boolean {
  return encodeSearch({ selection, page: 1 }) === ''
}

export function withLabels(selection: Selection, category: Category, labels: string[]): Selection {
  const { [category]: _, ...others } = selection
  return labels.length > 0 ? { ...others, [category]: labels } : others
}

/** The same choices with other words. Spans belong to the words that they were told for. */
export function withSearchKey(selection: Selection, searchKey: string): Selection {
  const { searchKey: _, without: __, widen: ___, ...others } = selection
  return searchKey === '' ? others : { ...others, searchKey }
}

export function resultsAddress(selection: Selection, page = 1): string {
  const query = encodeSearch({ selection, page })
  return query === '' ? '/search' : `/search?${query}`
}

/** The parts of a selection that are one text, and those that are lists of spans; the others are lists of texts. */
const TEXTS: readonly string[] = ['searchKey', 'sort'] satisfies (keyof Selection)[]
const SPANS: readonly string[] = ['without', 'widen'] satisfies (keyof Selection)[]

const isText = (part: unknown) => typeof part === 'string'

/** Reads what an earlier page kept. Anything that is not a selection counts as empty. */
export function parseSelection(text: string | null): Selection {
  try {
    const parts = Object.entries<unknown>(JSON.parse(text ?? '{}')).map(([key, part]) => {
      if (TEXTS.includes(key)) return [key, isText(part) ? part : '']
      return [key, Array.isArray(part) ? part.filter(SPANS.includes(key) ? Array.isArray : isText) : []]
    })
    // Encoded and decoded once, so that the limits of the address apply, and spans and times that are none are dropped.
    return decodeSearch(encodeSearch({ selection: Object.fromEntries(parts), page: 1 })).selection
  } catch {
    return NOTHING
  }
}

export interface OwnCountry {
  readonly code: string
  readonly label: string
}

/** The country whose citizen asks, as the last search was understood: it is named first where a list is cut. */
let own: OwnCountry | undefined

export const ownCountry = (): OwnCountry | undefined => own

export function rememberOwnCountry(country: OwnCountry | undefined): void {
  own = country
}
