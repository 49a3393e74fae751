import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBitRows, popcount, WORDS_A_TURN } from './bit-kernel.ts'

const STRIDE = 2 * WORDS_A_TURN

test('the kernel and plain JavaScript give the same rows and counts', () => {
  const row = fc.array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: STRIDE, maxLength: STRIDE })
  fc.assert(
    fc.property(row, row, (left, right) => {
      const fast = createBitRows(3, STRIDE)
      const plain = createBitRows(3, STRIDE, 0, null)
      for (const operation of ['and', 'andNot', 'or', 'xor', 'countedAnd'] as const) {
        const [ofKernel, expected] = [fast, plain].map((rows) => {
          rows.words.set(left, 0)
          rows.words.set(right, STRIDE)
          const count = rows[operation](2 * STRIDE, 0, STRIDE)
          return { count, row: [...rows.words.subarray(2 * STRIDE)] }
        })
        expect(ofKernel?.row).toEqual(expected?.row)
        if (operation !== 'countedAnd') continue
        expect(ofKernel?.count).toBe(expected?.count)
        expect(ofKernel?.count).toBe(expected?.row.reduce((sum, word) => sum + popcount(word), 0))
      }
      expect(fast.shared(0, STRIDE)).toBe(plain.shared(0, STRIDE))
      expect(fast.shared(0, STRIDE)).toBe(fast.countedAnd(2 * STRIDE, 0, STRIDE))
    }),
  )
})

test('the kernel is in use where there is WebAssembly', () => {
  expect(createBitRows(1, WORDS_A_TURN).words.buffer.byteLength).toBe(65_536)
})
