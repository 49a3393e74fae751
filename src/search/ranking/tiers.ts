import type { BitRows } from '#search/matching/bit-kernel.ts'

/** The words of a row from one to another. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * Tells apart, in a stretch of a row, the slots by how many of the loose rows hold them: none, one, two and so on. Which
 * are held by none is found by taking the loose rows away, one by one; only when more is asked for are the loose rows
 * added up, all slots at once: bit s of the first digit, the second and so on is the sum for slot s.
 */
export function createTiers(rows: BitRows, scratch: () => number, loose: readonly number[], { from, to }: Stretch) {
  const words = to - from
  const tier = scratch()
  let digits: readonly number[] | undefined

  const addUp = (): number[] => {
    const sum: number[] = []
    const carries = [scratch(), scratch()] as const
    for (const row of loose) {
      let carry = row
      let bits = words
      for (const [place, digit] of sum.entries()) {
        const next = carries[place % 2 === 0 ? 0 : 1]
        bits = rows.and(next + from, digit + from, carry + from, words)
        rows.xor(digit + from, digit + from, carry + from, words)
        carry = next
        if (bits === 0) break
      }
      if (bits === 0) continue
      const digit = scratch()
      rows.and(digit + from, carry + from, carry + from, words)
      sum.push(digit)
    }
    return sum
  }
  return {
    /** A row of those in `layer` that so many loose rows hold, and how many they are; valid until the next is asked for. */
    slotsOf(layer: number, times: number): { readonly row: number; readonly count: number } {
      let count = rows.and(tier + from, layer + from, layer + from, words)
      if (times === 0) {
        for (const row of loose) count = rows.andNot(tier + from, tier + from, row + from, words)
        return { row: tier, count }
      }
      digits ??= addUp()
      if (times >= 1 << digits.length) return { row: tier, count: 0 }
      for (const [place, digit] of digits.entries()) {
        const keep = (times >>> place) % 2 === 1 ? rows.and : rows.andNot
        count = keep(tier + from, tier + from, digit + from, words)
      }
      return { row: tier, count }
    },
  }
}
