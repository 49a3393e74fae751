import { isSought, type QuerySpan } from '#search/query/interpretation.ts'
import type { Constraint } from '#search/constraints/constraints.ts'

/** How many records have a word. */
export interface WordCounts {
  /** How many records there are. */
  readonly records: number
  /** How many of them have a word. */
  readonly having: (word: string) => number
  /** How many have it in their name or their funder's. */
  readonly named: (word: string) => number
}

/**
 * A word can be a name if half of the records that have it, or more, have it in their name or their funder's: of 975,
 * "daad" is in 15 and in the names of 13, "gates" in 7 and 4; but "fee" in 353 and 7, "young" in 130 and 13, "promise"
 * in 34 and 1.
 */
const NAME_SHARE = 2
/** What more than one record in so many has is no name: "ministry" (165 of 975), "council" (43), "trust" (41). */
const RARE_NAME = 32
/** A word that at most one record in so many has filters if the query has no other filter: "orphan" (16 of 975). */
const RARE_WORD = 8
/** A word that at most one record in so many has is rare: it says something beside filters, and in a title. */
export const RARE = 64
/** In a small catalogue, several programmes may still share a name. */
const FEW_RECORDS = 3
/**
 * So many names can be relaxed one by one; the last of them and all that follow are relaxed together. Five choices,
 * five groups in the query, five names and unknown words make sixteen constraints: a `RelaxationSet` has room for
 * these.
 */
const SINGLE_NAMES = 5

/** In a letter without any filter, the first words of each kind are constraints, and the others rank. */
const MOST_SOUGHT = 16

/** The constraints and the ranking words of a query. */
export interface SoughtWords {
  /** What must occur. */
  readonly constraints: readonly Constraint[]
  /** The query spans whose words only rank. */
  readonly ranking: readonly QuerySpan[]
}

const NO_WORDS: SoughtWords = { constraints: [], ranking: [] }

/**
 * Filters filter, words rank. A word is a constraint only if it can be a name, or if the query has no other filter:
 * then one of the rare words must occur, or one of all if none is rare. `whole` are the query spans before anything is
 * removed: the role of a word does not depend on what is removed.
 */
export function soughtWords(
  querySpans: readonly QuerySpan[],
  whole: readonly QuerySpan[],
  counts: WordCounts,
): SoughtWords {
  if (!querySpans.some(isSought)) return NO_WORDS
  const constraints: Constraint[] = []
  const require = (spans: readonly QuerySpan[], values: readonly string[]) => {
    if (spans.length === 0) return
    const rarity = Math.max(1, ...values.map((value) => rarityOf(value, counts)))
    const labels = [...new Set(spans.map(({ text }) => text))]
    constraints.push({
      attribute: 'words',
      source: 'query',
      labels,
      values,
      isBroadened: false,
      rarity,
      isExcluded: false,
    })
  }
  const { names, unknown, anyOf, ranking } = rolesOf(whole, counts)
  const starts = new Set(querySpans.map(({ start }) => start))
  const left = (role: readonly QuerySpan[]) => role.filter(({ start }) => starts.has(start))
  const valuesOf = ({ kind, values, word }: QuerySpan) => (kind === 'name' ? values : [word])
  require(left(unknown), [])
  const rare = left(anyOf)
  require(rare, [...new Set(rare.flatMap(valuesOf))])
  const nameGroups = groupsOf(querySpans.filter(isSought), new Set(left(names)))
  const valueOf = (alternative: readonly QuerySpan[]) => [...new Set(alternative.flatMap(valuesOf))].join(' ')
  // A name that the catalogue lacks has no value, and '' would be in every record.
  const anyOfThem = (some: NameGroup) => [...new Set(some.map(valueOf))].filter((value) => value !== '')
  for (const some of nameGroups.slice(0, SINGLE_NAMES - 1)) require(some.flat(), anyOfThem(some))
  const rest = nameGroups.slice(SINGLE_NAMES - 1)
  require(rest.flat(2), [rest.flatMap(([first = []]) => valueOf(first)).join(' ')])
  return { constraints, ranking: left(ranking) }
}

/** Names of which any will do; all words of each. "DAAD EPOS or Chevening" is two names, but "DAAD for EPOS" two groups. */
type NameGroup = readonly (readonly QuerySpan[])[]

function groupsOf(sought: readonly QuerySpan[], names: ReadonlySet<QuerySpan>): readonly NameGroup[] {
  const phrases: QuerySpan[][][] = []
  let end = -Infinity
  for (const querySpan of sought) {
    const phrase = phrases.at(-1)
    if (phrase && querySpan.joined) phrase.push([querySpan])
    else if (phrase && querySpan.start - end <= 1) phrase.at(-1)?.push(querySpan)
    else phrases.push([[querySpan]])
    end = querySpan.end
  }
  // A name that is said again asks for nothing more. Those that the catalogue lacks have no word.
  const said = new Set<string>()
  const isNew = (name: QuerySpan) => names.has(name) && said.size < said.add(name.word || name.text).size
  return phrases.flatMap((phrase): NameGroup[] => {
    const alternatives = phrase.map((words) => words.filter(isNew)).filter(({ length }) => length > 0)
    return alternatives.length > 1 ? [alternatives] : alternatives.flat().map((name) => [[name]])
  })
}

/** The role of each word of a query: all names must occur, one of `anyOf`, and `unknown` occurs nowhere. */
function rolesOf(querySpans: readonly QuerySpan[], counts: WordCounts) {
  const sought = querySpans.filter(isSought)
  // "Gates" is an everyday word, but not in "Chevening or Gates".
  let isBesideName = false
  const [names, others] = divided(sought, ({ kind, word, joined, written }, at) => {
    const next = sought[at + 1]
    const isBeside = (joined && isBesideName) || (next?.joined === true && isNamed(next, counts))
    const mayBe = kind === 'rank' && isBeside && written === undefined
    isBesideName = isNamed({ kind, word }, counts) || (mayBe && isName(word, counts))
    return isBesideName
  })
  const isUnderstood =
    names.length > 0 || querySpans.some((querySpan) => !isSought(querySpan) && querySpan.kind !== 'unsupported')
  if (isUnderstood) return { names, unknown: [], anyOf: [], ranking: others }
  const [known, unknown] = divided(others, ({ word }) => counts.having(word) > 0)
  const [rare, common] = divided(known, ({ word }) => counts.having(word) * RARE_WORD <= counts.records)
  const [some, rest] = rare.length > 0 ? [rare, common] : [known, []]
  return {
    names,
    unknown: unknown.slice(0, MOST_SOUGHT),
    anyOf: some.slice(0, MOST_SOUGHT),
    ranking: [...rest, ...some.slice(MOST_SOUGHT), ...unknown.slice(MOST_SOUGHT)],
  }
}

function divided(
  querySpans: readonly QuerySpan[],
  isFirst: (querySpan: QuerySpan, at: number) => boolean,
): [QuerySpan[], QuerySpan[]] {
  const { first = [], second = [] } = Object.groupBy(querySpans, (querySpan, at) =>
    isFirst(querySpan, at) ? 'first' : 'second',
  )
  return [first, second]
}

/** A name of the lexicon, or a word that no other reading has and that can be one. */
function isNamed({ kind, word }: Pick<QuerySpan, 'kind' | 'word'>, counts: WordCounts): boolean {
  return kind === 'name' || (kind === 'word' && isName(word, counts))
}

/** True for a word that stands mostly in names, and seldom. */
export function isName(word: string, { records, having, named }: WordCounts, all = having(word)): boolean {
  return all > 0 && named(word) * NAME_SHARE >= all && all <= Math.max(FEW_RECORDS, records / RARE_NAME)
}

/** One record in so many has all of the words, at most. */
function rarityOf(words: string, { records, having }: WordCounts): number {
  return Math.max(...words.split(' ').map((word) => records / Math.max(1, having(word))))
}
