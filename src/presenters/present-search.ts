import { CATEGORIES, GROUP_LETTER, type Category } from '#contract/categories.ts'
import { PAGE_SIZE } from '#contract/limits.ts'
import type { Match, OptionGroups, SearchAnswer } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import type { Counted, Facets, Group, Options, SearchRequest, SearchResponse } from '#search/engine.ts'

/** The engine says coverage where the specification's selection says `Scholarship`. */
const groupOf = (category: Category): Group => (category === 'Scholarship' ? 'coverage' : category)
const categoryOf = (group: Group): Category => (group === 'coverage' ? 'Scholarship' : group)

/** The lists of options in an answer, in their order: its letter, and what it is called in the engine. */
export const FACET_LISTS: readonly (readonly [letter: keyof OptionGroups, counted: Counted])[] = [
  ...CATEGORIES.map((category) => [GROUP_LETTER[category], groupOf(category)] as const),
  ['R', 'region'],
  ['O', 'open'],
]

/** The options with their counts: of the whole catalogue, or those of a question. */
export function presentOptions(options: Options, counts?: Facets): OptionGroups {
  const lists = FACET_LISTS.map(([letter, counted]) => [
    letter,
    options[counted].map((option, place) => ({ ...option, count: counts?.[counted][place] ?? option.count })),
  ])
  // Every list has its letter.
  return Object.fromEntries([...lists, ['N', [...options.named]]]) as OptionGroups
}

const NO_SPANS: NonNullable<SearchRequest['without']> = []
const NO_TIME: NonNullable<SearchRequest['when']> = []

/** How many pages a result has; one, if it is empty. */
export function pagesOf({ count }: SearchResponse): number {
  return Math.max(1, Math.ceil(count / PAGE_SIZE))
}

/**
 * Always in the same order of groups, so that equal selections are equal questions. The order of labels and the
 * spelling of the key are kept: the answer repeats them.
 */
export function questionOf(selection: Selection, page: number): SearchRequest {
  const choices: { [group in Group]?: readonly string[] } = {}
  for (const category of CATEGORIES) {
    const labels = selection[category]
    if (labels?.length) choices[groupOf(category)] = labels
  }
  const { searchKey = '', without = NO_SPANS, widen = NO_SPANS, when = NO_TIME, sort } = selection
  return { choices, searchKey, without, widen, when, sort, page, pageSize: PAGE_SIZE }
}

/** A search answer but for its cards and counts. */
export function presentSearch(
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
    understood: answer.understood.map(({ span, assumed, unsupported, ...part }) => ({
      ...part,
      span: [...span],
      ...(assumed && { because: BECAUSE[assumed](part.text) }),
      ...(unsupported && { because: 'We cannot filter by' }),
    })),
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

/** Why a level that nobody named is assumed. */
const BECAUSE = {
  guess: (text: string) => `Assumed from “${text}”:`,
  // Short, since a phone shows little of a chip.
  lowest: () => 'We list nothing below',
}

/** By the engine's list of groups, of which there is one for each set of them. */
const MATCHES = new WeakMap<readonly Group[], Match>()

function presentMatch(open: readonly Group[]): Match {
  const known = MATCHES.get(open)
  if (known) return known
  const match = { open: open.map(categoryOf) }
  MATCHES.set(open, match)
  return match
}

function presentRelaxation({ constraint, from, to }: SearchResponse['relaxed'][number]) {
  return {
    constraint: constraint === 'words' ? constraint : categoryOf(constraint),
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
    const labels = choices[groupOf(category)]
    if (labels?.length) selection[category] = [...labels]
  }
  return selection
}
