import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBitRows, popcount, WORDS_A_TURN } from './bit-kernel.ts'

const STRIDE = 2 * WORDS_A_TURN

test('the kernel and plain JavaScript give the same rows and counts', () => {
  const row = fc.array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: STRIDE, maxLength: STRIDE })
  fc.assert(
    fc.property(row, row, (left, right) => {
      const fast = createBitRows(3, STRIDE)
      const plain = createBitRows(3, STRIDE, null)
      for (const operation of ['and', 'andNot', 'or', 'xor'] as const) {
        const results = [fast, plain].map((rows) => {
          rows.words.set(left, 0)
          rows.words.set(right, STRIDE)
          const count = rows[operation](2 * STRIDE, 0, STRIDE)
          return { count, row: [...rows.words.subarray(2 * STRIDE)] }
        })
        expect(results[0]).toEqual(results[1])
        expect(results[0]?.count).toBe(results[0]?.row.reduce((sum, word) => sum + popcount(word), 0))
        // The count alone, and half a row, from its middle on.
        const [rest, whole] = [fast, plain].map((rows) => {
          const shared = rows.shared(0, STRIDE)
          const from = WORDS_A_TURN
          return { shared, half: rows[operation](2 * STRIDE + from, from, STRIDE + from, WORDS_A_TURN) }
        })
        expect(rest).toEqual(whole)
        expect(fast.and(2 * STRIDE, 0, STRIDE)).toBe(rest?.shared)
      }
    }),
  )
})

test('the kernel is in use where there is WebAssembly', () => {
  expect(createBitRows(1, WORDS_A_TURN).words.buffer.byteLength).toBe(65_536)
})
