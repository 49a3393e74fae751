import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBitRows, isSet, WORDS_A_TURN } from './bit-kernel.ts'
import { createTierFinder, lossAt, WORDS_FOUND, WORDS_OF_TIERS } from './tier-kernel.ts'

const STRIDE = 2 * WORDS_A_TURN
const ROWS = 6

test('the kernels find the slots that lose less than a bound', () => {
  // Often empty, as rows are.
  const word = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffffffff }), fc.integer({ min: 0, max: 31 }))
  const place = fc.nat({ max: ROWS - 1 }).map((row) => row * STRIDE)
  const losses = fc.array(fc.record({ row: place, but: place, loss: fc.integer({ min: 1, max: 5 }) }), { maxLength: 6 })
  const words = fc.array(word, { minLength: ROWS * STRIDE, maxLength: ROWS * STRIDE })
  fc.assert(
    fc.property(words, losses, fc.integer({ min: 1, max: 31 }), (bits, lost, below) => {
      const lossOf = (slot: number) =>
        lost.reduce((sum, { row, but, loss }) => {
          return isSet(rows.words, row, slot) && !isSet(rows.words, but, slot) ? sum + loss : sum
        }, 0)
      const rows = createBitRows(ROWS, STRIDE, WORDS_OF_TIERS)
      rows.words.set(bits)
      // From some place in the row on.
      const slots = Array.from({ length: STRIDE * 32 }, (_, slot) => slot).slice(WORDS_FOUND * 32)
      const right = slots.filter((slot) => isSet(rows.words, 0, slot) && lossOf(slot) < below)
      const tiers = createTierFinder(rows, rows.behind)
      expect(tiers.weigh(lost)).toBe(lost.reduce((sum, { loss }) => sum + loss, 0))
      const found: [slot: number, loss: number][] = []
      for (let at = WORDS_FOUND; (at = tiers.next(0, at, STRIDE, below)) < STRIDE; at += WORDS_FOUND) {
        for (let bit = 0; bit < WORDS_FOUND * 32; bit++) {
          if (!isSet(tiers.found, 0, bit)) continue
          found.push([at * 32 + bit, below === 1 ? 0 : lossAt(tiers.found, bit >>> 5, bit & 31)])
        }
      }
      expect(found).toEqual(right.map((slot) => [slot, lossOf(slot)]))
    }),
  )
})

test('what a slot can lose has a bound', () => {
  const rows = createBitRows(1, STRIDE, WORDS_OF_TIERS)
  expect(() => createTierFinder(rows, rows.behind).weigh([{ row: 0, but: 0, loss: 32 }])).toThrow('lose too much')
})
