import type { Part } from '#search/understanding/part.ts'
import type { Constraint } from './constraints.ts'

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
 * groups in the key and what nothing answers that makes sixteen constraints, which is what a `Way` has room for.
 */
const SINGLE_NAMES = 5

/** What the words of a search key ask for. */
export interface SoughtWords {
  /** What must occur. */
  readonly constraints: readonly Constraint[]
  /** The parts whose words only rank. */
  readonly ranking: readonly Part[]
}

/**
 * Filters filter, words rank: a word that is left over must occur only if it can be a name, or if nothing else at all was
 * understood. Then one of the rare words must occur, or one of all if none is rare. `whole` are the parts of the whole key:
 * what a word asks for does not depend on what is taken out.
 */
export function soughtWords(parts: readonly Part[], whole: readonly Part[], counts: WordCounts): SoughtWords {
  const typed = partsByWord(parts)
  if (typed.size === 0) return NO_WORDS
  const constraints: Constraint[] = []
  const require = (words: readonly string[], values = words) => {
    if (words.length === 0) return
    const said = words.flatMap((word) => (typed.get(word) ?? []).map(({ text }) => text))
    const rarity = Math.max(1, ...values.map((value) => rarityOf(value, counts)))
    constraints.push({ dimension: 'words', source: 'key', said: [...new Set(said)], values, isWidened: false, rarity })
  }
  const { names, unknown, anyOf, ranking } = rolesOf(whole, counts)
  const left = (words: readonly string[]) => words.filter((word) => typed.has(word))
  require(left([UNANSWERED]), [])
  require(left(unknown), [])
  require(left(anyOf))
  const called = left(names)
  for (const name of called.slice(0, SINGLE_NAMES - 1)) require([name])
  const rest = called.slice(SINGLE_NAMES - 1)
  require(rest, [rest.join(' ')])
  return { constraints, ranking: ranking.flatMap((word) => typed.get(word) ?? []) }
}

/** What each word of a key is for: all names must occur, one of `anyOf`, and what is unknown occurs nowhere. */
function rolesOf(parts: readonly Part[], counts: WordCounts) {
  const words = [...partsByWord(parts).keys()].filter((word) => word !== UNANSWERED)
  const names = words.filter((word) => isName(word, counts))
  const others = words.filter((word) => !names.includes(word))
  const isUnderstood = names.length > 0 || parts.some(({ meanings }) => meanings.length > 0)
  if (isUnderstood) return { names, unknown: [], anyOf: [], ranking: others }
  const isKnown = (word: string) => counts.having(word) > 0
  const isRare = (word: string) => counts.having(word) * RARE_WORD <= counts.records
  const known = others.filter(isKnown)
  const anyOf = known.some(isRare) ? known.filter(isRare) : known
  const ranking = known.filter((word) => !anyOf.includes(word))
  return { names, unknown: others.filter((word) => !isKnown(word)), anyOf, ranking }
}

const NO_WORDS: SoughtWords = { constraints: [], ranking: [] }
/** The word of a part that no programme answers, as "without IELTS". */
const UNANSWERED = ''

function partsByWord(parts: readonly Part[]): ReadonlyMap<string, readonly Part[]> {
  const typed = new Map<string, Part[]>()
  for (const part of parts) {
    if (part.word === undefined) continue
    const same = typed.get(part.word)
    if (same) same.push(part)
    else typed.set(part.word, [part])
  }
  return typed
}

/** Several words are the whole name of a programme. */
function isName(word: string, { records, having, named }: WordCounts): boolean {
  if (word.includes(' ')) return true
  const all = having(word)
  return all > 0 && named(word) * NAME_SHARE >= all && all <= Math.max(FEW_RECORDS, records / RARE_NAME)
}

/** One record in so many has all of the words, at most. */
function rarityOf(words: string, { records, having }: WordCounts): number {
  return Math.max(...words.split(' ').map((word) => records / Math.max(1, having(word))))
}
