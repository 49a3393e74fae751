import { wordsOf } from '#lexicon/normalize.ts'
import { SKIPPED } from '#lexicon/lexicon.ts'
import { applyNegations } from '#search/constraints/negation.ts'
import { filterOf, isSought, type Interpretation, type Near, type QuerySpan } from '#search/query/interpretation.ts'
import { withoutSpans, type Span } from '#search/constraints/spans.ts'

/** The interpretation of a query, and what of it filters and ranks. */
export interface Understanding {
  /** Before anything is removed. */
  readonly interpretation: Interpretation
  /** The query spans that remain, with the values that negations leave. */
  readonly querySpans: readonly QuerySpan[]
  /** The words that are looked for: a name that has all of them is what was meant. */
  readonly content: readonly string[]
  /**
   * The words of locations within a country, of some kinds of people, and of titles. Awards with the words of one of
   * them come first.
   */
  readonly near: readonly Near[]
  /**
   * The names of programmes that the user wants alternatives to, if the catalogue has their words; each with spaces
   * between.
   */
  readonly like: readonly string[]
  /** The names of programmes that are only left out. */
  readonly unlike: readonly string[]
  /** The countries that somebody lives in, or else those of the language that they write. */
  readonly likelyCitizens: readonly string[]
  /** True if they say that they cannot pay. */
  readonly cannotPay: boolean
}

export const EMPTY_UNDERSTANDING: Understanding = {
  interpretation: { querySpans: [], speakers: [], isAbroad: false, phrases: [] },
  querySpans: [],
  content: [],
  near: [],
  like: [],
  unlike: [],
  likelyCitizens: [],
  cannotPay: false,
}

/** Names side by side are one: "like Gates Cambridge". "Like Chevening or Rhodes" has two. */
function likedNames(querySpans: readonly QuerySpan[], excluded: boolean): readonly string[] {
  const names: string[] = []
  for (const querySpan of querySpans) {
    if (querySpan.kind !== 'like' || querySpan.excluded !== excluded || querySpan.word === '') continue
    const last = querySpan.joined || excluded ? undefined : names.pop()
    names.push(last === undefined ? querySpan.word : `${last} ${querySpan.word}`)
  }
  return names
}

/** The different words of a name. */
export function titleWords(name: string): readonly string[] {
  return [...new Set(wordsOf(name))].filter((word) => !SKIPPED.has(word))
}

function contentOf(querySpan: QuerySpan): readonly string[] {
  if (isSought(querySpan)) return querySpan.word === '' ? [] : querySpan.word.split(' ')
  return filterOf(querySpan) === undefined && querySpan.kind !== 'held' ? [] : querySpan.named
}

/** Refugees are seldom at home where the language is that they write. */
function likelyCitizensOf({ speakers }: Interpretation, querySpans: readonly QuerySpan[]): readonly string[] {
  const residences = querySpans.flatMap(({ kind, values }) => (kind === 'residence' ? values : []))
  if (residences.length > 0) return residences
  const isRefugee = querySpans.some(({ kind, values }) => kind === 'audience' && values.includes('Refugees Only'))
  return isRefugee ? [] : speakers
}

/** The understanding of query spans, without those that the spans cover. */
export function understandingOf(
  interpretation: Interpretation,
  without: readonly Span[],
  searchKey: string,
): Understanding {
  const { querySpans: allSpans } = interpretation
  const querySpans = applyNegations(withoutSpans(allSpans, without))
  // "Italian students" is no title with "Italian", but "Omani Programme" may be one. A single word is no title.
  const hasOnlyCitizenship = allSpans.every(({ kind }) => kind === 'citizenship')
  const typed = hasOnlyCitizenship && without.length === 0 ? titleWords(searchKey) : []
  return {
    interpretation,
    querySpans,
    content: hasOnlyCitizenship ? (typed.length > 1 ? typed : []) : [...new Set(querySpans.flatMap(contentOf))],
    near: [
      ...querySpans.flatMap(({ near, excluded }) => (excluded ? [] : near)),
      ...interpretation.phrases.flatMap(({ start, end, words }) =>
        without.some(([from, to]) => from < end && start < to) ? [] : [{ words, isAround: false }],
      ),
    ],
    like: likedNames(querySpans, false),
    unlike: likedNames(querySpans, true),
    likelyCitizens: likelyCitizensOf(interpretation, querySpans),
    cannotPay: querySpans.some(({ kind }) => kind === 'means'),
  }
}
