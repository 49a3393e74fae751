import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestWords } from './spelling.ts'

/** Few letters, so that many words are near each other. */
const WORD = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 13 })

test('the nearest words of a list are those that are near by themselves and farther than no other', () => {
  fc.assert(
    fc.property(WORD, fc.uniqueArray(WORD, { maxLength: 60 }), (word, list) => {
      const sorted = list.toSorted()
      const near = sorted.filter((candidate) => nearestWords(word, [candidate]).length > 0)
      const nearest = near.filter((candidate) =>
        near.every((other) => nearestWords(word, [candidate, other].toSorted()).includes(candidate)),
      )
      expect(nearestWords(word, sorted)).toEqual(nearest)
    }),
    { numRuns: 300 },
  )
})

test('how many mistakes a word may have, and what is another word', () => {
  const near = (word: string, ...sorted: string[]) => nearestWords(word, sorted)
  expect(near('kenia', 'kenya')).toEqual(['kenya'])
  expect(near('keina', 'kenia', 'kenya')).toEqual(['kenia'])
  expect(near('knia', 'kenia')).toEqual([])
  expect(near('enginering', 'engineer', 'engineering')).toEqual(['engineering'])
  expect(near('enginring', 'engineering')).toEqual([])
  expect(near('basketball', 'baseball')).toEqual([])
  expect(near('germani', 'dermani', 'germany')).toEqual(['germany'])
})
