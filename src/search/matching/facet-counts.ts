import { ROWS, type GroupLists, type SearchIndex } from '#search/indexing/search-index.ts'
import type { BitRows } from '#search/kernels/bit-kernel.ts'
import { byGroup, GROUPS, VOCABULARY, type Group } from '#search/asking/vocabulary.ts'
import type { Matched } from './match.ts'
import type { Workspace } from './workspace.ts'

/**
 * For each option, how many slots of a row match it; valid until the next count. Slots that are open to any match all
 * options.
 */
type ListCounter = (row: number) => Uint32Array

const WORD_BYTES = Uint32Array.BYTES_PER_ELEMENT

/** Counts the options of each group. `row` gives the place of an index row. */
export function createListCounters(
  rows: BitRows,
  { lists }: SearchIndex,
  row: (number: number) => number,
): Readonly<Record<Group, ListCounter>> {
  let place = rows.behind
  return byGroup((group) => {
    const layout = layoutOf(lists, group, place)
    place = layout.end
    return createListCounter(rows, () => row(ROWS[group].open), lists[group], layout)
  })
}

/** How many words the lists need after the rows. */
export function wordsOfLists({ lists }: SearchIndex): number {
  return GROUPS.reduce((sum, group) => sum + layoutOf(lists, group, 0).end, 0)
}

function wordsIn({ byteLength }: Uint16Array | Uint32Array): number {
  return Math.ceil(byteLength / WORD_BYTES)
}

function layoutOf(lists: SearchIndex['lists'], group: Group, place: number) {
  const { listOf, starts, options } = lists[group]
  // Always zero between two questions.
  const times = place + wordsIn(listOf)
  // One more than there are lists: a list that was already found is also written at the end, until the next one
  // overwrites it.
  const found = times + starts.length
  const begins = found + starts.length + 1
  const listed = begins + starts.length
  const counts = listed + wordsIn(options)
  return { place, times, found, begins, listed, counts, end: counts + VOCABULARY[group].length + 1 }
}

function createListCounter(
  { words, stride, shared, kernels: { countOptions } }: BitRows,
  open: () => number,
  { listOf, starts, options }: GroupLists,
  layout: ReturnType<typeof layoutOf>,
): ListCounter {
  // The padding of lists is counted in the word after these.
  const result = words.subarray(layout.counts, layout.end - 1)
  const { place, times, found, begins, listed, counts } = layout
  const isNarrow = listOf instanceof Uint16Array ? 1 : 0
  // Copied on first use: copying all groups at once would hold up a server.
  let isWritten = false
  const write = () => {
    const bytes = new Uint8Array(words.buffer)
    for (const [array, to] of [
      [listOf, place],
      [starts, begins],
      [options, listed],
    ] as const) {
      bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), to * WORD_BYTES)
    }
    isWritten = true
  }
  return (row) => {
    if (!isWritten) write()
    result.fill(shared(row, open()))
    const [from, without, until] = [row * 4, open() * 4, (row + stride) * 4]
    const [first, behindTimes] = [found * 4, (begins - times) * 4]
    countOptions(from, without, until, place * 4, isNarrow, times * 4, first, behindTimes, listed * 4, counts * 4)
    return result
  }
}

/** Reading this many words of a row takes as long as counting one slot. Measured roughly. */
const WORDS_PER_SLOT = 8

/**
 * Counts the options of a group over a set of slots, in whichever of two ways is cheaper. The result is indexed by
 * option number, and valid until the next count.
 */
export function createFacetCounter({ rows, index, row }: Workspace) {
  const byLists = createListCounters(rows, index, row)
  const rowCounts = byGroup((group) => new Uint32Array(VOCABULARY[group].length))
  const byRows = (group: Group, set: number): Uint32Array => {
    const { first } = ROWS[group]
    const counts = rowCounts[group]
    for (let option = 0; option < counts.length; option++) counts[option] = rows.shared(set, row(first + option))
    return counts
  }
  return (group: Group, { row: set, count }: Matched): Uint32Array => {
    return VOCABULARY[group].length * rows.stride < count * WORDS_PER_SLOT ? byRows(group, set) : byLists[group](set)
  }
}
