import { WORDS_A_TURN, type Bitsets } from './bitset-kernel.ts'

/** What the slots of a row lose that are not in another. */
export interface Penalty {
  readonly bitset: number
  readonly except: number
  readonly penalty: number
}

/** So many words are found at once. */
export const WORDS_FOUND = WORDS_A_TURN / 2
const DIGITS = 5
/** What a slot can lose is less than this. */
export const PENALTY_BOUND = 1 << DIGITS
/** Room for the two rows of each loss of one, then for those of each loss of two. */
const WORDS_OF_PENALTIES = 2 * PENALTY_BOUND
/** How many words a finder needs. */
export const WORDS_OF_FINDER = WORDS_OF_PENALTIES + (1 + DIGITS) * WORDS_FOUND

export interface PenaltyFinder {
  /** What slots lose from now on. Returns what a slot in all of the rows loses. */
  readonly setPenalties: (penalties: readonly Penalty[]) => number
  /**
   * The first place between two, counted in words from the start of a row, behind which slots of the row lose less than
   * `below`; `to` if there is none.
   */
  readonly next: (bitset: number, from: number, to: number, below: number) => number
  /** The `WORDS_FOUND` words there with just these slots, then each of the digits of what they lose unless `below` is 1. */
  readonly found: Uint32Array
}

/** What a slot loses by its place in the words that were found. */
export function penaltyAt(found: Uint32Array, word: number, bit: number): number {
  let penalty = 0
  for (let digit = 0; digit < DIGITS; digit++) {
    penalty |= (((found[(digit + 1) * WORDS_FOUND + word] ?? 0) >>> bit) & 1) << digit
  }
  return penalty
}

/** Those of the slots in one of the words that was found that lose just so much. */
export function docIdsWithPenalty(found: Uint32Array, word: number, penalty: number): number {
  let docIds = found[word] ?? 0
  for (let digit = 0; digit < DIGITS; digit++) {
    const isIn = found[(digit + 1) * WORDS_FOUND + word] ?? 0
    docIds &= (penalty >>> digit) % 2 === 1 ? isIn : ~isIn
  }
  return docIds
}

/** `place` is that of the words a finder needs, behind the rows. */
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
      // A loss of five is one of one and two of two.
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

/** What a slot in all of the rows loses. */
export function maxPenalty(penalties: readonly Penalty[]): number {
  let most = 0
  for (const { penalty } of penalties) most += penalty
  if (most >= PENALTY_BOUND) throw new Error('A slot can lose too much')
  return most
}
