import { WORDS_A_TURN, type Bitsets } from './bitset-kernel.ts'

/** A penalty for the docIds of a bitset that are not in `except`. */
export interface Penalty {
  readonly bitset: number
  readonly except: number
  readonly penalty: number
}

/** So many words are found at once. */
export const WORDS_FOUND = WORDS_A_TURN / 2
const DIGITS = 5
/** The sum of penalties of a docId is less than this. */
export const PENALTY_BOUND = 1 << DIGITS
/** Room for two bitsets for each penalty of one, then for each penalty of two. */
const WORDS_OF_PENALTIES = 2 * PENALTY_BOUND
/** How many words a finder needs. */
export const WORDS_OF_FINDER = WORDS_OF_PENALTIES + (1 + DIGITS) * WORDS_FOUND

export interface PenaltyFinder {
  /** Sets the penalties. Returns their sum, which a docId in all of the bitsets has. */
  readonly setPenalties: (penalties: readonly Penalty[]) => number
  /**
   * The first offset between two, in words from the start of a bitset, where docIds of the bitset have a penalty below
   * `below`; `to` if there is none.
   */
  readonly next: (bitset: number, from: number, to: number, below: number) => number
  /**
   * The `WORDS_FOUND` words there with just these docIds, then each binary digit of their penalties unless `below` is
   * 1.
   */
  readonly found: Uint32Array
}

/** The penalty of a docId, by its word and bit in `found`. */
export function penaltyAt(found: Uint32Array, word: number, bit: number): number {
  let penalty = 0
  for (let digit = 0; digit < DIGITS; digit++) {
    penalty |= (((found[(digit + 1) * WORDS_FOUND + word] ?? 0) >>> bit) & 1) << digit
  }
  return penalty
}

/** The docIds in one word of `found` that have exactly this penalty. */
export function docIdsWithPenalty(found: Uint32Array, word: number, penalty: number): number {
  let docIds = found[word] ?? 0
  for (let digit = 0; digit < DIGITS; digit++) {
    const isIn = found[(digit + 1) * WORDS_FOUND + word] ?? 0
    docIds &= (penalty >>> digit) % 2 === 1 ? isIn : ~isIn
  }
  return docIds
}

/** `offset` is that of the finder's words, behind the bitsets. */
export function createPenaltyFinder(bitsets: Bitsets, offset: number): PenaltyFinder {
  const { words } = bitsets
  const { withoutPenalty, belowPenalty } = bitsets.kernels
  const found = offset + WORDS_OF_PENALTIES
  let twos = offset
  let behind = offset
  const write = ({ bitset, except }: Penalty) => {
    words[behind++] = bitset * 4
    words[behind++] = except * 4
  }
  return {
    setPenalties(penalties) {
      const most = maxPenalty(penalties)
      behind = offset
      for (const one of penalties) if (one.penalty % 2 === 1) write(one)
      twos = behind
      // A penalty of five is one of one and two of two.
      for (const one of penalties) for (let left = one.penalty; left > 1; left -= 2) write(one)
      return most
    },
    next(bitset, from, to, below) {
      const at =
        below === 1
          ? withoutPenalty(from * 4, to * 4, bitset * 4, offset * 4, behind * 4, found * 4)
          : belowPenalty(from * 4, to * 4, bitset * 4, offset * 4, twos * 4, behind * 4, found * 4, below)
      return at / 4
    },
    found: words.subarray(found, found + (1 + DIGITS) * WORDS_FOUND),
  }
}

/** The penalty of a docId in all of the bitsets. */
export function maxPenalty(penalties: readonly Penalty[]): number {
  let most = 0
  for (const { penalty } of penalties) most += penalty
  if (most >= PENALTY_BOUND) throw new Error('The penalties of a docId can be too high')
  return most
}
