import type { Constraint } from '#search/matching/constraints.ts'
import { LIVE_ROW, ROWS } from '#search/matching/search-index.ts'
import type { Workspace } from '#search/matching/workspace.ts'

/** True where people tell their nationality, and nothing else of themselves: most are none of the few that an award is for. */
export function leavesOpenWho(constraints: readonly Pick<Constraint, 'dimension'>[]): boolean {
  const asks = (dimension: Constraint['dimension']) =>
    constraints.some((constraint) => constraint.dimension === dimension)
  return asks('citizenship') && !asks('audience')
}

/** The slots that are for one kind of people only: women, refugees, the blind. */
export function limitedRow({ rows, row, scratch }: Workspace): number {
  const to = scratch()
  rows.andNot(to, row(LIVE_ROW), row(ROWS.audience.loose))
  return to
}
