import { isSet } from '#search/kernels/bitset-kernel.ts'
import { PENALTY_BOUND, maxPenalty, type Penalty } from '#search/kernels/penalty-kernel.ts'

/** The highest possible score. */
export const HIGHEST_SCORE = 127

/** DocIds of a page, and how many there are up to the last of them, or in all. */
export interface Found {
  readonly docIds: readonly number[]
  readonly count: number
}

/** DocIds whose score comes before any penalty, in the default ranking. */
export interface Scored {
  readonly docIds: readonly number[]
  /** By docId, up to `HIGHEST_SCORE`. */
  readonly scores: Uint8Array
  /** The bitset of all docIds with a score, and that of those that are not in the list. */
  readonly found: number
  readonly rest: number
}

/**
 * The docIds of one page, of those from one index of a list to another: by score, then by penalty. Counts the docIds of
 * each score first; then computes the penalties only of docIds whose score can be on the page.
 */
export function bestScored(
  bits: Uint32Array,
  { docIds, scores }: Scored,
  from: number,
  to: number,
  penalties: readonly Penalty[],
  skip: number,
  size: number,
): Found {
  if (skip >= to - from) return { docIds: [], count: to - from }
  const levels = LEVELS.fill(0)
  const levelOf = (at: number) => HIGHEST_SCORE - (scores[docIds[at] ?? 0] ?? 0)
  for (let at = from; at < to; at++) levels[levelOf(at)] = (levels[levelOf(at)] ?? 0) + 1
  const { first, last, before } = levelsOfPage(levels, skip, Math.min(skip + size, to - from))
  const penaltyCount = maxPenalty(penalties) + 1
  const end = (last - first + 1) * penaltyCount
  const starts = STARTS.fill(0, 0, end + 1)
  const selected: number[] = []
  const buckets: number[] = []
  for (let at = from; at < to; at++) {
    const level = levelOf(at)
    if (level < first || level > last) continue
    const docId = docIds[at] ?? 0
    const bucket = (level - first) * penaltyCount + penaltyOf(bits, penalties, docId)
    selected.push(docId)
    buckets.push(bucket)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1
  }
  for (let bucket = 1; bucket <= end; bucket++) starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0)
  const page: number[] = []
  for (let number = 0; number < buckets.length; number++) {
    const bucket = buckets[number] ?? 0
    const at = before + (starts[bucket] ?? 0) - skip
    starts[bucket] = (starts[bucket] ?? 0) + 1
    if (at >= 0 && at < size) page[at] = selected[number] ?? 0
  }
  return { docIds: page, count: skip + page.length }
}

/** How many docIds have each score, from the highest down. */
const LEVELS = new Uint32Array(HIGHEST_SCORE + 1)
/** Where the docIds of each level and penalty begin, while a page is sorted. */
const STARTS = new Uint32Array(LEVELS.length * PENALTY_BOUND + 1)

/** The first and last level on a page, and how many docIds come before the first. */
function levelsOfPage(levels: Uint32Array, skip: number, end: number) {
  let first = 0
  let before = 0
  while (first < levels.length - 1 && before + (levels[first] ?? 0) <= skip) before += levels[first++] ?? 0
  let last = first
  let upTo = before + (levels[first] ?? 0)
  while (last < levels.length - 1 && upTo < end) upTo += levels[++last] ?? 0
  return { first, last, before }
}

function penaltyOf(bits: Uint32Array, penalties: readonly Penalty[], docId: number): number {
  let sum = 0
  for (const { bitset, except, penalty } of penalties)
    if (isSet(bits, bitset, docId) && !isSet(bits, except, docId)) sum += penalty
  return sum
}
