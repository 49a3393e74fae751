import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBitsets, popcount, WORDS_A_TURN } from './bitset-kernel.ts'

const WORDS_PER_BITSET = 2 * WORDS_A_TURN

test('the kernels combine bitsets and count their bits as plain JavaScript does', () => {
  const bitset = fc.array(fc.integer({ min: 0, max: 0xffffffff }), {
    minLength: WORDS_PER_BITSET,
    maxLength: WORDS_PER_BITSET,
  })
  const plain = {
    and: (left: number, right: number) => left & right,
    andNot: (left: number, right: number) => left & ~right,
    or: (left: number, right: number) => left | right,
    countedAnd: (left: number, right: number) => left & right,
  }
  fc.assert(
    fc.property(bitset, bitset, (left, right) => {
      const bitsets = createBitsets(3, WORDS_PER_BITSET)
      bitsets.words.set(left, 0)
      bitsets.words.set(right, WORDS_PER_BITSET)
      for (const operation of ['and', 'andNot', 'or', 'countedAnd'] as const) {
        const count = bitsets[operation](2 * WORDS_PER_BITSET, 0, WORDS_PER_BITSET)
        const expected = left.map((word, at) => plain[operation](word, right[at] ?? 0) >>> 0)
        expect([...bitsets.words.subarray(2 * WORDS_PER_BITSET)]).toEqual(expected)
        if (operation !== 'countedAnd') continue
        const bits = expected.reduce((sum, word) => sum + ones(word), 0)
        expect([count, bitsets.shared(0, WORDS_PER_BITSET)]).toEqual([bits, bits])
        expect(expected.map(popcount)).toEqual(expected.map(ones))
      }
    }),
  )
})

function ones(word: number): number {
  return word.toString(2).replaceAll('0', '').length
}
