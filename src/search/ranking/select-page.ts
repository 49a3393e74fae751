import { lossAt, LOSSES, WORDS_FOUND, type Loss } from '#search/kernels/tier-kernel.ts'
import type { Workspace } from '#search/matching/workspace.ts'

export interface Ranked {
  /** Rows to show one after the other. They share no slot. */
  readonly layers: readonly number[]
  readonly losses: readonly Loss[]
  /** How many slots the layers hold. */
  readonly count: number
}

/**
 * The slots of one page: open ones before closed ones, then layer by layer, within a layer the most specific first, then in
 * the default order, which is that of the slots. Rows are read only until the page is full.
 */
export function selectPage(
  { index, rows, tiers }: Workspace,
  { layers, losses, count: all }: Ranked,
  skip: number,
  size: number,
): number[] {
  const page: number[] = []
  const closedWord = index.closedFrom / 32
  const most = tiers.weigh(losses)
  let left = skip
  let seen = 0
  for (const [from, to] of [
    [0, closedWord],
    [closedWord, rows.stride],
  ] as const) {
    for (const row of layers) {
      const slots = bestSlots(tiers, { row, from, to }, most, left + size - page.length)
      for (let at = left; at < slots.length; at++) page.push(slots[at] ?? 0)
      seen += slots.length
      if (page.length === size || seen === all) return page
      left = Math.max(0, left - slots.length)
    }
  }
  return page
}

interface Stretch {
  readonly row: number
  /** The first of its words, counted from the start of the row, and the first word behind it. */
  readonly from: number
  readonly to: number
}

/** The slots of a stretch that lose least, the best first; as many as are wanted, or all. `most` is what a slot can lose. */
function bestSlots(
  { next, found }: Workspace['tiers'],
  { row, from, to }: Stretch,
  most: number,
  wanted: number,
): number[] {
  const slots: number[] = []
  const losses: number[] = []
  COUNTS.fill(0)
  // What loses as much or more comes too late.
  let below = most + 1
  for (let at = next(row, from, to, below); at < to; at = next(row, at + WORDS_FOUND, to, below)) {
    for (let word = 0; word < WORDS_FOUND; word++) {
      for (let bits = found[word] ?? 0; bits !== 0; bits &= bits - 1) {
        const bit = 31 - Math.clz32(bits & -bits)
        const loss = below === 1 ? 0 : lossAt(found, word, bit)
        slots.push((at + word) * 32 + bit)
        losses.push(loss)
        COUNTS[loss] = (COUNTS[loss] ?? 0) + 1
      }
    }
    let better = 0
    for (let loss = 0; loss < below; loss++) {
      better += COUNTS[loss] ?? 0
      if (better >= wanted) below = loss
    }
    if (below === 0) break
  }
  const best: number[] = []
  for (let loss = 0; loss <= most; loss++) {
    if (COUNTS[loss] === 0) continue
    for (let at = 0; at < slots.length; at++) {
      if (losses[at] !== loss) continue
      best.push(slots[at] ?? 0)
      if (best.length === wanted) return best
    }
  }
  return best
}

/** How many slots lose so much, while a row is read. */
const COUNTS = new Uint32Array(LOSSES)
