import { COUNTRIES } from '#domain/countries.ts'
import type { Constraint } from '#search/asking/constraints.ts'
import { unionRow, without } from '#search/matching/match.ts'
import { ROWS } from '#search/indexing/search-index.ts'
import type { Workspace } from '#search/matching/workspace.ts'

/**
 * The slots whose citizenship names more than a few countries, is any, or is not stated; but not those that are mainly
 * for a few countries including the asker's.
 */
export function broadRow(workspace: Workspace, { values }: Pick<Constraint, 'values'>): number {
  const known = broadSlots.get(workspace) ?? findBroad(workspace)
  broadSlots.set(workspace, known)
  const to = workspace.scratch()
  workspace.rows.words.set(known, to)
  const own = without(workspace, unionRow(workspace, 'mainly for', values), workspace.row(ROWS['mainly for'].loose))
  workspace.rows.andNot(to, to, own)
  return to
}

/** Computed once for each workspace. */
const broadSlots = new WeakMap<Workspace, Uint32Array>()

/** Counts the countries of 32 slots at once: `ones`, `twos`, … are the binary digits of 32 counters, one bit for each slot. */
function findBroad({ rows: { stride }, index: { bits } }: Workspace): Uint32Array {
  const broad = new Uint32Array(stride)
  for (let word = 0; word < stride; word++) {
    let ones = 0
    let twos = 0
    let fours = 0
    let eights = 0
    let more = 0
    for (let country = 0; country < COUNTRIES.length; country++) {
      const named = bits[(ROWS.citizenship.first + country) * stride + word] ?? 0
      if (named === 0) continue
      const two = ones & named
      const four = twos & two
      const eight = fours & four
      ones ^= named
      twos ^= two
      fours ^= four
      more |= eights & eight
      eights ^= eight
    }
    broad[word] = more
  }
  return broad
}
