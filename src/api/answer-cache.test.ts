import { expect, test } from 'vitest'
import { createAnswerCache, readyAnswer } from './answer-cache.ts'

const answer = (length: number) => readyAnswer(Buffer.alloc(length), '1-2026-11-21', '')

test('the answer that was not asked for longest is forgotten first', () => {
  const cache = createAnswerCache({ bytes: 1000, answers: 2 })
  cache.keep('a', answer(1))
  cache.keep('b', answer(2))
  expect(cache.find('a')?.bytes).toHaveLength(1)
  cache.keep('c', answer(3))
  expect([cache.find('a')?.bytes.length, cache.find('b')?.bytes.length, cache.find('c')?.bytes.length]).toEqual([
    1,
    undefined,
    3,
  ])
})

test('answers never take more bytes than the limit, nor does keeping one twice count twice', () => {
  const cache = createAnswerCache({ bytes: 100, answers: 50 })
  for (let time = 0; time < 5; time++) cache.keep('a', answer(40))
  cache.keep('b', answer(50))
  expect([cache.find('a')?.bytes.length, cache.find('b')?.bytes.length]).toEqual([40, 50])
  cache.keep('c', answer(45))
  expect([cache.find('a')?.bytes.length, cache.find('b')?.bytes.length, cache.find('c')?.bytes.length]).toEqual([
    undefined,
    50,
    45,
  ])
  // One that is larger than all of it is not kept at all.
  cache.keep('d', answer(101))
  expect([cache.find('b'), cache.find('c'), cache.find('d')]).toEqual([undefined, undefined, undefined])
})
