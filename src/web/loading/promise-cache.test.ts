import { expect, test } from 'vitest'
import { createPromiseCache } from './promise-cache.ts'

test('the same question asked twice at once is asked once, and again when it is no longer fresh', async () => {
  let now = 0
  let asked = 0
  const cache = createPromiseCache<number>(2, 1000, () => now)
  const ask = (key: string) => cache.get(key, async () => (asked += 1))
  expect(await Promise.all([ask('a'), ask('a')])).toEqual([1, 1])
  now = 999
  expect(await ask('a')).toBe(1)
  now = 1000
  expect(await ask('a')).toBe(2)
})

test('the one that was asked for longest ago makes room', async () => {
  let asked = 0
  const cache = createPromiseCache<number>(2, 1000, () => 0)
  const ask = (key: string) => cache.get(key, async () => (asked += 1))
  for (const key of ['a', 'b', 'a', 'c']) await ask(key)
  expect(await ask('a')).toBe(1)
  expect(await ask('b')).toBe(4)
})

test('a failure is not kept', async () => {
  const cache = createPromiseCache<number>(2, 1000, () => 0)
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('a', async () => 7)).toBe(7)
})
