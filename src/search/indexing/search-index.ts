import type { IsoDate } from '#domain/dates.ts'
import { ATTRIBUTE_VALUES, INDEXED_ATTRIBUTES, type IndexedAttribute } from '#search/constraints/attributes.ts'
import type { Group } from '#search/constraints/vocabulary.ts'
import type { SortOrders } from './sort-orders.ts'
import type { WordIndex } from './word-index.ts'

/** The kernel counts this many options of a list at once. */
export const OPTIONS_A_TURN = 4

/**
 * What each slot says in a group, as the number of a list. Equal lists share one number. The narrower the numbers, the
 * more of them stay in the processor's caches while they are counted.
 */
export interface GroupLists {
  /** By slot. List 0 is "not stated", list 1 is "any". As wide as their number needs. */
  readonly listOf: Uint16Array | Uint32Array
  /**
   * List l has the options from `starts[l]` to `starts[l + 1]`, padded to a multiple of `OPTIONS_A_TURN` with the
   * number after the last option. Most lists then have the same length, and the processor predicts where they end.
   */
  readonly starts: Uint32Array
  readonly options: Uint16Array
}

/**
 * All that the engine knows, as plain data that a worker can build and hand over. A *slot* is a record's place in the
 * default order of the day. The slots that pad the open ones are empty.
 */
export interface SearchIndex {
  readonly today: IsoDate
  readonly size: number
  readonly maxDoc: number
  /** The first closed slot. */
  readonly closedFrom: number
  /** The record that stands in a slot, or -1. */
  readonly recordOf: Int32Array
  /** Rows with one bit for each slot. `ROWS` says which is which. */
  readonly bits: Uint32Array
  readonly lists: Readonly<Record<Group, GroupLists>>
  /** By option, how many records of the whole catalogue match it. */
  readonly counts: Readonly<Record<Group, Uint32Array>>
  readonly orders: SortOrders
  readonly words: WordIndex
}

interface AttributeBitsets {
  /** The row of value 0. It holds every slot that matches: those that name it, are open to any or, of people, do not say. */
  readonly first: number
  /** Those that are open to any. */
  readonly wildcard: number
  /** Those that match loosely: open to any or to most (`isLooseList`) or, of people, not stated. */
  readonly partial: number
  /** Those that do not state it. */
  readonly missing: number
}

/** Row 0 is every slot that holds a record. */
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
  return Object.fromEntries(bitsets) as unknown as Record<IndexedAttribute, AttributeBitsets> // each dimension has its entry
}

/** People may be served by an award that does not say whom it is for, so it matches, and comes last. */
export function admitsMissing(attribute: IndexedAttribute): boolean {
  return attribute === 'citizenship' || attribute === 'audience'
}
