import { isSought, type QuerySpan } from '#search/query/interpretation.ts'
import type { Constraint } from '#search/constraints/constraints.ts'

/** How often words stand in the catalogue. */
export interface WordCounts {
  /** How many records there are. */
  readonly records: number
  /** How many of them have a word. */
  readonly having: (word: string) => number
  /** How many have it in their name or their funder's. */
  readonly named: (word: string) => number
}

/**
 * A word can be a name if half of the records that have it, or more, have it in their name or their funder's: of 975, "daad"
 * stands in 15 and names 13, "gates" 7 and 4; but "fee" 353 and 7, "young" 130 and 13, "promise" 34 and 1.
 */
const NAME_SHARE = 2
/** What more than one record in so many has is no name: "ministry" (165 of 975), "council" (43), "trust" (41). */
const RARE_NAME = 32
/** What at most one record in so many has tells which are meant, where nothing else is understood: "orphan" (16 of 975). */
const RARE_WORD = 8
/** In a small catalogue, several programmes may still share a name. */
const FEW_RECORDS = 3
/**
 * How many names can be given up one by one; the last of them goes together with all that follow. With five choices, five
 * groups in the key and words that nothing has that makes sixteen constraints, which is what a `Way` has room for.
 */
const SINGLE_NAMES = 5

/** Of a letter of which nothing is understood, the first words of each kind are asked for, and the others rank. */
const MOST_SOUGHT = 16

/** What the words of a search key ask for. */
export interface SoughtWords {
  /** What must occur. */
  readonly constraints: readonly Constraint[]
  /** The parts whose words only rank. */
  readonly ranking: readonly QuerySpan[]
}

const NO_WORDS: SoughtWords = { constraints: [], ranking: [] }

/**
 * Filters filter, words rank: a word that is left over must occur only if it can be a name, or if nothing else at all was
 * understood. Then one of the rare words must occur, or one of all if none is rare. `whole` are the parts of the whole key:
 * what a word asks for does not depend on what is taken out.
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
      source: 'key',
      labels,
      values,
      isBroadened: false,
      rarity,
      isExcluded: false,
    })
  }
  const { names, unknown, anyOf, ranking } = rolesOf(whole, counts)
  const places = new Set(querySpans.map(({ start }) => start))
  const left = (role: readonly QuerySpan[]) => role.filter(({ start }) => places.has(start))
  const valuesOf = ({ kind, values, word }: QuerySpan) => (kind === 'name' ? values : [word])
  require(left(unknown), [])
  const rare = left(anyOf)
  require(rare, [...new Set(rare.flatMap(valuesOf))])
  const nameGroups = groupsOf(left(names))
  for (const some of nameGroups.slice(0, SINGLE_NAMES - 1)) require(some, [...new Set(some.flatMap(valuesOf))])
  const rest = nameGroups.slice(SINGLE_NAMES - 1)
  require(rest.flat(), [rest.flatMap(([first]) => (first ? valuesOf(first) : [])).join(' ')])
  return { constraints, ranking: left(ranking) }
}

/** The names of which any will do, once each. */
function groupsOf(names: readonly QuerySpan[]): readonly (readonly QuerySpan[])[] {
  const groups: QuerySpan[][] = []
  for (const querySpan of names) {
    const last = querySpan.joined ? groups.at(-1) : groups.find(([first]) => first?.word === querySpan.word)
    if (last) last.push(querySpan)
    else groups.push([querySpan])
  }
  return groups
}

/** What each word of a key is for: all names must occur, one of `anyOf`, and what is unknown occurs nowhere. */
function rolesOf(querySpans: readonly QuerySpan[], counts: WordCounts) {
  const canBeName = ({ kind, word }: QuerySpan) => kind === 'name' || (kind === 'word' && isName(word, counts))
  const [names, others] = divided(querySpans.filter(isSought), canBeName)
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
  isFirst: (querySpan: QuerySpan) => boolean,
): [QuerySpan[], QuerySpan[]] {
  const { first = [], second = [] } = Object.groupBy(querySpans, (querySpan) =>
    isFirst(querySpan) ? 'first' : 'second',
  )
  return [first, second]
}

function isName(word: string, { records, having, named }: WordCounts): boolean {
  const all = having(word)
  return all > 0 && named(word) * NAME_SHARE >= all && all <= Math.max(FEW_RECORDS, records / RARE_NAME)
}

/** One record in so many has all of the words, at most. */
function rarityOf(words: string, { records, having }: WordCounts): number {
  return Math.max(...words.split(' ').map((word) => records / Math.max(1, having(word))))
}
