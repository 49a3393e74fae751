import { expect, test } from 'vitest'
import { createKept } from './kept.ts'

test('R17 what was shown a short while ago counts as seen, and later only for who has no network', () => {
  let now = 0
  const kept = createKept<number>(2, 1000, () => now)
  kept.show('/search', 1)
  now = 999
  expect(kept.seen('/search')).toBe(1)
  now = 1000
  expect(kept.seen('/search')).toBeUndefined()
  expect(kept.any('/search')).toBe(1)
})

test('R17 what was fetched ahead has not been seen; it leaves a page that has been as seen as it was', () => {
  const kept = createKept<number>(2, 1000, () => 0)
  kept.fetchAhead('/search?page=2', 1)
  expect(kept.seen('/search?page=2')).toBeUndefined()
  expect(kept.any('/search?page=2')).toBe(1)
  kept.show('/search', 2)
  kept.fetchAhead('/search', 3)
  expect(kept.seen('/search')).toBe(3)
})

test('R17 what was kept longest ago makes room', () => {
  const kept = createKept<number>(2, 1000, () => 0)
  for (const key of ['a', 'b', 'a', 'c']) kept.show(key, 1)
  expect(['a', 'b', 'c'].map((key) => kept.any(key))).toEqual([1, undefined, 1])
  kept.clear()
  expect(kept.any('a')).toBeUndefined()
})
