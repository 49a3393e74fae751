import { CATEGORIES, type Category } from './categories.ts'
import { LIMITS } from './limits.ts'
import type { Selection } from './selection.ts'

/** The state of the results page, all of which is in its address. */
export interface SearchState {
  readonly selection: Selection
  readonly page: number
}

/** The name of each category in an address: `/search?q=…&country=Kenya&field=Law&coverage=Fully+Funded&page=2`. */
const PARAMETER: Readonly<Record<Category, string>> = {
  country: 'country',
  field: 'field',
  level: 'level',
  Scholarship: 'coverage',
  type: 'type',
}

/** Reads an address. Never throws: invalid parts and duplicates are dropped. */
export function decodeSearch(search: string): SearchState {
  const parameters = new URLSearchParams(search)
  const selection: Selection = {}
  for (const category of CATEGORIES) {
    const labels = [...new Set(parameters.getAll(PARAMETER[category]))]
      .filter((label) => label.trim() !== '' && label.length <= LIMITS.labelLength)
      .slice(0, LIMITS.labels)
    if (labels.length > 0) selection[category] = labels
  }
  const searchKey = (parameters.get('q') ?? '').trim().slice(0, LIMITS.searchKeyLength).trim()
  if (searchKey !== '') selection.searchKey = searchKey
  const without = parameters.get('without') ?? ''
  if (searchKey !== '' && /^\d{1,3}$/.test(without) && Number(without) <= LIMITS.searchKeyLength) {
    selection.without = Number(without)
  }
  const page = Number(parameters.get('page') ?? '1')
  return { selection, page: Number.isInteger(page) && page >= 1 && page <= LIMITS.page ? page : 1 }
}

/** Writes the query of an address, without "?"; empty for an empty selection on page 1. The inverse of `decodeSearch`. */
export function encodeSearch({ selection, page }: SearchState): string {
  const parameters = new URLSearchParams()
  if (selection.searchKey) parameters.set('q', selection.searchKey)
  if (selection.searchKey && selection.without !== undefined) parameters.set('without', String(selection.without))
  for (const category of CATEGORIES) {
    for (const label of selection[category] ?? []) parameters.append(PARAMETER[category], label)
  }
  if (page > 1) parameters.set('page', String(page))
  return parameters.toString()
}
