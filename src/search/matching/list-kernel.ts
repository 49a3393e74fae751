/**
 * Counts what the lists of slots say, over a set of slots, in WebAssembly and in the memory of the rows of bits; the same in
 * plain JavaScript where that is missing, which takes longer. `list-kernel.test.ts` proves them equal.
 *
 * Many slots say the same: lists are counted first, and the options of each are looked at once.
 *   for each 64 bits of the set:
 *     bits = those not open to any
 *     while there are any: time = place among times of the list of the lowest; store time to found
 *       if load time = 0: found += 1; time += 1; bits without the lowest
 *   for each time found: counts[option] += time, for each option of its list; time = 0
 */
import { OPTIONS_A_TURN, ROWS, type GroupLists, type SearchIndex } from '#search/indexing/search-index.ts'
import type { BitRows } from '#search/kernels/bit-kernel.ts'
import { byGroup, GROUPS, VOCABULARY, type Group } from '#search/asking/vocabulary.ts'
import {
  ADD,
  constant,
  get,
  I32,
  I64,
  LESS,
  loop,
  set,
  tee,
  when,
  type Kernel,
  type WrittenFunction,
} from '#search/kernels/web-assembly.ts'

/**
 * For each option, how many slots of a row match it; valid until the next count. Slots that are open to any match all
 * options.
 */
export type ListCounter = (row: number) => Uint32Array

const WORD_BYTES = Uint32Array.BYTES_PER_ELEMENT

/** Counts the options of each group. `row` gives the place of an index row. */
export function createListCounters(
  rows: BitRows,
  { lists }: SearchIndex,
  row: (number: number) => number,
): Readonly<Record<Group, ListCounter>> {
  const kernels = rows.compile?.(KERNELS)
  let place = rows.behind
  return byGroup((group) => {
    const open = () => row(ROWS[group].open)
    if (!kernels) return inJavaScript(rows, open, lists[group], VOCABULARY[group].length)
    const kernel = lists[group].listOf instanceof Uint16Array ? kernels.narrow : kernels.wide
    const layout = layoutOf(lists, group, place)
    place = layout.end
    return withKernel(kernel, rows, open, lists[group], layout)
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

function withKernel(
  kernel: Kernel,
  { words, stride, shared }: BitRows,
  open: () => number,
  { listOf, starts, options }: GroupLists,
  layout: ReturnType<typeof layoutOf>,
): ListCounter {
  // The padding of lists is counted in the word after these.
  const result = words.subarray(layout.counts, layout.end - 1)
  const [lists, times, found, listed, counts] = [layout.place, layout.times, layout.found, layout.listed, layout.counts]
  const behindTimes = layout.begins - times
  // Copied on first use: copying all groups at once would hold up a server.
  let isWritten = false
  const write = () => {
    const bytes = new Uint8Array(words.buffer)
    for (const [array, to] of [
      [listOf, lists],
      [starts, layout.begins],
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
    kernel(from, without, until, lists * 4, times * 4, found * 4, behindTimes * 4, listed * 4, counts * 4)
    return result
  }
}

function inJavaScript(
  { words, stride, shared }: BitRows,
  open: () => number,
  { listOf, starts, options }: GroupLists,
  values: number,
): ListCounter {
  const times = new Uint32Array(starts.length)
  const found = new Uint32Array(starts.length)
  const counts = new Uint32Array(values)
  return (row) => {
    counts.fill(shared(row, open()))
    let lists = 0
    for (let word = 0; word < stride; word++) {
      let bits = (words[row + word] ?? 0) & ~(words[open() + word] ?? 0)
      while (bits !== 0) {
        const lowest = bits & -bits
        bits ^= lowest
        const list = listOf[word * 32 + 31 - Math.clz32(lowest)] ?? 0
        const before = times[list] ?? 0
        if (before === 0) found[lists++] = list
        times[list] = before + 1
      }
    }
    for (const list of found.subarray(0, lists)) {
      for (let at = starts[list] ?? 0; at < (starts[list + 1] ?? 0); at++) {
        const option = options[at] ?? 0
        counts[option] = (counts[option] ?? 0) + (times[list] ?? 0)
      }
      times[list] = 0
    }
    return counts
  }
}

// The parameters, then the locals.
const [SET, OPEN, END, LISTS, TIMES, FIRST, BEHIND_TIMES, LISTED, COUNTS] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const [BITS, FOUND, TIME, AMOUNT, AT, UNTIL] = [9, 10, 11, 12, 13, 14]

/** How numbers are stored: their bytes, the power of two that these are, and the instruction that loads one. */
const WIDE = { bytes: 4, power: 2, instruction: 0x28 }
const NARROW = { bytes: 2, power: 1, instruction: 0x2f }

const load = (address: readonly number[], behind = 0, { power, instruction } = WIDE) => [
  ...address,
  instruction,
  power,
  behind,
]
const store = (address: readonly number[], value: readonly number[]) => [...address, ...value, 0x36, 2, 0]
const add = (left: readonly number[], right: readonly number[]) => [...left, ...right, ADD]
/** The address of a number, given its place in an array. */
const item = (from: number, place: readonly number[], { power } = WIDE) =>
  add(get(from), [...place, ...constant(power), 0x74])
const advance = (local: number, bytes: number) => [...add(get(local), constant(bytes)), ...set(local)]
const IS_ZERO = 0x45
const isNotZero = (value: readonly number[]) => [...value, 0x50, IS_ZERO]
const isLess = (left: number, right: number) => [...get(left), ...get(right), LESS]

const takeSlot = (width: typeof WIDE) => [
  ...item(TIMES, load(item(LISTS, [...get(BITS), 0x7a, 0xa7], width), 0, width)),
  ...set(TIME),
  ...store(get(FOUND), get(TIME)),
  ...load(get(TIME)),
  ...set(AMOUNT),
  ...item(FOUND, [...get(AMOUNT), IS_ZERO]),
  ...set(FOUND),
  ...store(get(TIME), add(get(AMOUNT), constant(1))),
  ...isNotZero([...get(BITS), ...get(BITS), 0x42, 1, 0x7d, 0x83, ...tee(BITS)]),
]
const takeWord = (width: typeof WIDE) => [
  ...isNotZero([...get(SET), 0x29, 3, 0, ...get(OPEN), 0x29, 3, 0, 0x42, 0x7f, 0x85, 0x83, ...tee(BITS)]),
  ...when(...loop(...takeSlot(width))),
  ...advance(SET, 8),
  ...advance(OPEN, 8),
  ...advance(LISTS, 64 * width.bytes),
  ...isLess(SET, END),
]
const takeOption = (place: number) => [
  ...item(COUNTS, load(get(AT), NARROW.bytes * place, NARROW)),
  ...set(TIME),
  ...store(get(TIME), add(load(get(TIME)), get(AMOUNT))),
]
const takeOptions = [
  ...Array.from({ length: OPTIONS_A_TURN }, (_, place) => takeOption(place)).flat(),
  ...advance(AT, NARROW.bytes * OPTIONS_A_TURN),
  ...isLess(AT, UNTIL),
]
const takeList = [
  ...load(get(FIRST)),
  ...set(TIME),
  ...load(get(TIME)),
  ...set(AMOUNT),
  ...store(get(TIME), constant(0)),
  ...add(get(TIME), get(BEHIND_TIMES)),
  ...set(TIME),
  ...item(LISTED, load(get(TIME)), NARROW),
  ...set(AT),
  ...item(LISTED, load(get(TIME), WIDE.bytes), NARROW),
  ...set(UNTIL),
  ...isLess(AT, UNTIL),
  ...when(...loop(...takeOptions)),
  ...advance(FIRST, 4),
  ...isLess(FIRST, FOUND),
]
/** Options are always narrow; the numbers of lists as wide as there are many. */
const counting = (width: typeof WIDE): WrittenFunction => ({
  parameters: 9,
  locals: [I64, I32, I32, I32, I32, I32],
  code: [
    ...get(FIRST),
    ...set(FOUND),
    ...loop(...takeWord(width)),
    ...isLess(FIRST, FOUND),
    ...when(...loop(...takeList)),
    ...constant(0),
  ],
})
const KERNELS = { narrow: counting(NARROW), wide: counting(WIDE) }
