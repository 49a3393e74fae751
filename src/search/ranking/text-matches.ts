import { ROWS, type SearchIndex } from '#search/indexing/search-index.ts'
import { isSet, slotsOf } from '#search/kernels/bit-kernel.ts'
import type { Workspace } from '#search/matching/workspace.ts'
import { emptyRow } from '#search/matching/match.ts'
import { HIGHEST_WORDS_SCORE, type WeightedWord } from './order-rules.ts'
import { HIGHEST_SCORE, type Scored } from './select-scored.ts'

/** A name that contains every word of the search key is what was meant. It outranks all other text matches. */
const TITLED_SCORE = HIGHEST_WORDS_SCORE + 1

/** What gives a slot of a question a score. */
interface Scoring {
  readonly words: readonly WeightedWord[]
  /** Slots whose names hold all words of the key. */
  readonly titled: readonly number[]
  /** How many words these are: a name of no others is the one that was meant. */
  readonly titleLength: number
  /** How strongly slots are of a place. */
  readonly near: ReadonlyMap<number, number>
}

/**
 * The slots of `row` that have a score, ascending and as a row, and the row of those that have none. Scores are added up where each slot
 * has its place, and `found` says which of them are of this question: so nothing has to be cleared.
 */
export function scoredSlots(workspace: Workspace, { words, titled, titleLength, near }: Scoring, row: number): Scored {
  const { index, rows, scores, placeOf, scratch } = workspace
  const { starts, postings } = index.words
  const bits = rows.words
  const found = emptyRow(workspace)
  const add = (slot: number, score: number, most: number) => {
    const word = found + (slot >>> 5)
    const bit = 1 << (slot & 31)
    const isNew = ((bits[word] ?? 0) & bit) === 0
    bits[word] = (bits[word] ?? 0) | bit
    scores[slot] = isNew ? score : Math.min(most, (scores[slot] ?? 0) + score)
  }
  for (const { word, weight } of words) {
    const place = placeOf(word)
    const end = starts[place + 1] ?? 0
    for (let at = starts[place] ?? 0; at < end; at++) {
      const posting = postings[at] ?? 0
      const slot = posting >>> 2
      if (isSet(bits, row, slot)) add(slot, weight << (posting & 3), HIGHEST_WORDS_SCORE)
    }
  }
  for (const [slot, score] of near) add(slot, score, HIGHEST_WORDS_SCORE)
  for (const slot of titled) {
    const isWhole = index.words.nameLengths[slot] === titleLength
    add(slot, isWhole ? HIGHEST_SCORE : TITLED_SCORE, isWhole ? HIGHEST_SCORE : HIGHEST_SCORE - 1)
  }
  const rest = scratch()
  rows.andNot(rest, row, found)
  return { slots: slotsOf(bits, found, rows.stride), scores, found, rest }
}

/** The first posting from `from` on that belongs to the slot or a later one, found by leaps that double. */
function placeFrom(postings: Uint32Array, from: number, end: number, slot: number): number {
  let leap = 1
  while (from + leap < end && (postings[from + leap] ?? 0) >>> 2 < slot) {
    from += leap
    leap *= 2
  }
  let low = from
  let high = Math.min(end, from + leap)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((postings[middle] ?? 0) >>> 2 < slot) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * How strongly slots of a row are of a place: the weight of the weakest word of its name. A text may mention any
 * place: it tells of a name of one word, and only what is in few countries. Of several places it is the one that a slot is
 * of most.
 */
export function nearWeights(
  workspace: Workspace,
  places: readonly (readonly string[])[],
  row: number,
): ReadonlyMap<number, number> {
  if (places.length === 0) return NOT_NEAR
  const weights = new Map<number, number>()
  for (const words of places) {
    for (const [slot, weight] of weakest(workspace, words, row)) {
      weights.set(slot, Math.max(weight, weights.get(slot) ?? 0))
    }
  }
  return weights
}

function* weakest({ index, rows, placeOf, row: openRow }: Workspace, words: readonly string[], row: number) {
  const { postings } = index.words
  const [rarest = NOWHERE, ...others] = rangesOf(index, words.map(placeOf))
  const anywhere = openRow(ROWS.country.loose)
  for (const posting of postings.subarray(rarest.at, rarest.end)) {
    const slot = posting >>> 2
    let weight = 1 << (posting & 3)
    if (!isSet(rows.words, row, slot)) continue
    for (const other of others) {
      other.at = placeFrom(postings, other.at, other.end, slot)
      const found = other.at < other.end ? (postings[other.at] ?? 0) : NONE
      weight = found >>> 2 === slot ? Math.min(weight, 1 << (found & 3)) : 0
    }
    const isTold = weight > IN_TEXT || (others.length === 0 && !isSet(rows.words, anywhere, slot))
    if (weight > 0 && isTold) yield [slot, weight] as const
  }
}

const NOT_NEAR: ReadonlyMap<number, number> = new Map()
/** The weight of a word that only a text has. */
const IN_TEXT = 1
/** No posting: of no slot. */
const NONE = -1
const NOWHERE = { at: 0, end: 0 }

/** The postings of words, the rarest word's first. */
function rangesOf({ words: { starts } }: SearchIndex, places: readonly number[]) {
  const ranges = places.map((place) => ({ at: starts[place] ?? 0, end: starts[place + 1] ?? 0 }))
  return ranges.sort((a, b) => a.end - a.at - (b.end - b.at))
}
