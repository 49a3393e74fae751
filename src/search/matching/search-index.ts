import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { defaultOrder, isClosed } from '#search/ranking/default-order.ts'
import {
  answeredBy,
  DIMENSION_VALUES,
  INDEXED,
  namesMostCountries,
  statedIn,
  valueNumber,
  type Indexed,
} from './dimensions.ts'
import { popcount } from './bit-kernel.ts'
import { GROUPS, VOCABULARY, type Group } from './vocabulary.ts'
import { buildWordIndex, type WordIndex } from './word-index.ts'

/** Bitsets and ranges of slots begin at a multiple of so many, so that a vector of bits is never cut. */
const ALIGNMENT = 128

/** What each slot says in a group, as the number of its list: equal lists have one number. */
export interface GroupLists {
  /** By slot. List 0 is "not stated", list 1 is "any". */
  readonly listOf: Uint32Array
  /** The options of list l are those from `starts[l]` to `starts[l + 1]`. */
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
  /** Those that match loosely: open to any or to most; of people also those that do not state it. */
  readonly loose: number
  /** Those that do not state it. */
  readonly silent: number
}

/** Row 0 is every slot that holds a record. */
export const LIVE_ROW = 0
export const ROWS: Readonly<Record<Indexed, DimensionRows>> = layRows()
export const ROW_COUNT = ROWS['named field'].silent + 1

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

/** Builds the index of a catalogue for one day. Takes about 30 µs for each record. */
export function buildIndex(records: readonly Scholarship[], today: IsoDate): SearchIndex {
  const order = defaultOrder(records, today)
  const closed = records.reduce((count, record) => count + (isClosed(record, today) ? 1 : 0), 0)
  const closedFrom = aligned(records.length - closed)
  const slots = Math.max(ALIGNMENT, closedFrom + aligned(closed))
  const recordAt = new Int32Array(slots).fill(-1)
  for (const [place, index] of order.entries()) {
    const open = place < records.length - closed
    recordAt[open ? place : closedFrom + place - (records.length - closed)] = index
  }
  const bits = new Uint32Array(ROW_COUNT * (slots / 32))
  const lists = INDEXED.map((dimension) => {
    const { most, ...group } = buildLists(records, recordAt, dimension)
    fillRows(bits, slots / 32, dimension, group, most)
    return [dimension, group] as const
  })
  for (let slot = 0; slot < slots; slot++) if ((recordAt[slot] ?? -1) >= 0) setBit(bits, 0, slot)
  const ofGroups = lists.filter(([dimension]) => (GROUPS as readonly string[]).includes(dimension))
  return {
    today,
    size: records.length,
    slots,
    closedFrom,
    recordAt,
    bits,
    lists: Object.fromEntries(ofGroups) as unknown as Record<Group, GroupLists>, // each of GROUPS has its entry
    counts: Object.fromEntries(GROUPS.map((group) => [group, countRows(bits, slots / 32, group)])) as Record<
      Group,
      Uint32Array
    >, // as above
    words: buildWordIndex(records, recordAt),
  }
}

function aligned(count: number): number {
  return Math.ceil(count / ALIGNMENT) * ALIGNMENT
}

function setBit(bits: Uint32Array, start: number, slot: number): void {
  const word = start + (slot >>> 5)
  bits[word] = (bits[word] ?? 0) | (1 << (slot & 31))
}

const EMPTY_SLOT = 0xffffffff

function buildLists(records: readonly Scholarship[], recordAt: Int32Array, dimension: Indexed) {
  // The lists that name most countries.
  const most = new Set<number>()
  const numbers = new Map<string, number>()
  const starts = [0, 0, 0]
  const options: number[] = []
  const listOf = new Uint32Array(recordAt.length)
  for (const [slot, index] of recordAt.entries()) {
    const record = records[index]
    const stated = record ? statedIn(record, dimension) : EMPTY_SLOT
    if (typeof stated === 'number' || typeof stated === 'string') {
      listOf[slot] = stated === 'any' ? 1 : stated === 'not stated' ? 0 : EMPTY_SLOT
      continue
    }
    const key = stated.join(',')
    let number = numbers.get(key)
    if (number === undefined) {
      number = numbers.size + 2
      numbers.set(key, number)
      for (const value of new Set(answeredBy(dimension, stated))) options.push(valueNumber(dimension, value))
      starts.push(options.length)
      if (namesMostCountries(dimension, stated)) most.add(number)
    }
    listOf[slot] = number
  }
  return { listOf, starts: Uint32Array.from(starts), options: Uint32Array.from(options), most }
}

function fillRows(bits: Uint32Array, stride: number, dimension: Indexed, lists: GroupLists, most: Set<number>): void {
  const { first, open, loose, silent } = ROWS[dimension]
  const people = admitsSilent(dimension)
  for (const [slot, list] of lists.listOf.entries()) {
    if (list === EMPTY_SLOT) {
      lists.listOf[slot] = 0
      continue
    }
    if (list === 0) setBit(bits, silent * stride, slot)
    if (list === 1) setBit(bits, open * stride, slot)
    if (list === 1 || (list === 0 && people) || most.has(list)) setBit(bits, loose * stride, slot)
    const end = lists.starts[list + 1] ?? 0
    for (let at = lists.starts[list] ?? 0; at < end; at++) {
      setBit(bits, (first + (lists.options[at] ?? 0)) * stride, slot)
    }
  }
  for (let word = 0; word < stride; word++) {
    const all = (bits[open * stride + word] ?? 0) | (people ? (bits[silent * stride + word] ?? 0) : 0)
    if (all === 0) continue
    for (let row = first; row < open; row++) bits[row * stride + word] = (bits[row * stride + word] ?? 0) | all
  }
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
