import type { SearchIndex } from '#search/indexing/search-index.ts'
import { isSet } from '#search/kernels/bitset-kernel.ts'
import type { QueryContext } from './query-context.ts'

type Words = Pick<QueryContext, 'index' | 'findWord'>

/** The docIds of a bitset whose names contain all of the words. */
export const docIdsTitled = (context: QueryContext, content: readonly string[], bitset: number): number[] =>
  docIdsWithNames(context, content, Infinity, (docId) => isSet(context.bitsets.words, bitset, docId))

/** The docIds whose names contain all of the words; none if more than `most` names have the rarest of them. */
function docIdsWithNames(
  { index, findWord }: Words,
  words: readonly string[],
  most: number,
  isSelected: (docId: number) => boolean,
): number[] {
  const { nameStarts, namePostings } = index.words
  // Of the words besides the rarest.
  const wordIndexes: number[] = []
  let rarest = -1
  let fewest = Infinity
  for (const word of words) {
    const wordIndex = findWord(word)
    const names = wordIndex < 0 ? 0 : (nameStarts[wordIndex + 1] ?? 0) - (nameStarts[wordIndex] ?? 0)
    if (names === 0) return []
    if (names < fewest) {
      if (rarest >= 0) wordIndexes.push(rarest)
      rarest = wordIndex
      fewest = names
    } else if (wordIndex !== rarest) wordIndexes.push(wordIndex)
  }
  const found: number[] = []
  if (rarest < 0 || fewest > most) return found
  const from = nameStarts[rarest] ?? 0
  for (let at = from; at < from + fewest; at++) {
    const docId = namePostings[at] ?? 0
    if (isSelected(docId) && namesAll(index.words, wordIndexes, docId)) found.push(docId)
  }
  return found
}

/** The docIds that have all of the words in their names or their funders', the rarest word's one by one. */
export function* docIdsNamed({ index, findWord }: Words, words: readonly string[]): Generator<number> {
  const { starts, postings } = index.words
  const wordIndexes = words.map(findWord)
  if (wordIndexes.includes(-1)) return
  const all = wordIndexes.map((wordIndex) => postings.subarray(starts[wordIndex], starts[wordIndex + 1]))
  const [rarest = NO_POSTINGS, ...others] = all.sort((one, other) => one.length - other.length)
  for (const posting of rarest)
    if (isNaming(posting) && others.every((other) => isNamedIn(other, posting >>> 2))) yield posting >>> 2
}

const NO_POSTINGS = new Uint32Array()
/** Whether a posting is of a name or a funder, and not only of the text. */
const isNaming = (posting: number) => (posting & 3) > 0

function isNamedIn(postings: Uint32Array, docId: number): boolean {
  const at = firstAtLeast(postings, 0, postings.length, docId << 2)
  const posting = postings[at] ?? 0
  return at < postings.length && posting >>> 2 === docId && isNaming(posting)
}

/** A title has a word that so few names have, at most: "scholarships in Canada" is said of many. */
export const FEW_NAMES = 3
/** Of the words of a name, three in four are most. */
const MOST = 3 / 4

/** Whether one name alone contains all of the words, and they are most of its words. */
export function isMostOfOneTitle(context: Words, words: readonly string[]): boolean {
  const [only = -1, ...others] = docIdsWithNames(context, words, FEW_NAMES, () => true)
  return only >= 0 && others.length === 0 && words.length >= (context.index.words.nameLengths[only] ?? 0) * MOST
}

function namesAll(
  { nameStarts, namePostings }: SearchIndex['words'],
  wordIndexes: readonly number[],
  docId: number,
): boolean {
  for (const wordIndex of wordIndexes) {
    if (!holds(namePostings, nameStarts[wordIndex] ?? 0, nameStarts[wordIndex + 1] ?? 0, docId)) return false
  }
  return true
}

function holds(sorted: Uint32Array, from: number, to: number, docId: number): boolean {
  const at = firstAtLeast(sorted, from, to, docId)
  return at < to && sorted[at] === docId
}

function firstAtLeast(sorted: Uint32Array, from: number, to: number, least: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}
