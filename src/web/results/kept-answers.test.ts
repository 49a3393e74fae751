import { expect, test } from 'vitest'
import { readSearchAnswer } from '#web/read-answers.ts'
import { createKeptAnswers } from './kept-answers.ts'

const answer = (count: number) => readSearchAnswer({ list: [], count, result: true })

test('R17 an answer that was shown a short while ago counts as seen, and later only for who has no network', () => {
  let now = 0
  const kept = createKeptAnswers(2, 1000, () => now)
  kept.show('/search', answer(1))
  now = 999
  expect(kept.seen('/search')).toEqual(answer(1))
  now = 1000
  expect(kept.seen('/search')).toBeUndefined()
  expect(kept.any('/search')).toEqual(answer(1))
})

test('R17 what was fetched ahead has not been seen; it leaves a page that has been as seen as it was', () => {
  const kept = createKeptAnswers(2, 1000, () => 0)
  kept.fetchAhead('/search?page=2', answer(1))
  expect(kept.seen('/search?page=2')).toBeUndefined()
  expect(kept.any('/search?page=2')).toEqual(answer(1))
  kept.show('/search', answer(2))
  kept.fetchAhead('/search', answer(3))
  expect(kept.seen('/search')).toEqual(answer(3))
})

test('R17 the answer that was kept longest ago makes room', () => {
  const kept = createKeptAnswers(2, 1000, () => 0)
  for (const address of ['a', 'b', 'a', 'c']) kept.show(address, answer(1))
  expect(['a', 'b', 'c'].map((address) => kept.any(address) !== undefined)).toEqual([true, false, true])
  kept.clear()
  expect(kept.any('a')).toBeUndefined()
})
