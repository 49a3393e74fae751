import type { IsoDate } from '#domain/dates.ts'
import { ATTRIBUTE_VALUES, INDEXED_ATTRIBUTES, type IndexedAttribute } from '#search/constraints/attributes.ts'
import type { Group } from '#search/constraints/vocabulary.ts'
import type { WordIndex } from './word-index.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { SORTS, type Sort } from '#domain/when.ts'
import { sortKey } from '#search/constraints/when.ts'

/** The kernel counts this many options of a list at once. */
export const OPTIONS_A_TURN = 4

/**
 * The values of each docId in a group, as the number of a list. Equal lists share one number. The narrower the numbers,
 * the more of them stay in the processor's caches while they are counted.
 */
export interface GroupLists {
  /** By docId. List 0 is "not stated", list 1 is "any". As wide as their number needs. */
  readonly listOf: Uint16Array | Uint32Array
  /**
   * List l has the options from `starts[l]` to `starts[l + 1]`, padded to a multiple of `OPTIONS_A_TURN` with the
   * number after the last option. Most lists then have the same length, and the processor predicts where they end.
   */
  readonly starts: Uint32Array
  readonly options: Uint16Array
}

/**
 * The whole index, as plain data that a worker can build and transfer. A *docId* is the index of a record in the
 * default ranking of the day. DocIds between the open and the closed ones are empty.
 */
export interface SearchIndex {
  readonly today: IsoDate
  readonly size: number
  readonly maxDoc: number
  /** The first closed docId. */
  readonly closedFrom: number
  /** By docId, the index of the record, or -1. */
  readonly recordOf: Int32Array
  /** Bitsets with one bit for each docId, one after the other. `BITSETS` has their numbers. */
  readonly bits: Uint32Array
  readonly lists: Readonly<Record<Group, GroupLists>>
  /** By option, how many records of the whole catalogue match it. */
  readonly counts: Readonly<Record<Group, Uint32Array>>
  readonly orders: SortOrders
  readonly words: WordIndex
}

interface AttributeBitsets {
  /**
   * The bitset of value 0. It has every docId that matches: records that name the value, are open to any or, for
   * citizenship and audience, do not state it.
   */
  readonly first: number
  /** Those that are open to any. */
  readonly wildcard: number
  /** Partial matches: open to any or to most (`isPartialList`) or, for citizenship and audience, not stated. */
  readonly partial: number
  /** Those that do not state it. */
  readonly missing: number
}

/** The bitset of every docId that has a record. */
export const LIVE_DOCS = 0
export const BITSETS: Readonly<Record<IndexedAttribute, AttributeBitsets>> = layOutBitsets()
export const BITSET_COUNT = BITSETS.restricted.missing + 1

function layOutBitsets(): Record<IndexedAttribute, AttributeBitsets> {
  let next = LIVE_DOCS + 1
  const bitsets = INDEXED_ATTRIBUTES.map((attribute) => {
    const first = next
    const wildcard = first + ATTRIBUTE_VALUES[attribute].length
    next = wildcard + 3
    return [attribute, { first, wildcard, partial: wildcard + 1, missing: wildcard + 2 }] as const
  })
  return Object.fromEntries(bitsets) as unknown as Record<IndexedAttribute, AttributeBitsets> // each attribute has its entry
}

/** An award that does not state its audience may be for anybody, so it matches like one for any. */
export function admitsMissing(attribute: IndexedAttribute): boolean {
  return attribute === 'citizenship' || attribute === 'audience'
}

/** For each sort order all docIds that have a record; equal ones in the default ranking. */
type SortOrders = Readonly<Record<Sort, Int32Array>>

/** The sort keys of the record at each ordinal, on a day. */
export function createSortColumns(today: IsoDate) {
  const columns = SORTS.map((sort) => ({ sort, keys: new Map<string, number>(), keyOf: [] as number[] }))
  return {
    put(ordinal: number, record: Scholarship): void {
      for (const { sort, keys, keyOf } of columns) {
        const key = sortKey(record, sort, today)
        const number = keys.get(key) ?? keys.size
        keys.set(key, number)
        keyOf[ordinal] = number
      }
    },
    /** `ordinalOf` has the ordinal of each docId, or -1. */
    index(ordinalOf: Int32Array): SortOrders {
      const orders = columns.map(({ sort, keys, keyOf }) => {
        const docIds = Array.from(keys, (): number[] => [])
        for (const [docId, ordinal] of ordinalOf.entries()) if (ordinal >= 0) docIds[keyOf[ordinal] ?? 0]?.push(docId)
        const inOrder = [...keys].sort(([a], [b]) => (a < b ? -1 : 1))
        return [sort, Int32Array.from(inOrder.flatMap(([, number]) => docIds[number] ?? []))] as const
      })
      return Object.fromEntries(orders) as unknown as SortOrders // each of SORTS has its entry
    },
  }
}
