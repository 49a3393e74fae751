import { understand, type KnownWords, type Understanding } from '#search/understanding/understand.ts'
import { nearestWords, placeOf, rememberCorrections } from '#search/understanding/spelling.ts'
import { createMemory } from '#search/memory.ts'
import { createBitRows, type BitRows } from '#search/kernels/bit-kernel.ts'
import { wordsOfLists } from './list-kernel.ts'
import { ROW_COUNT, type SearchIndex } from '#search/indexing/search-index.ts'

/** Rows for one question's own sets: choices, key, words, and what relaxing and ranking need. */
const SCRATCH_ROWS = 112
const REMEMBERED_WORDS = 4096
const REMEMBERED_KEYS = 1000

/** An index made ready to be searched: its rows within reach of the kernel, and rows to work in. */
export interface Workspace {
  readonly index: SearchIndex
  readonly rows: BitRows
  /** What a search key says. */
  readonly read: (searchKey: string) => Understanding
  /** The place of a word in the index, or -1. */
  readonly placeOf: (word: string) => number
  /** The place of a row of the index. It is copied there when it is first asked for: all of them would hold up a server. */
  readonly row: (number: number) => number
  /** A row to write on, whatever stands in it; valid until `rewind` goes back behind it. */
  readonly scratch: () => number
  /** How many rows are written on, and going back to as many. */
  readonly written: () => number
  readonly rewind: (written: number) => void
}

export function openWorkspace(index: SearchIndex): Workspace {
  const stride = index.slots / 32
  const rows = createBitRows(ROW_COUNT + SCRATCH_ROWS, stride, wordsOfLists(index))
  const loaded = new Uint8Array(ROW_COUNT)
  const words = index.words.words === '' ? [] : index.words.words.split('\n')
  // A question looks for each of its words more than once, and the next one for the same.
  const places = createMemory<number>(REMEMBERED_WORDS)
  const findWord = (word: string) => places(word, () => placeOf(word, words))
  const known = knownWords(words, index.words, findWord)
  // The same key comes again with each filter that is chosen under it, and with each page.
  const readings = createMemory<Understanding>(REMEMBERED_KEYS)
  let used = 0
  return {
    index,
    rows,
    read: (searchKey) => readings(searchKey, () => understand(searchKey, known)),
    placeOf: findWord,
    row: (number) => {
      const place = number * stride
      if (loaded[number] === 0) rows.words.set(index.bits.subarray(place, place + stride), place)
      loaded[number] = 1
      return place
    },
    scratch: () => {
      if (used === SCRATCH_ROWS) throw new Error('A question needs more rows than there are')
      return (ROW_COUNT + used++) * stride
    },
    written: () => used,
    rewind: (written) => {
      used = written
    },
  }
}

function knownWords(
  words: readonly string[],
  { starts, written }: SearchIndex['words'],
  find: (word: string) => number,
): KnownWords {
  const forms = written.split('\n')
  const frequency = (word: string) => (starts[find(word) + 1] ?? 0) - (starts[find(word)] ?? 0)
  return {
    has: (word) => find(word) >= 0,
    written: (word) => forms[find(word)] || word,
    // The commonest of the nearest; the first in the alphabet of the equally common.
    correct: rememberCorrections(
      (word) => nearestWords(word, words).sort((a, b) => frequency(b) - frequency(a) || (a < b ? -1 : 1))[0],
    ),
  }
}
