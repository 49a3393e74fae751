import type { BitRows } from '#search/kernels/bit-kernel.ts'

/** The words of a row from one to another. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * Rows of slots that match less, and how much less each row tells, from 1. The less a slot matches, all its rows added up,
 * the later it comes.
 */
export type Losses = ReadonlyMap<number, number>

/**
 * Splits the slots of a stretch by how much less they match: nothing, one, two and so on. The slots that lose nothing are
 * found by removing the rows one by one. Only if more is needed are the losses added up, for all slots at once, in binary:
 * each digit is a row. Stretches must be asked for in order, from the first.
 */
export function createTiers(rows: BitRows, scratch: () => number, losses: Losses) {
  const lossy = [...losses.keys()]
  const most = [...losses.values()].reduce((sum, loss) => sum + loss, 0)
  const tier = scratch()
  const carries = [scratch(), scratch()] as const
  const digits = Array.from({ length: 32 - Math.clz32(most) }, scratch)
  let addedUpTo = 0

  const addUp = ({ from, to }: Stretch): void => {
    const words = to - from
    for (const digit of digits) rows.words.fill(0, digit + from, digit + to)
    let sum = 0
    for (const [row, loss] of losses) {
      for (let first = 0; loss >>> first > 0; first++) {
        if ((loss >>> first) % 2 === 0) continue
        sum += 1 << first
        // The sum so far has no higher digit.
        const last = 31 - Math.clz32(sum)
        let carry = row
        for (let place = first; place <= last; place++) {
          const digit = digits[place] ?? 0
          const next = carries[place % 2 === 0 ? 0 : 1]
          if (place < last) rows.and(next + from, digit + from, carry + from, words)
          rows.xor(digit + from, digit + from, carry + from, words)
          carry = next
        }
      }
    }
    addedUpTo = to
  }
  return {
    /** What a slot in all of the rows loses. */
    most,
    /** A row of the slots in `layer` that lose exactly so much, and their number; valid until the next call. */
    slotsOf(layer: number, loss: number, stretch: Stretch): { readonly row: number; readonly count: number } {
      const { from, to } = stretch
      const words = to - from
      if (loss > 0 && from >= addedUpTo) addUp(stretch)
      // For nothing, remove each row; otherwise the digits tell.
      const others = loss === 0 ? lossy : digits
      const isIn = (place: number) => (loss >>> place) % 2 === 1
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
