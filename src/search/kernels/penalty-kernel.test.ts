import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBitsets, isSet, WORDS_A_TURN } from './bitset-kernel.ts'
import { createPenaltyFinder, penaltyAt, WORDS_FOUND, WORDS_OF_FINDER } from './penalty-kernel.ts'

const WORDS_PER_BITSET = 2 * WORDS_A_TURN
const BITSETS = 6

test('the kernels find the docIds with a penalty below a bound', () => {
  // Often empty, as bitsets are.
  const word = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffffffff }), fc.integer({ min: 0, max: 31 }))
  const offset = fc.nat({ max: BITSETS - 1 }).map((bitset) => bitset * WORDS_PER_BITSET)
  const penalties = fc.array(fc.record({ bitset: offset, except: offset, penalty: fc.integer({ min: 1, max: 5 }) }), {
    maxLength: 6,
  })
  const words = fc.array(word, { minLength: BITSETS * WORDS_PER_BITSET, maxLength: BITSETS * WORDS_PER_BITSET })
  fc.assert(
    fc.property(words, penalties, fc.integer({ min: 1, max: 31 }), (bits, given, below) => {
      const penaltyOf = (docId: number) =>
        given.reduce((sum, { bitset, except, penalty }) => {
          return isSet(bitsets.words, bitset, docId) && !isSet(bitsets.words, except, docId) ? sum + penalty : sum
        }, 0)
      const bitsets = createBitsets(BITSETS, WORDS_PER_BITSET, WORDS_OF_FINDER)
      bitsets.words.set(bits)
      // Not from the start of the bitset.
      const docIds = Array.from({ length: WORDS_PER_BITSET * 32 }, (_, docId) => docId).slice(WORDS_FOUND * 32)
      const right = docIds.filter((docId) => isSet(bitsets.words, 0, docId) && penaltyOf(docId) < below)
      const penaltyFinder = createPenaltyFinder(bitsets, bitsets.behind)
      expect(penaltyFinder.setPenalties(given)).toBe(given.reduce((sum, { penalty }) => sum + penalty, 0))
      const found: [docId: number, penalty: number][] = []
      for (
        let at = WORDS_FOUND;
        (at = penaltyFinder.next(0, at, WORDS_PER_BITSET, below)) < WORDS_PER_BITSET;
        at += WORDS_FOUND
      ) {
        for (let bit = 0; bit < WORDS_FOUND * 32; bit++) {
          if (!isSet(penaltyFinder.found, 0, bit)) continue
          found.push([at * 32 + bit, below === 1 ? 0 : penaltyAt(penaltyFinder.found, bit >>> 5, bit & 31)])
        }
      }
      expect(found).toEqual(right.map((docId) => [docId, penaltyOf(docId)]))
    }),
  )
})

test('the penalty of a docId has a bound', () => {
  const bitsets = createBitsets(1, WORDS_PER_BITSET, WORDS_OF_FINDER)
  expect(() =>
    createPenaltyFinder(bitsets, bitsets.behind).setPenalties([{ bitset: 0, except: 0, penalty: 32 }]),
  ).toThrow('can be too high')
})
