import { popcount } from '#search/kernels/bit-kernel.ts'
import { lossAt, LOSSES, slotsLosing, WORDS_FOUND, type Loss } from '#search/kernels/tier-kernel.ts'
import type { Workspace } from '#search/matching/workspace.ts'
import { bestScored, HIGHEST_SCORE, type Found, type Scored } from './select-scored.ts'

export interface Ranked {
  /** What is shown first. */
  readonly scored: Scored
  readonly losses: readonly Loss[]
  /** How many slots there are, with a score and without. */
  readonly count: number
}

/**
 * The slots of one page: open ones before closed ones, of these the scored ones first, then the most specific, then in the
 * default order, which is that of the slots. A programme that is called exactly so is what was meant, and stands among the
 * open ones: that it is over is what one wants to hear. Rows are read only until the page is full.
 */
export function selectPage(
  { index, rows, tiers }: Workspace,
  { scored, losses, count: all }: Ranked,
  skip: number,
  size: number,
): number[] {
  const page: number[] = []
  const { rest } = scored
  const { slots: listed, open } = openFirst(scored, index.closedFrom)
  const closedWord = index.closedFrom / 32
  const most = tiers.weigh(losses)
  let left = skip
  let seen = 0
  const take = ({ slots, count }: Found) => {
    for (const slot of slots) page.push(slot)
    seen += count
    left = Math.max(0, left - count)
    return page.length === size || seen === all
  }
  for (const isOpen of [true, false]) {
    const [first, last] = isOpen ? [0, open] : [open, listed.length]
    if (
      last > first &&
      take(bestScored(rows.words, { ...scored, slots: listed }, first, last, losses, left, size - page.length))
    )
      break
    if (listed.length === all) continue
    const stretch = isOpen ? { row: rest, from: 0, to: closedWord } : { row: rest, from: closedWord, to: rows.stride }
    const find = left < FAR ? bestSlots : farSlots
    if (take(find(tiers, stretch, most, left, size - page.length))) break
  }
  return page
}

/** The scored slots, and how many of them stand among the open ones. */
function openFirst({ slots, scores }: Scored, closedFrom: number): { slots: readonly number[]; open: number } {
  let open = 0
  while (open < slots.length && (slots[open] ?? 0) < closedFrom) open++
  const isNamed = (slot: number) => scores[slot] === HIGHEST_SCORE
  const over = slots.slice(open)
  const named = over.filter(isNamed)
  if (named.length === 0) return { slots, open }
  const others = over.filter((slot) => !isNamed(slot))
  return { slots: [...slots.slice(0, open), ...named, ...others], open: open + named.length }
}

/** From here on a page is far: to note all that comes before it would take longer than to count it. */
const FAR = 64

interface Stretch {
  readonly row: number
  /** The first of its words, counted from the start of the row, and the first word behind it. */
  readonly from: number
  readonly to: number
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
