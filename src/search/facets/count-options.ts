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

/**
 * Counts how many slots match each option of a group. One that is open to any counts in every option. What slots say is a
 * list of options, and many say the same: lists are counted first, and the options of each are looked at once.
 */
export function createOptionCounter({ listOf, starts, options: listed }: GroupLists, options: number) {
  // By list, and all zero between two questions; and the lists that were found.
  const times = new Uint32Array(starts.length)
  const found = new Uint32Array(starts.length)
  return (slots: Uint32Array, length: number): Uint32Array => {
    let lists = 0
    for (let place = 0; place < length; place++) {
      const list = listOf[slots[place] ?? 0] ?? 0
      const before = times[list] ?? 0
      if (before === 0) found[lists++] = list
      times[list] = before + 1
    }
    const counts = new Uint32Array(options).fill(times[OPEN] ?? 0)
    for (let place = 0; place < lists; place++) {
      const list = found[place] ?? 0
      const end = starts[list + 1] ?? 0
      for (let at = starts[list] ?? 0; at < end; at++) {
        const option = listed[at] ?? 0
        // Groups of countries stand behind the options, and are none.
        if (option >= options) break
        counts[option] = (counts[option] ?? 0) + (times[list] ?? 0)
      }
      times[list] = 0
    }
    return counts
  }
}
