import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBitRows, popcount, WORDS_A_TURN } from './bit-kernel.ts'

const STRIDE = 2 * WORDS_A_TURN

test('the kernels combine rows and count their bits as plain JavaScript does', () => {
  const row = fc.array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: STRIDE, maxLength: STRIDE })
  const plain = {
    and: (left: number, right: number) => left & right,
    andNot: (left: number, right: number) => left & ~right,
    or: (left: number, right: number) => left | right,
    xor: (left: number, right: number) => left ^ right,
    countedAnd: (left: number, right: number) => left & right,
  }
  fc.assert(
    fc.property(row, row, (left, right) => {
      const rows = createBitRows(3, STRIDE)
      rows.words.set(left, 0)
      rows.words.set(right, STRIDE)
      for (const operation of ['and', 'andNot', 'or', 'xor', 'countedAnd'] as const) {
        const count = rows[operation](2 * STRIDE, 0, STRIDE)
        const expected = left.map((word, at) => plain[operation](word, right[at] ?? 0) >>> 0)
        expect([...rows.words.subarray(2 * STRIDE)]).toEqual(expected)
        if (operation !== 'countedAnd') continue
        const bits = expected.reduce((sum, word) => sum + ones(word), 0)
        expect([count, rows.shared(0, STRIDE)]).toEqual([bits, bits])
        expect(expected.map(popcount)).toEqual(expected.map(ones))
      }
    }),
  )
})

function ones(word: number): number {
  return word.toString(2).replaceAll('0', '').length
}
