import { SORTS, WHEN } from '#domain/when.ts'
import { CATEGORIES, SUBJECTS, type Category } from './categories.ts'
import { LIMITS } from './limits.ts'
import type { Selection, Span } from './selection.ts'

/** The state of the results page, all of which is in its address: `/search?q=law&when=open&sort=closes`. */
export interface SearchState {
  readonly selection: Selection
  readonly page: number
}

/** The name of each category in an address: `/search?q=…&country=Kenya&field=Law&coverage=Fully+Funded&page=2`. */
export const parameterOf = (category: Category): string => (category === 'Scholarship' ? 'coverage' : category)

/** What is done to parts of the search key: `/search?q=law+in+kenya&without=0-3&widen=7-12`. */
const CHANGES = ['without', 'widen'] as const
const SPAN = /^(\d{1,6})-(\d{1,6})(?:-([a-z]+))?$/

/** A span as it stands in an address; none if it is not one that may be asked for. */
function spanIn(text: string): Span[] {
  const [, start, end, subject] = SPAN.exec(text) ?? []
  if (start === undefined || Math.max(Number(start), Number(end)) > LIMITS.searchKeyLength) return []
  if (subject === undefined) return [[Number(start), Number(end)]]
  const known = SUBJECTS.find((one) => one === subject)
  return known ? [[Number(start), Number(end), known]] : []
}

function textOf(span: Span): string {
  return span.join('-')
}

/** Reads an address. Never throws: invalid parts and duplicates are dropped. */
export function decodeSearch(search: string): SearchState {
  const parameters = new URLSearchParams(search)
  const selection: Selection = {}
  for (const category of CATEGORIES) {
    const labels = [...new Set(parameters.getAll(parameterOf(category)))]
      .filter((label) => label.trim() !== '' && label.length <= LIMITS.labelLength)
      .slice(0, LIMITS.labels)
    if (labels.length > 0) selection[category] = labels
  }
  const searchKey = (parameters.get('q') ?? '').trim().slice(0, LIMITS.searchKeyLength).trim()
  if (searchKey !== '') selection.searchKey = searchKey
  for (const change of CHANGES) {
    const spans = searchKey === '' ? [] : parameters.getAll(change).flatMap(spanIn).slice(0, LIMITS.spans)
    if (spans.length > 0) selection[change] = spans
  }
  const when = WHEN.filter((one) => parameters.getAll('when').includes(one))
  if (when.length > 0) selection.when = when
  const sort = SORTS.find((one) => one === parameters.get('sort'))
  if (sort) selection.sort = sort
  const page = Number(parameters.get('page') ?? '1')
  return { selection, page: Number.isInteger(page) && page >= 1 && page <= LIMITS.page ? page : 1 }
}

/** Writes the query of an address, without "?"; empty for an empty selection on page 1. The inverse of `decodeSearch`. */
export function encodeSearch({ selection, page }: SearchState): string {
  const parameters = new URLSearchParams()
  if (selection.searchKey) parameters.set('q', selection.searchKey)
  if (selection.searchKey) {
    for (const change of CHANGES) for (const span of selection[change] ?? []) parameters.append(change, textOf(span))
  }
  for (const category of CATEGORIES) {
    for (const label of selection[category] ?? []) parameters.append(parameterOf(category), label)
  }
  for (const one of selection.when ?? []) parameters.append('when', one)
  if (selection.sort) parameters.set('sort', selection.sort)
  if (page > 1) parameters.set('page', String(page))
  return parameters.toString()
}
