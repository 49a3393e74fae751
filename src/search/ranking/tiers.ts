import type { BitRows } from '#search/kernels/bit-kernel.ts'

/** The words of a row from one to another. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * Splits the slots of a stretch by how many loose rows hold them: none, one, two and so on. The slots that none holds
 * are found by removing the loose rows one by one. Only if more is needed are the loose rows added up, for all slots at
 * once, in binary: each digit is a row. Stretches must be asked for in order, from the first.
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
      // The sum of this many rows has no higher digit.
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
    /** A row of the slots in `layer` that exactly `times` loose rows hold, and their number; valid until the next call. */
    slotsOf(layer: number, times: number, stretch: Stretch): { readonly row: number; readonly count: number } {
      const { from, to } = stretch
      const words = to - from
      if (times > 0 && from >= addedUpTo) addUp(stretch)
      // For none, remove each loose row; otherwise the digits tell.
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
