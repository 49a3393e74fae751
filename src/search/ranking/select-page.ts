import { popcount } from '#search/kernels/bit-kernel.ts'
import type { Workspace } from '#search/matching/workspace.ts'
import { createTiers, type Losses, type Stretch } from './tiers.ts'

export interface Ranked {
  /** Rows to show one after the other. They share no slot. */
  readonly layers: readonly number[]
  readonly losses: Losses
  /** How many slots the layers hold. */
  readonly count: number
}

/** How many words of a row are looked at first. If they fill the page, the rest is never read. */
const FIRST_WORDS = 512

/**
 * The slots of one page: open ones before closed ones, then layer by layer, within a layer the most specific first,
 * then in the default order, which is that of the slots. Nothing is sorted: tiers are read in stretches until the page
 * is full.
 */
export function selectPage(
  workspace: Workspace,
  { layers, losses, count: all }: Ranked,
  skip: number,
  size: number,
): number[] {
  const { rows, scratch, index } = workspace
  const page: number[] = []
  const closedWord = index.closedFrom / 32
  const tiers = createTiers(rows, scratch, losses)
  let left = skip
  let seen = 0
  for (const part of [
    { from: 0, to: closedWord },
    { from: closedWord, to: rows.stride },
  ]) {
    for (const layer of layers) {
      for (let loss = 0; loss <= tiers.most; loss++) {
        for (const stretch of firstAndRest(part)) {
          const { row, count } = tiers.slotsOf(layer, loss, stretch)
          if (count > left) collect(rows.words, row, stretch, left, size, page)
          seen += count
          if (page.length === size || seen === all) return page
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

/** Adds the slots of a row to the page, after the first `skip`. */
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
