import type { Reader } from '#search/constraints/constraints.ts'
import type { WordCounts } from '#search/constraints/words.ts'
import { NO_SPANS } from '#search/constraints/spans.ts'
import { understandingOf, type Understanding } from '#search/constraints/understanding.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { nearestWords } from '#lexicon/spelling.ts'
import type { KnownWords } from '#search/query/correct.ts'
import { interpret } from '#search/query/interpret.ts'
import { createCache } from '#search/cache.ts'
import { matchTitle } from './title-match.ts'
import { docIdsNamed, isMostOfOneTitle } from './titles.ts'
import { createBitsets, type Bitsets } from '#search/kernels/bitset-kernel.ts'
import { createPenaltyFinder, WORDS_OF_FINDER, type PenaltyFinder } from '#search/kernels/penalty-kernel.ts'
import { wordsOfLists } from './facet-counts.ts'
import { BITSET_COUNT, type SearchIndex } from '#search/indexing/search-index.ts'

/**
 * Bitsets for one request. A query has at most sixty spans, so with five choices and a time its constraints need 72 at
 * most, relaxing them 41 more, and what helps those who cannot pay 3.
 */
const SCRATCH_BITSETS = 116
/** In characters of the words. */
const CACHED_WORD_CHARACTERS = 32_000
/**
 * In characters: some 12,000 queries, and a quarter as many with removed spans. An understanding takes some 40 bytes
 * for a character of its query, so both generations together 30 MB; the worst queries that were tried take 75.
 */
const CACHED_QUERY_CHARACTERS = 300_000

/** What a search works with: the index with its bitsets in the memory of the kernels, scratch bitsets, and caches. */
export interface QueryContext {
  readonly index: SearchIndex
  readonly lexicon: Lexicon
  readonly bitsets: Bitsets
  /** A bitset without docIds. */
  readonly none: number
  readonly penaltyFinder: PenaltyFinder
  readonly read: Reader
  readonly counts: WordCounts
  /** By docId, a score up to 127 for the current request; for a docId without a score any number. */
  readonly scores: Uint8Array
  /** The index of a word in the word index, or -1. */
  readonly findWord: (word: string) => number
  /** The offset of an index bitset. A bitset is copied on first use: a copy of all of them would hold up a server. */
  readonly bitset: (number: number) => number
  /** A bitset to write on, with any content. It is valid until `rewind` goes back before it. */
  readonly scratch: () => number
  /** How many scratch bitsets are in use, and going back to that many. */
  readonly written: () => number
  readonly rewind: (written: number) => void
}

export function openQueryContext(index: SearchIndex, lexicon: Lexicon): QueryContext {
  const wordsPerBitset = index.maxDoc / 32
  const firstScratch = BITSET_COUNT + 1
  const lists = wordsOfLists(index)
  const bitsets = createBitsets(firstScratch + SCRATCH_BITSETS, wordsPerBitset, lists + WORDS_OF_FINDER)
  const loaded = new Uint8Array(BITSET_COUNT)
  const words = index.words.words === '' ? [] : index.words.words.split('\n')
  // A request looks up each of its words several times, and the next request often has the same words.
  const wordIndexes = createCache<number>(CACHED_WORD_CHARACTERS)
  const find = (word: string) => indexOfWord(word, words)
  const findWord = (word: string) => wordIndexes(word, find)
  const counts = countsIn(index, findWord)
  const reading = { lexicon, known: knownWords(words, index, findWord, counts.having), today: index.today }
  let used = 0
  const scratch = () => {
    if (used === SCRATCH_BITSETS) throw new Error(`A request needs more than ${SCRATCH_BITSETS} scratch bitsets`)
    return (firstScratch + used++) * wordsPerBitset
  }
  const context: QueryContext = {
    index,
    lexicon,
    bitsets,
    none: BITSET_COUNT * wordsPerBitset,
    penaltyFinder: createPenaltyFinder(bitsets, bitsets.behind + lists),
    read: cachingReader((searchKey) =>
      matchTitle(context, searchKey, understandingOf(interpret(searchKey, reading), NO_SPANS, searchKey)),
    ),
    counts,
    scores: new Uint8Array(index.maxDoc),
    findWord,
    bitset: (number) => {
      const offset = number * wordsPerBitset
      if (loaded[number] === 0) bitsets.words.set(index.bits.subarray(offset, offset + wordsPerBitset), offset)
      loaded[number] = 1
      return offset
    },
    scratch,
    written: () => used,
    rewind: (written) => {
      used = written
    },
  }
  return context
}

/** The same query comes again with each filter and with each page. */
function cachingReader(readAnew: (searchKey: string) => Understanding): Reader {
  const understandings = createCache<Understanding>(CACHED_QUERY_CHARACTERS)
  const understandingsWithout = createCache<Understanding>(CACHED_QUERY_CHARACTERS / 4)
  return (searchKey, without = NO_SPANS) => {
    const whole = understandings(searchKey, readAnew)
    if (without.length === 0) return whole
    return understandingsWithout(`${without.join(';')} ${searchKey}`, () =>
      understandingOf(whole.interpretation, without, searchKey),
    )
  }
}

function countsIn({ size, words: { starts, named } }: SearchIndex, find: (word: string) => number): WordCounts {
  return {
    records: size,
    having: (word) => (starts[find(word) + 1] ?? 0) - (starts[find(word)] ?? 0),
    named: (word) => named[find(word)] ?? 0,
  }
}

function knownWords(
  words: readonly string[],
  index: SearchIndex,
  find: QueryContext['findWord'],
  having: WordCounts['having'],
): KnownWords {
  const forms = index.words.written.split('\n')
  const corrections = createCache<string | undefined>(CACHED_WORD_CHARACTERS)
  const correct = (word: string) =>
    nearestWords(word, words).sort((a, b) => having(b) - having(a) || (a < b ? -1 : 1))[0]
  return {
    has: (word) => find(word) >= 0,
    named: (some) => docIdsNamed({ index, findWord: find }, some).next().done !== true,
    titled: (some) => isMostOfOneTitle({ index, findWord: find }, some),
    written: (word) => forms[find(word)] || word,
    // The most common of the nearest words; of equally common ones the first in the alphabet.
    correct: (word) => corrections(word, correct),
  }
}

/** The index of a word in a sorted list, or -1. */
function indexOfWord(word: string, sorted: readonly string[]): number {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const candidate = sorted[middle] ?? ''
    if (candidate === word) return middle
    if (candidate < word) low = middle + 1
    else high = middle - 1
  }
  return -1
}
