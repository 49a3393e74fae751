import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { createOrderColumn } from './default-order.ts'
import { popcount, WORDS_A_TURN } from '#search/kernels/bit-kernel.ts'
import { INDEXED } from '#search/asking/dimensions.ts'
import { createListColumn, setBit } from './list-column.ts'
import { createSortColumns } from './sort-orders.ts'
import { LIVE_ROW, ROW_COUNT, ROWS, type SearchIndex } from './search-index.ts'
import { GROUPS, VOCABULARY, type Group } from '#search/asking/vocabulary.ts'
import { createWordColumn } from './word-index.ts'

/** Rows, and the closed slots within them, begin at a multiple of this, so that the kernel never reads across a boundary. */
const ALIGNMENT = 32 * WORDS_A_TURN

/**
 * Builds the index of a catalogue for one day, again and again. Whatever depends on a single record (its sort key, the
 * numbers of its lists and words) is kept in columns, and an index is made from the columns. So a change costs the
 * changed records and that last step, which is a small part of building from scratch.
 */
export interface IndexBuilder {
  /**
   * Takes over what a record says, but does not keep the record. A place is a whole number from 0; putting a record at
   * a used place replaces the old one.
   */
  readonly put: (place: number, record: Scholarship) => void
  /** Builds the index of the records at these places, and numbers them in this order. */
  readonly build: (places: readonly number[]) => SearchIndex
}

export function createIndexBuilder(today: IsoDate): IndexBuilder {
  const order = createOrderColumn(today)
  const lists = INDEXED.map((dimension) => createListColumn(dimension, today))
  const sorts = createSortColumns(today)
  const words = createWordColumn()
  return {
    put(place, record) {
      order.put(place, record)
      for (const column of lists) column.put(place, record)
      sorts.put(place, record)
      words.put(place, record)
    },
    build(places) {
      const recordOf = numbersOf(places)
      const { open, closed } = order.order((place) => (recordOf[place] ?? -1) >= 0)
      const closedFrom = aligned(open.length)
      const slots = Math.max(ALIGNMENT, closedFrom + aligned(closed.length))
      const placeAt = new Int32Array(slots).fill(-1)
      placeAt.set(open)
      placeAt.set(closed, closedFrom)
      const stride = slots / 32
      const bits = new Uint32Array(ROW_COUNT * stride)
      for (const [slot, place] of placeAt.entries()) if (place >= 0) setBit(bits, LIVE_ROW * stride, slot)
      const indexed = lists.map((column) => [column.dimension, column.index(placeAt, bits)] as const)
      const ofGroups = indexed.filter(([dimension]) => (GROUPS as readonly string[]).includes(dimension))
      return {
        today,
        size: places.length,
        slots,
        closedFrom,
        recordAt: placeAt.map((place) => recordOf[place] ?? -1),
        bits,
        lists: Object.fromEntries(ofGroups) as unknown as SearchIndex['lists'], // each of GROUPS has its entry
        counts: Object.fromEntries(
          GROUPS.map((group) => [group, countRows(bits, stride, group)]),
        ) as unknown as SearchIndex['counts'], // as above
        orders: sorts.index(placeAt),
        words: words.index(placeAt),
      }
    },
  }
}

/** For each place its number in `places`, or -1. */
function numbersOf(places: readonly number[]): Int32Array {
  const last = places.reduce((most, place) => Math.max(most, place), -1)
  const numbers = new Int32Array(last + 1).fill(-1)
  for (const [number, place] of places.entries()) numbers[place] = number
  return numbers
}

function aligned(count: number): number {
  return Math.ceil(count / ALIGNMENT) * ALIGNMENT
}

function countRows(bits: Uint32Array, stride: number, group: Group): Uint32Array {
  const { first } = ROWS[group]
  return Uint32Array.from(VOCABULARY[group], (_, option) => {
    let count = 0
    for (let word = (first + option) * stride; word < (first + option + 1) * stride; word++) {
      count += popcount(bits[word] ?? 0)
    }
    return count
  })
}
