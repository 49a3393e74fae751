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
 * How many of the slots match each option of a group. Slots with equal lists are counted together first, so
 * that a slot costs one step whatever its list holds; few slots are counted one by one, without a look at every
 * list there is. One that is open to any counts in every option.
 */
export function countOptions(lists: GroupLists, slots: Uint32Array, length: number, options: number): Uint32Array {
  const { listOf, starts } = lists
  const counts = new Uint32Array(options)
  let open = 0
  if (length * 2 < starts.length) {
    for (let at = 0; at < length; at++) {
      const list = listOf[slots[at] ?? 0] ?? 0
      if (list === OPEN) open++
      else addList(lists, list, 1, counts)
    }
  } else {
    const perList = new Uint32Array(starts.length - 1)
    for (let at = 0; at < length; at++) {
      const list = listOf[slots[at] ?? 0] ?? 0
      perList[list] = (perList[list] ?? 0) + 1
    }
    open = perList[OPEN] ?? 0
    for (let list = OPEN + 1; list < perList.length; list++) {
      const times = perList[list] ?? 0
      if (times !== 0) addList(lists, list, times, counts)
    }
  }
  if (open !== 0) for (let option = 0; option < options; option++) counts[option] = (counts[option] ?? 0) + open
  return counts
}

function addList({ starts, options }: GroupLists, list: number, times: number, counts: Uint32Array): void {
  const end = starts[list + 1] ?? 0
  for (let at = starts[list] ?? 0; at < end; at++) {
    const option = options[at] ?? 0
    // Groups of countries stand behind the options, and are none.
    if (option >= counts.length) break
    counts[option] = (counts[option] ?? 0) + times
  }
}
