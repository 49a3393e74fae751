import { CATEGORIES } from '#contract/categories.ts'
import { PAGE_SIZE } from '#contract/limits.ts'
import type { Match, SearchAnswer } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import type { SearchResponse, Facets, Group, SearchRequest } from '#search/engine.ts'
import { CATEGORY_OF, FACET_LISTS, GROUP_OF } from '#api/snapshot/facet-texts.ts'
import { aligned } from '#api/snapshot/shared-texts.ts'
import { ProblemError } from '#api/problem-error.ts'
import type { Snapshot } from '#api/snapshot/snapshot.ts'

const NO_SPANS: NonNullable<SearchRequest['without']> = []
const NO_TIME: NonNullable<SearchRequest['when']> = []
const COMMA = ','.charCodeAt(0)
/** How an answer begins. Its length is a multiple of a word, since counts are written as words. */
const START = '{ "facets": '
/** How an answer without option counts begins. */
const NO_FACETS = `${START}{${FACET_LISTS.map(([letter]) => `"${letter}":[]`).join()}}`
const LIST = ',"list":['
/** Padded so that the first card is aligned. Cards are padded so that the next one, after its comma, is aligned, too. */
const HEAD = Buffer.from(`${NO_FACETS}${LIST}`.padEnd(aligned(NO_FACETS.length + LIST.length)))

/** A search answer in two parts: its JSON without option counts, and the counts if they are wanted. */
export interface FilterAnswer {
  readonly page: Buffer
  readonly facets: Facets | undefined
}

/**
 * The answer to one page of a selection. The cards were serialised with the snapshot; only the rest is serialised now.
 * Throws page_out_of_range.
 */
export function answerFilter(
  { cards, engine, version }: Snapshot,
  selection: Selection,
  page: number,
  withFacets: boolean,
): FilterAnswer {
  const question = questionOf(selection, page)
  const answer = engine.search(question)
  const pages = Math.max(1, Math.ceil(answer.count / PAGE_SIZE))
  if (question.page > pages) {
    throw new ProblemError('page_out_of_range', `The last page of this result is ${pages}.`, { pages })
  }
  const facets = withFacets ? engine.facets(question) : undefined
  const when = withFacets ? [...engine.when(question)] : []
  const rest = JSON.stringify({ ...presentRest(answer, question, version), when })
  const end = `],${rest.slice(1)}`
  let length = HEAD.length + Buffer.byteLength(end)
  for (const { record } of answer.hits) length += cards.lengthOf(record) + 1
  const bytes = Buffer.allocUnsafe(length)
  let at = HEAD.copy(bytes)
  for (const { record } of answer.hits) {
    at += cards.copy(record, bytes, at)
    bytes[at++] = COMMA
  }
  if (answer.hits.length > 0) at--
  at += bytes.write(end, at)
  return { page: bytes.subarray(0, at), facets }
}

/** The whole answer as JSON. The options' text is the same in every answer, so it is not kept with each of them. */
export function wholeAnswer({ facetTexts }: Snapshot, { page, facets }: FilterAnswer): Buffer {
  if (!facets) return page
  const bytes = Buffer.allocUnsafe(START.length + facetTexts.options.length + page.length - NO_FACETS.length)
  const at = facetTexts.write(facets, bytes, bytes.write(START))
  page.copy(bytes, at, NO_FACETS.length)
  return bytes
}

/**
 * Always in the same order of groups, so that equal selections are equal questions. The order of labels and the
 * spelling of the key are kept: the answer repeats them.
 */
export function questionOf(selection: Selection, page: number): SearchRequest {
  const choices: { [group in Group]?: readonly string[] } = {}
  for (const category of CATEGORIES) {
    const labels = selection[category]
    if (labels?.length) choices[GROUP_OF[category]] = labels
  }
  const { searchKey = '', without = NO_SPANS, widen = NO_SPANS, when = NO_TIME, sort } = selection
  return { choices, searchKey, without, widen, when, sort, page, pageSize: PAGE_SIZE }
}

function presentRest(
  answer: SearchResponse,
  question: SearchRequest,
  version: string,
): Omit<SearchAnswer, 'list' | 'facets' | 'when'> {
  return {
    count: answer.count,
    result: answer.exact,
    page: question.page,
    matches: answer.hits.map(({ wildcards }) => presentMatch(wildcards)),
    searchKey: question.searchKey,
    understood: answer.understood.map(({ span, ...part }) => ({ ...part, span: [...span] })),
    told: answer.told.map(({ span, ...part }) => ({ ...part, span: [...span] })),
    alsoLookedFor: [...answer.alsoLookedFor],
    relaxed: answer.relaxed.map(presentRelaxation),
    alternatives: answer.alternatives.map(({ relaxed, count, ...changed }) => ({
      relaxed: relaxed.map(presentRelaxation),
      count,
      selection: presentSelection({ ...question, ...changed }),
    })),
    version,
  }
}

/** By the engine's list of groups, of which there is one for each set of them. */
const MATCHES = new WeakMap<readonly Group[], Match>()

function presentMatch(open: readonly Group[]): Match {
  const known = MATCHES.get(open)
  if (known) return known
  const match = { open: open.map((group) => CATEGORY_OF[group]) }
  MATCHES.set(open, match)
  return match
}

function presentRelaxation({ constraint, from, to }: SearchResponse['relaxed'][number]) {
  return {
    constraint: constraint === 'words' ? constraint : CATEGORY_OF[constraint],
    from: [...from],
    to: to === null ? null : [...to],
  }
}

function presentSelection({
  choices,
  searchKey,
  without = NO_SPANS,
  widen = NO_SPANS,
  when = NO_TIME,
  sort,
}: SearchRequest): Selection {
  const selection: Selection = searchKey === '' ? {} : { searchKey }
  if (without.length > 0) selection.without = without.map((span) => [...span])
  if (widen.length > 0) selection.widen = widen.map((span) => [...span])
  if (when.length > 0) selection.when = [...when]
  if (sort) selection.sort = sort
  for (const category of CATEGORIES) {
    const labels = choices[GROUP_OF[category]]
    if (labels?.length) selection[category] = [...labels]
  }
  return selection
}
