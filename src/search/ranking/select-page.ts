import { popcount } from '#search/kernels/bit-kernel.ts'
import { lossAt, LOSSES, slotsLosing, WORDS_FOUND, type Loss } from '#search/kernels/tier-kernel.ts'
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
  for (let from = 0, to = closedWord; from < rows.stride; from = to, to = rows.stride) {
    for (const row of layers) {
      const find = left < FAR ? bestSlots : farSlots
      const { slots, count } = find(tiers, { row, from, to }, most, left, size - page.length)
      for (const slot of slots) page.push(slot)
      seen += count
      left = Math.max(0, left - count)
      if (page.length === size || seen === all) return page
    }
  }
  return page
}

/** From here on a page is far: to note all that comes before it would take longer than to count it. */
const FAR = 64

interface Stretch {
  readonly row: number
  /** The first of its words, counted from the start of the row, and the first word behind it. */
  readonly from: number
  readonly to: number
}

/** Slots of a page, and how many there are up to the last of them, or in all. */
interface Found {
  readonly slots: readonly number[]
  readonly count: number
}

/** The slots of a stretch that lose least, the best first, after the first `skip`. `most` is what a slot can lose. */
function bestSlots(
  { next, found }: Workspace['tiers'],
  { row, from, to }: Stretch,
  most: number,
  skip: number,
  size: number,
): Found {
  const wanted = skip + size
  // Each with what it loses: slot * LOSSES + loss.
  const noted: number[] = []
  COUNTS.fill(0)
  // What loses as much or more comes too late.
  let below = most + 1
  for (let at = next(row, from, to, below); at < to; at = next(row, at + WORDS_FOUND, to, below)) {
    for (let word = 0; word < WORDS_FOUND; word++) {
      for (let bits = found[word] ?? 0; bits !== 0; bits &= bits - 1) {
        const bit = 31 - Math.clz32(bits & -bits)
        const loss = below === 1 ? 0 : lossAt(found, word, bit)
        noted.push(((at + word) * 32 + bit) * LOSSES + loss)
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
  for (let loss = 0; loss <= most && best.length < wanted; loss++) {
    if (COUNTS[loss] === 0) continue
    for (let at = 0; at < noted.length && best.length < wanted; at++) {
      const one = noted[at] ?? 0
      if (one % LOSSES === loss) best.push((one - loss) / LOSSES)
    }
  }
  return { slots: skip === 0 ? best : best.slice(skip), count: best.length }
}

/** How many slots lose so much, while a row is read. */
const COUNTS = new Uint32Array(LOSSES)

/** The same far from the first page: slots are counted tier by tier, and only those of the page are noted. */
function farSlots(
  { next, found }: Workspace['tiers'],
  { row, from, to }: Stretch,
  most: number,
  skip: number,
  size: number,
): Found {
  const slots: number[] = []
  let count = 0
  for (let loss = 0; loss <= most; loss++) {
    for (let at = next(row, from, to, loss + 1); at < to; at = next(row, at + WORDS_FOUND, to, loss + 1)) {
      for (let word = 0; word < WORDS_FOUND; word++) {
        let bits = loss === 0 ? (found[word] ?? 0) : slotsLosing(found, word, loss)
        const here = popcount(bits)
        if (count + here <= skip) {
          count += here
          continue
        }
        for (; bits !== 0; bits &= bits - 1) {
          if (count >= skip) slots.push((at + word) * 32 + 31 - Math.clz32(bits & -bits))
          count++
          if (slots.length === size) return { slots, count }
        }
      }
    }
  }
  return { slots, count }
}
