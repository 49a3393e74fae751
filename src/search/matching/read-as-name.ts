import { constraintsIn } from '#search/asking/constraints.ts'
import { LIVE_ROW } from '#search/indexing/search-index.ts'
import type { Understanding } from '#search/asking/understanding.ts'
import { asNames, lengthOfName } from '#search/asking/whole-name.ts'
import { isSet } from '#search/kernels/bit-kernel.ts'
import { exactRow, matchAll } from './match.ts'
import { titledSlots } from './titles.ts'
import type { Workspace } from './workspace.ts'

/**
 * A key that is the whole name of a programme says that name, if what it says otherwise misses the programme: "Learn Africa
 * Scholarships" lead elsewhere. If it does not, its words are looked for in names. A key all of whose words stand in one
 * name says the name, too, if nothing at all matches it otherwise. What is chosen besides plays no part.
 */
export function readAsName(workspace: Workspace, searchKey: string, otherwise: Understanding): Understanding {
  const { index, row, rows, written, rewind } = workspace
  for (const { content, text, read } of asNames(searchKey, workspace.lexicon)) {
    const called = titledSlots(workspace, content, row(LIVE_ROW))
    if (called.length === 0) continue
    const length = lengthOfName(text)
    const whole = called.filter((slot) => index.words.nameLengths[slot] === length)
    const before = written()
    const exact = constraintsIn(otherwise, workspace.counts).map((constraint) => exactRow(workspace, constraint))
    const matched = matchAll(workspace, exact)
    rewind(before)
    if (whole.length === 0) return matched.count > 0 ? otherwise : read()
    const isFound = whole.some((slot) => isSet(rows.words, matched.row, slot))
    return isFound ? { ...otherwise, content } : read()
  }
  return otherwise
}
