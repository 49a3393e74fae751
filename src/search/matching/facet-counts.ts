import { BITSETS, type GroupLists, type SearchIndex } from '#search/indexing/search-index.ts'
import type { Bitsets } from '#search/kernels/bitset-kernel.ts'
import { byGroup, GROUPS, VOCABULARY, type Group } from '#search/constraints/vocabulary.ts'
import type { Matched } from './match.ts'
import type { QueryContext } from './query-context.ts'

/**
 * For each option, how many docIds of a bitset match it; valid until the next count. DocIds that are open to any match
 * all options.
 */
type ListCounter = (bitset: number) => Uint32Array

const WORD_BYTES = Uint32Array.BYTES_PER_ELEMENT

/** Counts the options of each group. `bitset` gives the offset of an index bitset. */
export function createListCounters(
  bitsets: Bitsets,
  { lists }: SearchIndex,
  bitset: (number: number) => number,
): Readonly<Record<Group, ListCounter>> {
  let offset = bitsets.behind
  return byGroup((group) => {
    const layout = layoutOf(lists, group, offset)
    offset = layout.end
    return createListCounter(bitsets, () => bitset(BITSETS[group].wildcard), lists[group], layout)
  })
}

/** How many words the lists need after the bitsets. */
export function wordsOfLists({ lists }: SearchIndex): number {
  return GROUPS.reduce((sum, group) => sum + layoutOf(lists, group, 0).end, 0)
}

function wordsIn({ byteLength }: Uint16Array | Uint32Array): number {
  return Math.ceil(byteLength / WORD_BYTES)
}

function layoutOf(lists: SearchIndex['lists'], group: Group, offset: number) {
  const { listOf, starts, options } = lists[group]
  // Always zero between two requests.
  const times = offset + wordsIn(listOf)
  // One more than there are lists: a list that was already found is also written at the end, until the next one
  // overwrites it.
  const found = times + starts.length
  const begins = found + starts.length + 1
  const listed = begins + starts.length
  const counts = listed + wordsIn(options)
  return { offset, times, found, begins, listed, counts, end: counts + VOCABULARY[group].length + 1 }
}

function createListCounter(
  { words, wordsPerBitset, shared, kernels: { countOptions } }: Bitsets,
  wildcard: () => number,
  { listOf, starts, options }: GroupLists,
  layout: ReturnType<typeof layoutOf>,
): ListCounter {
  // The padding of lists is counted in the word after these.
  const result = words.subarray(layout.counts, layout.end - 1)
  const { offset, times, found, begins, listed, counts } = layout
  const isNarrow = listOf instanceof Uint16Array ? 1 : 0
  // Copied on first use: copying all groups at once would hold up a server.
  let isWritten = false
  const write = () => {
    const bytes = new Uint8Array(words.buffer)
    for (const [array, to] of [
      [listOf, offset],
      [starts, begins],
      [options, listed],
    ] as const) {
      bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), to * WORD_BYTES)
    }
    isWritten = true
  }
  return (bitset) => {
    if (!isWritten) write()
    result.fill(shared(bitset, wildcard()))
    const [from, without, until] = [bitset * 4, wildcard() * 4, (bitset + wordsPerBitset) * 4]
    const [first, behindTimes] = [found * 4, (begins - times) * 4]
    countOptions(from, without, until, offset * 4, isNarrow, times * 4, first, behindTimes, listed * 4, counts * 4)
    return result
  }
}

/** Reading this many words of a bitset takes as long as counting one docId. Measured roughly. */
const WORDS_PER_DOC_ID = 8

/**
 * Counts the options of a group over a set of docIds, by lists or by bitsets, whichever is cheaper. The result is
 * indexed by option number, and valid until the next count.
 */
export function createFacetCounter({ bitsets, index, bitset }: QueryContext) {
  const byLists = createListCounters(bitsets, index, bitset)
  const optionCounts = byGroup((group) => new Uint32Array(VOCABULARY[group].length))
  const byBitsets = (group: Group, set: number): Uint32Array => {
    const { first } = BITSETS[group]
    const counts = optionCounts[group]
    for (let option = 0; option < counts.length; option++) counts[option] = bitsets.shared(set, bitset(first + option))
    return counts
  }
  return (group: Group, { bitset: set, count }: Matched): Uint32Array => {
    return VOCABULARY[group].length * bitsets.wordsPerBitset < count * WORDS_PER_DOC_ID
      ? byBitsets(group, set)
      : byLists[group](set)
  }
}
