import type { BitRows } from '#search/kernels/bit-kernel.ts'

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
    for (const [number, row] of loose.entries()) {
      let carry = row
      // So many have no higher digit.
      const last = 31 - Math.clz32(number + 1)
      for (let place = 0; place <= last; place++) {
        const digit = digits[place] ?? 0
        const next = carries[place % 2 === 0 ? 0 : 1]
        if (place < last) rows.and(next + from, digit + from, carry + from, words)
        rows.xor(digit + from, digit + from, carry + from, words)
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
      if (times > 0 && from >= addedUpTo) addUp(stretch)
      // What none holds is in no loose row; else the digits say which are to hold it.
      const others = times === 0 ? loose : digits
      const isIn = (place: number) => (times >>> place) % 2 === 1
      const last = others.length - 1
      let left = layer
      for (let place = 0; place < last; place++) {
        const keep = isIn(place) ? rows.and : rows.andNot
        keep(tier + from, left + from, (others[place] ?? 0) + from, words)
        left = tier
      }
      const keep = isIn(last) || last < 0 ? rows.countedAnd : rows.countedAndNot
      return { row: tier, count: keep(tier + from, left + from, (others[last] ?? layer) + from, words) }
    },
  }
}
