import { expect, test } from 'vitest'
import { createAnswerCache, tagOfAnswer, type ReadyAnswer } from './answer-cache.ts'

const answer = (length: number, question = ''): ReadyAnswer => ({
  page: Buffer.alloc(length),
  facets: undefined,
  isCompressed: false,
  etag: tagOfAnswer('1-2026-11-21', question),
})

/** When there is no room left, an answer is kept only the second time. */
function askTwice(cache: ReturnType<typeof createAnswerCache>, question: string, length: number): void {
  for (let time = 0; time < 2; time++) cache.keep(question, answer(length, question))
}

test('while there is room, what is asked once is kept', () => {
  const cache = createAnswerCache()
  cache.keep('a', answer(1, 'a'))
  expect(cache.find('a')).toMatchObject(answer(1, 'a'))
})

test('when there is no room, what is asked once drives nothing out, and what is asked again does', () => {
  const cache = createAnswerCache({ bytes: 1000, answers: 2 })
  for (const question of ['a', 'b', 'c', 'd']) cache.keep(question, answer(1, question))
  expect(['a', 'b', 'c', 'd'].map((question) => cache.find(question) !== undefined)).toEqual([true, true, false, false])
  const filled = createAnswerCache({ bytes: 1000, answers: 2 })
  for (const question of ['a', 'b', 'c', 'c']) filled.keep(question, answer(1, question))
  expect(['a', 'b', 'c'].map((question) => filled.find(question) !== undefined)).toEqual([false, true, true])
})

test('questions that come once, however many, leave most of what is kept in place', () => {
  const cache = createAnswerCache({ bytes: 1_000_000, answers: 1000 })
  const asked = Array.from({ length: 1000 }, (_, number) => `asked ${number}`)
  for (const question of asked) cache.keep(question, answer(1, question))
  // The same ones over and over, like a crawler.
  for (let round = 0; round < 3; round++) {
    for (let number = 0; number < 50_000; number++) cache.keep(`once ${number}`, answer(1))
  }
  expect(asked.filter((question) => cache.find(question)).length).toBeGreaterThan(750)
})

test('the answer that was not asked for longest is forgotten first', () => {
  const cache = createAnswerCache({ bytes: 1000, answers: 2 })
  askTwice(cache, 'a', 1)
  askTwice(cache, 'b', 2)
  expect(cache.find('a')?.page).toHaveLength(1)
  askTwice(cache, 'c', 3)
  expect([cache.find('a')?.page.length, cache.find('b')?.page.length, cache.find('c')?.page.length]).toEqual([
    1,
    undefined,
    3,
  ])
})

test('answers never take more bytes than the limit, nor does keeping one twice count twice', () => {
  const cache = createAnswerCache({ bytes: 100, answers: 50 })
  for (let time = 0; time < 5; time++) askTwice(cache, 'a', 40)
  askTwice(cache, 'b', 50)
  expect([cache.find('a')?.page.length, cache.find('b')?.page.length]).toEqual([40, 50])
  askTwice(cache, 'c', 45)
  expect([cache.find('a')?.page.length, cache.find('b')?.page.length, cache.find('c')?.page.length]).toEqual([
    undefined,
    50,
    45,
  ])
  // An answer larger than the whole cache is not kept, and drives nothing out.
  askTwice(cache, 'd', 101)
  expect([cache.find('b')?.page.length, cache.find('c')?.page.length, cache.find('d')]).toEqual([50, 45, undefined])
})

test('an answer that is kept takes as much memory as it is long, and not the slab of Node’s that it was written on', () => {
  const cache = createAnswerCache()
  const page = Buffer.from('one wörd')
  expect(page.buffer.byteLength).toBeGreaterThan(page.length)
  cache.keep('a', { ...answer(0), page })
  const kept = cache.find('a')?.page
  expect(kept?.equals(page)).toBe(true)
  expect(kept?.buffer.byteLength).toBe(page.length)
})
