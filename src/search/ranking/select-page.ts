import { popcount } from '#search/kernels/bitset-kernel.ts'
import {
  penaltyAt,
  PENALTY_BOUND,
  docIdsWithPenalty,
  WORDS_FOUND,
  type Penalty,
} from '#search/kernels/penalty-kernel.ts'
import type { QueryContext } from '#search/matching/query-context.ts'
import { bestScored, HIGHEST_SCORE, type Found, type Scored } from './select-scored.ts'

export interface Ranked {
  /** What is shown first. */
  readonly scored: Scored
  readonly penalties: readonly Penalty[]
  /** How many docIds there are, with a score and without. */
  readonly count: number
}

/**
 * The docIds of one page: open ones before closed ones, then by score, then by penalty, then by docId, which is the
 * default ranking. A programme with exactly the title of the query counts as open: the user wants to know that it is
 * over. Bitsets are read only until the page is full.
 */
export function selectPage(
  { index, bitsets, penaltyFinder }: QueryContext,
  { scored, penalties, count: all }: Ranked,
  skip: number,
  size: number,
): number[] {
  const page: number[] = []
  const { rest } = scored
  const { docIds: listed, open } = openFirst(scored, index.closedFrom)
  const closedWord = index.closedFrom / 32
  const most = penaltyFinder.setPenalties(penalties)
  let left = skip
  let seen = 0
  const take = ({ docIds, count }: Found) => {
    for (const docId of docIds) page.push(docId)
    seen += count
    left = Math.max(0, left - count)
    return page.length === size || seen === all
  }
  for (const isOpen of [true, false]) {
    const [first, last] = isOpen ? [0, open] : [open, listed.length]
    if (
      last > first &&
      take(bestScored(bitsets.words, { ...scored, docIds: listed }, first, last, penalties, left, size - page.length))
    )
      break
    if (listed.length === all) continue
    const range = isOpen
      ? { bitset: rest, from: 0, to: closedWord }
      : { bitset: rest, from: closedWord, to: bitsets.wordsPerBitset }
    const find = left < FAR ? bestDocIds : farDocIds
    if (take(find(penaltyFinder, range, most, left, size - page.length))) break
  }
  return page
}

/** The scored docIds, and how many of them count as open. */
function openFirst({ docIds, scores }: Scored, closedFrom: number): { docIds: readonly number[]; open: number } {
  let open = 0
  while (open < docIds.length && (docIds[open] ?? 0) < closedFrom) open++
  const isNamed = (docId: number) => scores[docId] === HIGHEST_SCORE
  const over = docIds.slice(open)
  const named = over.filter(isNamed)
  if (named.length === 0) return { docIds, open }
  const others = over.filter((docId) => !isNamed(docId))
  return { docIds: [...docIds.slice(0, open), ...named, ...others], open: open + named.length }
}

/** From here on a page is far: to note all that comes before it would take longer than to count it. */
const FAR = 64

interface WordRange {
  readonly bitset: number
  /** The first of its words, counted from the start of the bitset, and the first word behind it. */
  readonly from: number
  readonly to: number
}

/**
 * The docIds of a range with the smallest penalties, the best first, after the first `skip`. `most` is the highest
 * penalty.
 */
function bestDocIds(
  { next, found }: QueryContext['penaltyFinder'],
  { bitset, from, to }: WordRange,
  most: number,
  skip: number,
  size: number,
): Found {
  const needed = skip + size
  // Each with its penalty: docId * PENALTY_BOUND + penalty.
  const noted: number[] = []
  COUNTS.fill(0)
  // DocIds with this penalty or more come too late.
  let below = most + 1
  for (let at = next(bitset, from, to, below); at < to; at = next(bitset, at + WORDS_FOUND, to, below)) {
    for (let word = 0; word < WORDS_FOUND; word++) {
      for (let bits = found[word] ?? 0; bits !== 0; bits &= bits - 1) {
        const bit = 31 - Math.clz32(bits & -bits)
        const penalty = below === 1 ? 0 : penaltyAt(found, word, bit)
        noted.push(((at + word) * 32 + bit) * PENALTY_BOUND + penalty)
        COUNTS[penalty] = (COUNTS[penalty] ?? 0) + 1
      }
    }
    let better = 0
    for (let penalty = 0; penalty < below; penalty++) {
      better += COUNTS[penalty] ?? 0
      if (better >= needed) below = penalty
    }
    if (below === 0) break
  }
  const best: number[] = []
  for (let penalty = 0; penalty <= most && best.length < needed; penalty++) {
    if (COUNTS[penalty] === 0) continue
    for (let at = 0; at < noted.length && best.length < needed; at++) {
      const one = noted[at] ?? 0
      if (one % PENALTY_BOUND === penalty) best.push((one - penalty) / PENALTY_BOUND)
    }
  }
  return { docIds: skip === 0 ? best : best.slice(skip), count: best.length }
}

/** How many docIds have each penalty, while a bitset is read. */
const COUNTS = new Uint32Array(PENALTY_BOUND)

/** The same far from the first page: docIds are counted penalty by penalty, and only those of the page are noted. */
function farDocIds(
  { next, found }: QueryContext['penaltyFinder'],
  { bitset, from, to }: WordRange,
  most: number,
  skip: number,
  size: number,
): Found {
  const docIds: number[] = []
  let count = 0
  for (let penalty = 0; penalty <= most; penalty++) {
    for (let at = next(bitset, from, to, penalty + 1); at < to; at = next(bitset, at + WORDS_FOUND, to, penalty + 1)) {
      for (let word = 0; word < WORDS_FOUND; word++) {
        let bits = penalty === 0 ? (found[word] ?? 0) : docIdsWithPenalty(found, word, penalty)
        const here = popcount(bits)
        if (count + here <= skip) {
          count += here
          continue
        }
        for (; bits !== 0; bits &= bits - 1) {
          if (count >= skip) docIds.push((at + word) * 32 + 31 - Math.clz32(bits & -bits))
          count++
          if (docIds.length === size) return { docIds, count }
        }
      }
    }
  }
  return { docIds, count }
}
