import { popcount } from '#search/kernels/bit-kernel.ts'
import type { Workspace } from '#search/matching/workspace.ts'
import { createTiers, type Stretch } from './tiers.ts'

export interface Ranked {
  /** Rows to be shown one after the other, none twice. */
  readonly layers: readonly number[]
  /** Rows of what matches a constraint only loosely: the fewer of these hold a slot, the earlier it stands. */
  readonly loose: readonly number[]
}

/** So many words are looked at first: pages that are full by then need no look at the rest. */
const FIRST_WORDS = 512

/**
 * The slots of one page: what can still be applied for before what is closed, then layer by layer, in a layer
 * what matches most specifically, then in the default order, which is that of the slots. Nothing is sorted:
 * tiers are looked at in stretches until the page is full.
 */
export function selectPage(workspace: Workspace, { layers, loose }: Ranked, skip: number, size: number): number[] {
  const { rows, scratch, index } = workspace
  const page: number[] = []
  const closedWord = index.closedFrom / 32
  const tiers = createTiers(rows, scratch, loose)
  let left = skip
  for (const part of [
    { from: 0, to: closedWord },
    { from: closedWord, to: rows.stride },
  ]) {
    for (const layer of layers) {
      for (let times = 0; times <= loose.length; times++) {
        for (const stretch of firstAndRest(part)) {
          const { row, count } = tiers.slotsOf(layer, times, stretch)
          if (count > left) collect(rows.words, row, stretch, left, size, page)
          if (page.length === size) return page
          left = Math.max(0, left - count)
        }
      }
    }
  }
  return page
}

function firstAndRest({ from, to }: Stretch): Stretch[] {
  const middle = Math.min(from + FIRST_WORDS, to)
  return [
    { from, to: middle },
    { from: middle, to },
  ].filter((stretch) => stretch.from < stretch.to)
}

/** Adds the slots of a row to the page, after leaving `skip` out. */
function collect(bits: Uint32Array, row: number, { from, to }: Stretch, skip: number, size: number, page: number[]) {
  let left = skip
  for (let word = from; word < to; word++) {
    let slots = bits[row + word] ?? 0
    if (slots === 0) continue
    if (left > 0) {
      const count = popcount(slots)
      if (count <= left) {
        left -= count
        continue
      }
    }
    while (slots !== 0) {
      const lowest = slots & -slots
      slots ^= lowest
      if (left > 0) {
        left--
        continue
      }
      page.push(word * 32 + 31 - Math.clz32(lowest))
      if (page.length === size) return
    }
  }
}
