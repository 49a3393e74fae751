import { createListCounters } from '#search/matching/list-kernel.ts'
import type { Matched } from '#search/matching/match.ts'
import { ROWS } from '#search/indexing/search-index.ts'
import type { Workspace } from '#search/matching/workspace.ts'
import { byGroup, VOCABULARY, type Group } from '#search/asking/vocabulary.ts'

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
