import type { Matched } from '#search/matching/match.ts'
import { ROWS } from '#search/matching/search-index.ts'
import type { Snapshot } from '#search/matching/snapshot.ts'
import { byGroup, VOCABULARY, type Group } from '#search/matching/vocabulary.ts'
import { createOptionCounter, slotsOf } from './count-options.ts'

/** So many words of a row does the kernel read while one slot is counted. Measured, not exact. */
const WORDS_PER_SLOT = 40

/** Counts the options of groups under sets of slots, in whichever of two ways is cheaper. */
export function createFacetCounter(snapshot: Snapshot) {
  const { rows, index, row } = snapshot
  const slots = new Uint32Array(index.slots)
  const counters = byGroup((group) => createOptionCounter(index.lists[group], VOCABULARY[group].length))
  // The set whose slots are written out at the moment.
  let listed: Matched | undefined
  let length = 0

  const byRows = (group: Group, { row: set }: Matched): Uint32Array => {
    const { first } = ROWS[group]
    const counts = new Uint32Array(VOCABULARY[group].length)
    for (let option = 0; option < counts.length; option++) counts[option] = rows.shared(set, row(first + option))
    return counts
  }
  const bySlots = (group: Group, set: Matched): Uint32Array => {
    if (listed !== set) length = slotsOf(rows.words, set.row, rows.stride, slots)
    listed = set
    return counters[group](slots, length)
  }
  /** By option number, how many of the set match each option of the group. */
  return (group: Group, set: Matched): Uint32Array => {
    return VOCABULARY[group].length * rows.stride < set.count * WORDS_PER_SLOT
      ? byRows(group, set)
      : bySlots(group, set)
  }
}
