import type { IsoDate } from '#domain/dates.ts'
import { DIMENSION_VALUES, INDEXED, type Indexed } from '#search/asking/dimensions.ts'
import type { Group } from '#search/asking/vocabulary.ts'
import type { WordIndex } from './word-index.ts'

/** The kernel counts so many options of a list at once. */
export const OPTIONS_A_TURN = 4

/** What each slot says in a group, as the number of its list: equal lists have one number. */
export interface GroupLists {
  /** By slot. List 0 is "not stated", list 1 is "any". */
  readonly listOf: Uint32Array
  /**
   * The options of list l are those from `starts[l]` to `starts[l + 1]`, filled up to a multiple of `OPTIONS_A_TURN` with the
   * number behind the last option: most lists are as long then, and the processor guesses right where they end.
   */
  readonly starts: Uint32Array
  readonly options: Uint32Array
}

/**
 * Everything that the engine knows, as plain data: it can be built in a worker and sent over whole.
 * A *slot* is a record's place in the default order of the day; slots that align the closed ones are empty.
 */
export interface SearchIndex {
  readonly today: IsoDate
  readonly size: number
  readonly slots: number
  /** From this slot on they are closed. */
  readonly closedFrom: number
  /** The record that stands in a slot, or -1. */
  readonly recordAt: Int32Array
  /** Rows of one bit for each slot; `ROWS` says which is which. */
  readonly bits: Uint32Array
  readonly lists: Readonly<Record<Group, GroupLists>>
  /** By option, how many records of the whole catalogue match it. */
  readonly counts: Readonly<Record<Group, Uint32Array>>
  readonly words: WordIndex
}

interface DimensionRows {
  /** The row of value 0: the slots that match it, be it only because they are open to any (or, of people, silent). */
  readonly first: number
  /** Those that are open to any. */
  readonly open: number
  /** Those that match loosely: open to any or to most (`isLooseList`); of people also those that do not state it. */
  readonly loose: number
  /** Those that do not state it. */
  readonly silent: number
}

/** Row 0 is every slot that holds a record. */
export const LIVE_ROW = 0
export const ROWS: Readonly<Record<Indexed, DimensionRows>> = layRows()
export const ROW_COUNT = ROWS.limited.silent + 1

function layRows(): Record<Indexed, DimensionRows> {
  let next = LIVE_ROW + 1
  const rows = INDEXED.map((dimension) => {
    const first = next
    const open = first + DIMENSION_VALUES[dimension].length
    next = open + 3
    return [dimension, { first, open, loose: open + 1, silent: open + 2 }] as const
  })
  return Object.fromEntries(rows) as unknown as Record<Indexed, DimensionRows> // each dimension has its entry
}

/** People are asked who they are: what does not say whom it is for may be theirs, and comes last. */
export function admitsSilent(dimension: Indexed): boolean {
  return dimension === 'citizenship' || dimension === 'audience'
}
