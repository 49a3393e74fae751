import type { GroupLists } from '#search/matching/search-index.ts'

/** The list of what is open to any. */
const OPEN = 1

/** Writes the slots of a row of bits into `into`, ascending; returns how many there are. */
export function slotsOf(bits: Uint32Array, row: number, stride: number, into: Uint32Array): number {
  let length = 0
  for (let word = 0; word < stride; word++) {
    let slots = bits[row + word] ?? 0
    while (slots !== 0) {
      const lowest = slots & -slots
      slots ^= lowest
      into[length++] = word * 32 + 31 - Math.clz32(lowest)
    }
  }
  return length
}

/** How many of the slots match each option of a group. One that is open to any counts in every option. */
export function countOptions(
  { listOf, starts, options: listed }: GroupLists,
  slots: Uint32Array,
  length: number,
  options: number,
): Uint32Array {
  const counts = new Uint32Array(options)
  let open = 0
  for (let place = 0; place < length; place++) {
    const list = listOf[slots[place] ?? 0] ?? 0
    if (list === OPEN) {
      open++
      continue
    }
    const end = starts[list + 1] ?? 0
    for (let at = starts[list] ?? 0; at < end; at++) {
      const option = listed[at] ?? 0
      // Groups of countries stand behind the options, and are none.
      if (option >= options) break
      counts[option] = (counts[option] ?? 0) + 1
    }
  }
  if (open !== 0) for (let option = 0; option < options; option++) counts[option] = (counts[option] ?? 0) + open
  return counts
}
