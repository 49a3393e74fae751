import type { BitRows } from '#search/matching/bit-kernel.ts'

/** The words of a row from one to another. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * Tells apart, in a stretch of a row, the slots by how many of the loose rows hold them: none, one, two and so on. Which
 * are held by none is found by taking the loose rows away, one by one; only when more is asked for are the loose rows
 * added up, all slots at once: bit s of the first digit, the second and so on is the sum for slot s. Stretches are asked
 * for from the first on.
 */
export function createTiers(rows: BitRows, scratch: () => number, loose: readonly number[]) {
  const tier = scratch()
  const carries = [scratch(), scratch()] as const
  const digits = Array.from({ length: 32 - Math.clz32(loose.length) }, scratch)
  let addedUpTo = 0

  const addUp = ({ from, to }: Stretch): void => {
    const words = to - from
    for (const digit of digits) rows.words.fill(0, digit + from, digit + to)
    for (const row of loose) {
      let carry = row
      for (const [place, digit] of digits.entries()) {
        const next = carries[place % 2 === 0 ? 0 : 1]
        const bits = rows.and(next + from, digit + from, carry + from, words)
        rows.xor(digit + from, digit + from, carry + from, words)
        if (bits === 0) break
        carry = next
      }
    }
    addedUpTo = to
  }
  return {
    /** A row of those in `layer` that so many loose rows hold, and how many they are; valid until the next is asked for. */
    slotsOf(layer: number, times: number, stretch: Stretch): { readonly row: number; readonly count: number } {
      const { from, to } = stretch
      const words = to - from
      let count = rows.and(tier + from, layer + from, layer + from, words)
      if (times === 0) {
        for (const row of loose) count = rows.andNot(tier + from, tier + from, row + from, words)
        return { row: tier, count }
      }
      if (from >= addedUpTo) addUp(stretch)
      for (const [place, digit] of digits.entries()) {
        const keep = (times >>> place) % 2 === 1 ? rows.and : rows.andNot
        count = keep(tier + from, tier + from, digit + from, words)
      }
      return { row: tier, count }
    },
  }
}
