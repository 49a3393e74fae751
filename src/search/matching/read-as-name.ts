import { constraintsIn } from '#search/asking/constraints.ts'
import { LIVE_ROW } from '#search/indexing/search-index.ts'
import type { Understanding } from '#search/understanding/part.ts'
import { asName, lengthOfName } from '#search/understanding/whole-name.ts'
import { isSet } from '#search/kernels/bit-kernel.ts'
import { exactRow, matchAll } from './match.ts'
import { titledSlots } from './titles.ts'
import type { Workspace } from './workspace.ts'

/**
 * A key that is the name of a programme says the name, and not what its words would say otherwise, if that misses the
 * programme: "Learn Africa Scholarships" lead elsewhere. So is a key all of whose words stand in one name, if otherwise
 * nothing at all matches it.
 */
export function readAsName(workspace: Workspace, searchKey: string, otherwise: Understanding): Understanding {
  const name = asName(searchKey)
  if (!name) return otherwise
  const { index, row, rows, written, rewind } = workspace
  const called = titledSlots(workspace, name.content, row(LIVE_ROW))
  if (called.length === 0) return otherwise
  const length = lengthOfName(searchKey)
  const whole = called.filter((slot) => index.words.nameLengths[slot] === length)
  const before = written()
  const exact = constraintsIn(otherwise).map((constraint) => exactRow(workspace, constraint))
  const matched = matchAll(workspace, exact)
  rewind(before)
  if (whole.length === 0) return matched.count > 0 ? otherwise : name
  const isFound = whole.some((slot) => isSet(rows.words, matched.row, slot))
  return isFound ? { ...otherwise, content: name.content } : name
}
