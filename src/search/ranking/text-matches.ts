import { BITSETS, type SearchIndex } from '#search/indexing/search-index.ts'
import { isSet, docIdsOf } from '#search/kernels/bitset-kernel.ts'
import type { QueryContext } from '#search/matching/query-context.ts'
import type { Near } from '#search/query/interpretation.ts'
import { emptyBitset } from '#search/matching/match.ts'
import { DECISIVE_SCORE, HIGHEST_WORDS_SCORE, type WeightedWord } from './order-rules.ts'
import { HIGHEST_SCORE, type Scored } from './select-scored.ts'

/** A name with every word of the query outranks all other text matches. */
const TITLED_SCORE = HIGHEST_WORDS_SCORE + 1

/** What gives a docId a score. */
interface Scoring {
  readonly words: readonly WeightedWord[]
  /** DocIds whose names have all words of the query. */
  readonly titled: readonly number[]
  /** How many words these are: a name of no others is the one that was meant. */
  readonly titleLength: number
  /** How strongly docIds belong to a location. */
  readonly near: ReadonlyMap<number, number>
}

/**
 * The docIds of `bitset` whose score decides, ascending, and the bitset of the others. `scores` is not cleared between
 * requests: `found` has the docIds whose score is of this request, whether it decides or not.
 */
export function scoredDocIds(
  context: QueryContext,
  { words, titled, titleLength, near }: Scoring,
  bitset: number,
): Scored {
  const { index, bitsets, scores, findWord, scratch } = context
  const { starts, postings } = index.words
  const bits = bitsets.words
  const found = emptyBitset(context)
  const add = (docId: number, score: number, most: number) => {
    const word = found + (docId >>> 5)
    const bit = 1 << (docId & 31)
    const isNew = ((bits[word] ?? 0) & bit) === 0
    bits[word] = (bits[word] ?? 0) | bit
    scores[docId] = isNew ? score : Math.min(most, (scores[docId] ?? 0) + score)
  }
  for (const { word, weight } of words) {
    const wordIndex = findWord(word)
    const end = starts[wordIndex + 1] ?? 0
    for (let at = starts[wordIndex] ?? 0; at < end; at++) {
      const posting = postings[at] ?? 0
      const docId = posting >>> 2
      if (isSet(bits, bitset, docId)) add(docId, weight << (posting & 3), HIGHEST_WORDS_SCORE)
    }
  }
  for (const [docId, score] of near) add(docId, score, HIGHEST_WORDS_SCORE)
  for (const docId of titled) {
    const isWhole = index.words.nameLengths[docId] === titleLength
    add(docId, isWhole ? HIGHEST_SCORE : TITLED_SCORE, isWhole ? HIGHEST_SCORE : HIGHEST_SCORE - 1)
  }
  const rest = scratch()
  bitsets.andNot(rest, bitset, found)
  const docIds = docIdsOf(bits, found, bitsets.wordsPerBitset)
  // The decisive ones move to the front of the same list.
  let decisive = 0
  for (const docId of docIds) {
    if ((scores[docId] ?? 0) >= DECISIVE_SCORE) docIds[decisive++] = docId
    else bits[rest + (docId >>> 5)] = (bits[rest + (docId >>> 5)] ?? 0) | (1 << (docId & 31))
  }
  docIds.length = decisive
  return { docIds, scores, found, rest }
}

/** The first posting from `from` on with this docId or a later one, found by leaps that double. */
function firstPostingFrom(postings: Uint32Array, from: number, end: number, docId: number): number {
  let leap = 1
  while (from + leap < end && (postings[from + leap] ?? 0) >>> 2 < docId) {
    from += leap
    leap *= 2
  }
  let low = from
  let high = Math.min(end, from + leap)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((postings[middle] ?? 0) >>> 2 < docId) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * How strongly docIds of a bitset belong to a location: the weight of the weakest word of its name. A text may mention
 * any location: it counts only for a name of one word, and for awards in few countries. Of several locations the
 * strongest counts. An award named after the state that a city is in counts as one that mentions the city.
 */
export function nearWeights(
  context: QueryContext,
  locations: readonly Near[],
  bitset: number,
): ReadonlyMap<number, number> {
  if (locations.length === 0) return NOT_NEAR
  const weights = new Map<number, number>()
  for (const { words, isAround } of locations) {
    for (const [docId, weight] of weakest(context, words, bitset)) {
      if (isAround && weight === IN_TEXT) continue
      weights.set(docId, Math.max(isAround ? IN_TEXT : weight, weights.get(docId) ?? 0))
    }
  }
  return weights
}

function* weakest(
  { index, bitsets, findWord, bitset: bitsetAt }: QueryContext,
  words: readonly string[],
  bitset: number,
) {
  const { postings } = index.words
  const [rarest = NOWHERE, ...others] = rangesOf(index, words.map(findWord))
  const anywhere = bitsetAt(BITSETS.country.partial)
  for (const posting of postings.subarray(rarest.at, rarest.end)) {
    const docId = posting >>> 2
    let weight = 1 << (posting & 3)
    if (!isSet(bitsets.words, bitset, docId)) continue
    for (const other of others) {
      other.at = firstPostingFrom(postings, other.at, other.end, docId)
      const found = other.at < other.end ? (postings[other.at] ?? 0) : NONE
      weight = found >>> 2 === docId ? Math.min(weight, 1 << (found & 3)) : 0
    }
    const isLocal = weight > IN_TEXT || (others.length === 0 && !isSet(bitsets.words, anywhere, docId))
    if (weight > 0 && isLocal) yield [docId, weight] as const
  }
}

const NOT_NEAR: ReadonlyMap<number, number> = new Map()
/** The weight of a word that only a text has. */
const IN_TEXT = 1
/** No posting: of no docId. */
const NONE = -1
const NOWHERE = { at: 0, end: 0 }

/** The postings of words, the rarest word's first. */
function rangesOf({ words: { starts } }: SearchIndex, wordIndexes: readonly number[]) {
  const ranges = wordIndexes.map((wordIndex) => ({ at: starts[wordIndex] ?? 0, end: starts[wordIndex + 1] ?? 0 }))
  return ranges.sort((a, b) => a.end - a.at - (b.end - b.at))
}
