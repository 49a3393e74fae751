import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship, Stated } from '#domain/scholarship.ts'
import {
  matchedValues,
  isPartialList,
  statedIn,
  valueNumber,
  type IndexedAttribute,
} from '#search/constraints/attributes.ts'
import { admitsMissing, OPTIONS_A_TURN, BITSETS, type GroupLists } from './search-index.ts'
import { VOCABULARY, type Group } from '#search/constraints/vocabulary.ts'

const NOT_STATED = 0
const ANY = 1
/** Numbers below this fit into 16 bits. */
const MOST_NARROW = 65_536

interface List {
  readonly options: readonly number[]
  readonly isPartial: boolean
}

/** The list of values of the record at each ordinal, in an attribute. Equal lists share one number. */
export function createListColumn(attribute: IndexedAttribute, today: IsoDate) {
  const numbers = new Map<string, number>()
  const lists: List[] = []
  lists[NOT_STATED] = lists[ANY] = { options: [], isPartial: false }
  const listOf: number[] = []
  const numberOf = (stated: Stated<string>): number => {
    if (typeof stated === 'string') return stated === 'any' ? ANY : NOT_STATED
    const key = stated.join(',')
    let number = numbers.get(key)
    if (number === undefined) {
      number = lists.length
      numbers.set(key, number)
      const options = [...new Set(matchedValues(attribute, stated))].map((value) => valueNumber(attribute, value))
      lists.push({ options, isPartial: isPartialList(attribute, stated) })
    }
    return number
  }
  return {
    attribute,
    put(ordinal: number, record: Scholarship): void {
      listOf[ordinal] = numberOf(statedIn(record, attribute, today))
    },
    /**
     * Fills the bitsets of the attribute, and renumbers its lists in the order of docIds; a docId without an ordinal
     * (-1) is empty.
     */
    index(ordinalOf: Int32Array, bits: Uint32Array): GroupLists {
      const index = numberLists(ordinalOf, listOf, lists, countedValues(attribute))
      fillBitsets(bits, attribute, ordinalOf, listOf, lists)
      return index
    },
  }
}

/** How many values are counted: a group's options, but not the groups of countries behind them; nothing for who may hold it. */
function countedValues(attribute: IndexedAttribute): number {
  return attribute in VOCABULARY ? VOCABULARY[attribute as Group].length : 0
}

function numberLists(
  ordinalOf: Int32Array,
  listOf: readonly number[],
  lists: readonly List[],
  counted: number,
): GroupLists {
  const renumbered = new Uint32Array(lists.length)
  renumbered[ANY] = ANY
  const starts = [0, 0, 0]
  const options: number[] = []
  const numbers = new (lists.length > MOST_NARROW ? Uint32Array : Uint16Array)(ordinalOf.length)
  for (let docId = 0; docId < ordinalOf.length; docId++) {
    const list = listOf[ordinalOf[docId] ?? -1] ?? NOT_STATED
    if (list > ANY && renumbered[list] === 0) {
      renumbered[list] = starts.length - 1
      options.push(...(lists[list]?.options ?? []).filter((option) => option < counted))
      while (options.length % OPTIONS_A_TURN > 0) options.push(counted)
      starts.push(options.length)
    }
    numbers[docId] = renumbered[list] ?? 0
  }
  return { listOf: numbers, starts: Uint32Array.from(starts), options: Uint16Array.from(options) }
}

function fillBitsets(
  bits: Uint32Array,
  attribute: IndexedAttribute,
  ordinalOf: Int32Array,
  listOf: readonly number[],
  lists: readonly List[],
): void {
  const { first, wildcard, partial, missing } = BITSETS[attribute]
  const wordsPerBitset = ordinalOf.length / 32
  const people = admitsMissing(attribute)
  for (let docId = 0; docId < ordinalOf.length; docId++) {
    const ordinal = ordinalOf[docId] ?? -1
    if (ordinal < 0) continue
    const list = listOf[ordinal] ?? NOT_STATED
    const { options, isPartial } = lists[list] ?? { options: [], isPartial: false }
    if (list === NOT_STATED) setBit(bits, missing * wordsPerBitset, docId)
    if (list === ANY) setBit(bits, wildcard * wordsPerBitset, docId)
    if (list === ANY || (list === NOT_STATED && people) || isPartial) setBit(bits, partial * wordsPerBitset, docId)
    for (const option of options) setBit(bits, (first + option) * wordsPerBitset, docId)
  }
  for (let word = 0; word < wordsPerBitset; word++) {
    const all =
      (bits[wildcard * wordsPerBitset + word] ?? 0) | (people ? (bits[missing * wordsPerBitset + word] ?? 0) : 0)
    if (all === 0) continue
    for (let bitset = first; bitset < wildcard; bitset++)
      bits[bitset * wordsPerBitset + word] = (bits[bitset * wordsPerBitset + word] ?? 0) | all
  }
}

export function setBit(bits: Uint32Array, start: number, docId: number): void {
  const word = start + (docId >>> 5)
  bits[word] = (bits[word] ?? 0) | (1 << (docId & 31))
}
