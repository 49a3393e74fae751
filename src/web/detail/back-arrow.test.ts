import { expect, test } from 'vitest'
import { deviceInMemory } from '#test/device-in-memory.ts'
import { createListTrail } from './back-arrow.tsx'

const SITE = 'https://scholarships.example'

test('T1 back from a scholarship opened in a list is back in history', () => {
  const way = createListTrail(deviceInMemory()).arrive('epos', `${SITE}/search?country=Kenya&page=3`)
  expect(way).toEqual({ list: '/search?country=Kenya&page=3', justBefore: true })
})

test('T1 asking for the same page again keeps the way back', () => {
  const trail = createListTrail(deviceInMemory())
  trail.arrive('epos', `${SITE}/search`)
  expect(trail.arrive('epos', `${SITE}/detail/epos`).justBefore).toBe(true)
})

test('T1 from a similar scholarship the way back leads to the list by its address', () => {
  const trail = createListTrail(deviceInMemory())
  trail.arrive('epos', `${SITE}/search?page=2`)
  expect(trail.arrive('gates', `${SITE}/detail/epos`)).toEqual({ list: '/search?page=2', justBefore: false })
})

test('T1 the list is still known after a sign-in has loaded the page anew', () => {
  const storage = deviceInMemory()
  createListTrail(storage).arrive('epos', `${SITE}/search?page=2`)
  const way = createListTrail(storage).arrive('epos', `${SITE}/detail/epos`)
  expect(way).toEqual({ list: '/search?page=2', justBefore: false })
})

test('T1 without a list there is none', () => {
  const way = createListTrail(deviceInMemory()).arrive('epos', `${SITE}/detail/epos`)
  expect(way).toEqual({ list: null, justBefore: false })
})
