import { expect, test } from 'vitest'
import type { DeviceStorage } from '#web/device-storage.ts'
import { createListTrail } from './list-trail.ts'

const SITE = 'https://scholarships.example'

function inMemory(): DeviceStorage {
  const entries = new Map<string, string>()
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => entries.set(key, value).has(key),
    remove: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
  }
}

test('T1 back from a scholarship opened in a list is back in history', () => {
  const way = createListTrail(inMemory()).arrive('epos', `${SITE}/search?country=Kenya&page=3`)
  expect(way).toEqual({ list: '/search?country=Kenya&page=3', justBefore: true })
})

test('T1 asking for the same page again keeps the way back', () => {
  const trail = createListTrail(inMemory())
  trail.arrive('epos', `${SITE}/search`)
  expect(trail.arrive('epos', `${SITE}/detail/epos`).justBefore).toBe(true)
})

test('T1 from a similar scholarship the way back leads to the list by its address', () => {
  const trail = createListTrail(inMemory())
  trail.arrive('epos', `${SITE}/search?page=2`)
  expect(trail.arrive('gates', `${SITE}/detail/epos`)).toEqual({ list: '/search?page=2', justBefore: false })
})

test('T1 the list is still known after a sign-in has loaded the page anew', () => {
  const storage = inMemory()
  createListTrail(storage).arrive('epos', `${SITE}/search?page=2`)
  const way = createListTrail(storage).arrive('epos', `${SITE}/detail/epos`)
  expect(way).toEqual({ list: '/search?page=2', justBefore: false })
})

test('T1 without a list there is none', () => {
  const way = createListTrail(inMemory()).arrive('epos', `${SITE}/detail/epos`)
  expect(way).toEqual({ list: null, justBefore: false })
})
