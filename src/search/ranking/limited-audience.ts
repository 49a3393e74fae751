import type { Constraint } from '#search/asking/constraints.ts'
import { ROWS } from '#search/indexing/search-index.ts'
import type { Workspace } from '#search/matching/workspace.ts'

/** True where people tell their nationality, and nothing else of themselves: most are none of the few that an award is for. */
export function leavesOpenWho(constraints: readonly Pick<Constraint, 'dimension'>[]): boolean {
  const asks = (dimension: Constraint['dimension']) =>
    constraints.some((constraint) => constraint.dimension === dimension)
  return asks('citizenship') && !asks('audience')
}

/** The slots that are for one kind of people only: women, refugees, the blind. */
export function limitedRow({ row }: Workspace): number {
  return row(ROWS.limited.first)
}
