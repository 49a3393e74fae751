import type { Constraint } from '#search/asking/constraints.ts'
import { ROWS } from '#search/indexing/search-index.ts'
import type { Workspace } from '#search/matching/workspace.ts'

/**
 * True if people say their nationality and nothing else about themselves. Most of them are not of the one kind that a
 * limited award is for.
 */
export function leavesOpenWho(constraints: readonly Pick<Constraint, 'dimension'>[]): boolean {
  const asks = (dimension: Constraint['dimension']) =>
    constraints.some((constraint) => constraint.dimension === dimension)
  return asks('citizenship') && !asks('audience')
}

/** The slots for one kind of people only: women, refugees, the blind. */
export function limitedRow({ row }: Workspace): number {
  return row(ROWS.limited.first)
}
