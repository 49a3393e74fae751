import { expect, test } from 'vitest'
import { createAnswerCache, readyAnswer, type AnswerCache } from './answer-cache.ts'

const answer = (length: number, question = '') => readyAnswer(Buffer.alloc(length), '1-2026-11-21', question)

/** Only the second time is it kept. */
function askTwice(cache: AnswerCache, question: string, length: number): void {
  for (let time = 0; time < 2; time++) cache.keep(question, answer(length, question))
}

test('what is asked once is not kept', () => {
  const cache = createAnswerCache()
  cache.keep('a', answer(1))
  expect(cache.find('a')).toBeUndefined()
  cache.keep('a', answer(1))
  expect(cache.find('a')).toMatchObject(answer(1))
})

test('of what was asked once, no more is noted than may be kept', () => {
  const cache = createAnswerCache({ bytes: 1000, answers: 2 })
  for (const question of ['a', 'b', 'c', 'a']) cache.keep(question, answer(1, question))
  expect(cache.find('a')).toBeUndefined()
})

test('the answer that was not asked for longest is forgotten first', () => {
  const cache = createAnswerCache({ bytes: 1000, answers: 2 })
  askTwice(cache, 'a', 1)
  askTwice(cache, 'b', 2)
  expect(cache.find('a')?.bytes).toHaveLength(1)
  askTwice(cache, 'c', 3)
  expect([cache.find('a')?.bytes.length, cache.find('b')?.bytes.length, cache.find('c')?.bytes.length]).toEqual([
    1,
    undefined,
    3,
  ])
})

test('answers never take more bytes than the limit, nor does keeping one twice count twice', () => {
  const cache = createAnswerCache({ bytes: 135, answers: 50 })
  for (let time = 0; time < 5; time++) askTwice(cache, 'a', 40)
  askTwice(cache, 'b', 50)
  expect([cache.find('a')?.bytes.length, cache.find('b')?.bytes.length]).toEqual([40, 50])
  askTwice(cache, 'c', 45)
  expect([cache.find('a')?.bytes.length, cache.find('b')?.bytes.length, cache.find('c')?.bytes.length]).toEqual([
    undefined,
    50,
    45,
  ])
  // One that is larger than all of it is not kept at all, and drives nothing out.
  askTwice(cache, 'd', 101)
  expect([cache.find('b')?.bytes.length, cache.find('c')?.bytes.length, cache.find('d')]).toEqual([50, 45, undefined])
})
