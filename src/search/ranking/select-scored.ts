import { isSet } from '#search/kernels/bit-kernel.ts'
import type { Workspace } from '#search/matching/workspace.ts'
import type { Loss } from '#search/kernels/tier-kernel.ts'

/** The highest possible score. */
export const HIGHEST_SCORE = 127

/** A slot that was found by words, with its score up to `HIGHEST_SCORE`. */
export interface Scored {
  readonly slot: number
  readonly score: number
}

/**
 * The slots of one page of a search with words: as `selectPage`, but a higher score comes before a more specific match.
 * Counts the slots of each score first; then only slots whose score can be on the page are checked for how specifically
 * they match. `found` must be in the default order.
 */
export function selectScored(
  { rows: { words: bits }, index }: Workspace,
  found: readonly Scored[],
  losses: readonly Loss[],
  skip: number,
  size: number,
): number[] {
  // Open slots from the highest score down, then closed ones the same way.
  const levels = new Uint32Array(2 * (HIGHEST_SCORE + 1))
  const levelOf = ({ slot, score }: Scored) => (slot < index.closedFrom ? HIGHEST_SCORE : levels.length - 1) - score
  for (const one of found) levels[levelOf(one)] = (levels[levelOf(one)] ?? 0) + 1
  const { first, last, before } = levelsOfPage(levels, skip, size)
  const tiers = losses.reduce((sum, { loss }) => sum + loss, 1)
  const starts = new Uint32Array((last - first + 1) * tiers + 1)
  const slots: number[] = []
  const places: number[] = []
  for (const one of found) {
    const level = levelOf(one)
    if (level < first || level > last) continue
    const place = (level - first) * tiers + lossOf(bits, losses, one.slot)
    slots.push(one.slot)
    places.push(place)
    starts[place + 1] = (starts[place + 1] ?? 0) + 1
  }
  for (let place = 1; place < starts.length; place++) starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0)
  const page: number[] = []
  for (const [number, place] of places.entries()) {
    const at = before + (starts[place] ?? 0) - skip
    starts[place] = (starts[place] ?? 0) + 1
    if (at >= 0 && at < size) page[at] = slots[number] ?? 0
  }
  return page
}

/** The first and last level on a page, and how many slots come before the first. */
function levelsOfPage(levels: Uint32Array, skip: number, size: number) {
  let first = 0
  let before = 0
  while (first < levels.length - 1 && before + (levels[first] ?? 0) <= skip) before += levels[first++] ?? 0
  let last = first
  let upTo = before + (levels[first] ?? 0)
  while (last < levels.length - 1 && upTo < skip + size) upTo += levels[++last] ?? 0
  return { first, last, before }
}

function lossOf(bits: Uint32Array, losses: readonly Loss[], slot: number): number {
  let sum = 0
  for (const { row, but, loss } of losses) if (isSet(bits, row, slot) && !isSet(bits, but, slot)) sum += loss
  return sum
}
