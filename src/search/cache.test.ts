import { expect, test } from 'vitest'
import { createCache } from './cache.ts'

test('the last keys are cached, and others are forgotten in time', () => {
  const worked: string[] = []
  const cache = createCache<string>(3)
  const get = (key: string) =>
    cache(key, (missed) => {
      worked.push(missed)
      return missed.toUpperCase()
    })
  expect(['a', 'b', 'a', 'c', 'd', 'a', 'b', 'c'].map(get)).toEqual(['A', 'B', 'A', 'C', 'D', 'A', 'B', 'C'])
  expect(worked.join('')).toBe('abcd')
  for (const key of ['e', 'f', 'g', 'h', 'i']) get(key)
  worked.length = 0
  for (const key of ['i', 'h', 'g', 'a']) get(key)
  expect(worked.join('')).toBe('a')
})

test('a long key takes the room of several', () => {
  const worked: string[] = []
  const cache = createCache<boolean>(6)
  for (const key of ['a', 'b', 'a', 'a long one', 'b', 'another long one', 'a', 'b']) {
    cache(key, (missed) => worked.push(missed) > 0)
  }
  expect(worked).toEqual(['a', 'b', 'a long one', 'another long one', 'b'])
})

test('a value may be undefined', () => {
  let misses = 0
  const cache = createCache<undefined>(2)
  const get = () => {
    cache('key', () => {
      misses++
      return undefined
    })
  }
  get()
  get()
  expect(misses).toBe(1)
})
