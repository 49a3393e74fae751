import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { createRankingColumn } from './default-ranking.ts'
import { popcount, WORDS_A_TURN } from '#search/kernels/bitset-kernel.ts'
import { INDEXED_ATTRIBUTES, type IndexedAttribute } from '#search/constraints/attributes.ts'
import { createListColumn, setBit } from './list-column.ts'
import {
  createSortColumns,
  LIVE_DOCS,
  BITSET_COUNT,
  BITSETS,
  type GroupLists,
  type SearchIndex,
} from './search-index.ts'
import { byGroup, VOCABULARY, type Group } from '#search/constraints/vocabulary.ts'
import { createWordColumn } from './word-index.ts'

/**
 * Bitsets, and the closed docIds within them, begin at a multiple of this, so that the kernel never reads across a
 * boundary.
 */
const ALIGNMENT = 32 * WORDS_A_TURN

/**
 * Builds the index of a catalogue for one day, again and again. Columns hold what depends on a single record (its sort
 * keys, the numbers of its lists and words), and an index is made from the columns. So a change costs the changed
 * records and that last step, which takes a fraction of building from scratch.
 */
export interface IndexBuilder {
  /**
   * Takes the values of a record, and does not keep the record. An ordinal is a whole number from 0; a record at a used
   * ordinal replaces the old one.
   */
  readonly put: (ordinal: number, record: Scholarship) => void
  /** Builds the index of the records at these ordinals, and numbers them in this order. */
  readonly build: (ordinals: readonly number[]) => SearchIndex
}

export function createIndexBuilder(today: IsoDate): IndexBuilder {
  const order = createRankingColumn(today)
  const lists = INDEXED_ATTRIBUTES.map((attribute) => createListColumn(attribute, today))
  const sorts = createSortColumns(today)
  const words = createWordColumn()
  return {
    put(ordinal, record) {
      order.put(ordinal, record)
      for (const column of lists) column.put(ordinal, record)
      sorts.put(ordinal, record)
      words.put(ordinal, record)
    },
    build(ordinals) {
      const numberOf = numbersOf(ordinals)
      const { open, closed } = order.order((ordinal) => (numberOf[ordinal] ?? -1) >= 0)
      const closedFrom = aligned(open.length)
      const maxDoc = Math.max(ALIGNMENT, closedFrom + aligned(closed.length))
      const ordinalOf = new Int32Array(maxDoc).fill(-1)
      ordinalOf.set(open)
      ordinalOf.set(closed, closedFrom)
      const wordsPerBitset = maxDoc / 32
      const bits = new Uint32Array(BITSET_COUNT * wordsPerBitset)
      for (const [docId, ordinal] of ordinalOf.entries())
        if (ordinal >= 0) setBit(bits, LIVE_DOCS * wordsPerBitset, docId)
      const indexed = Object.fromEntries(
        lists.map((column) => [column.attribute, column.index(ordinalOf, bits)]),
      ) as Record<IndexedAttribute, GroupLists> // each attribute has its column
      return {
        today,
        size: ordinals.length,
        maxDoc,
        closedFrom,
        recordOf: ordinalOf.map((ordinal) => numberOf[ordinal] ?? -1),
        bits,
        lists: byGroup((group) => indexed[group]),
        counts: byGroup((group) => countOptions(bits, wordsPerBitset, group)),
        orders: sorts.index(ordinalOf),
        words: words.index(ordinalOf),
      }
    },
  }
}

/** For each ordinal its index in `ordinals`, or -1. */
function numbersOf(ordinals: readonly number[]): Int32Array {
  const last = ordinals.reduce((most, ordinal) => Math.max(most, ordinal), -1)
  const numbers = new Int32Array(last + 1).fill(-1)
  for (const [number, ordinal] of ordinals.entries()) numbers[ordinal] = number
  return numbers
}

function aligned(count: number): number {
  return Math.ceil(count / ALIGNMENT) * ALIGNMENT
}

function countOptions(bits: Uint32Array, wordsPerBitset: number, group: Group): Uint32Array {
  const { first } = BITSETS[group]
  return Uint32Array.from(VOCABULARY[group], (_, option) => {
    let count = 0
    for (let word = (first + option) * wordsPerBitset; word < (first + option + 1) * wordsPerBitset; word++) {
      count += popcount(bits[word] ?? 0)
    }
    return count
  })
}
