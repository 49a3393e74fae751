import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isUnavailable } from '#storage/is-unavailable.ts'
import { openStorage } from '#storage/open-storage.ts'
import { emptyDatabase, ENGINES } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { createOneByOne } from './one-by-one.ts'

test.each(ENGINES)('who saves a hundred at once keeps nobody else waiting for them, on %s', async (engine) => {
  const storage = await openStorage(await emptyDatabase(engine))
  const ids = Array.from({ length: 100 }, (_, number) => `s-${number}`)
  await storage.catalogue.apply({ upserts: ids.map((id) => scholarship(id)) }, 1)
  const person = (email: string) =>
    storage.accounts.signIn({ issuer: 'https://google.test', subject: email, email, name: email, photo: null }, 1)
  const many = await Promise.all(['one', 'two', 'three'].map((name) => person(`${name}@example.org`)))
  const other = await person('other@example.org')
  let before = 0
  const flood = many.flatMap(({ id: account }) =>
    ids.map(async (id) => {
      expect(await storage.saved.add(account, id, 2, 1000)).toBe('saved')
      before += 1
    }),
  )
  await storage.saved.add(other.id, 's-0', 2, 1000)
  // Some of each, and not all 300.
  expect(before).toBeLessThan(150)
  await Promise.all(flood)
  expect(await storage.saved.count(many[0]?.id ?? '')).toBe(100)
  await storage.close()
})

test('a failure ends nothing but itself', async () => {
  const oneByOne = createOneByOne()
  const failed = oneByOne('ada', () => Promise.reject(new Error('no')))
  const next = oneByOne('ada', async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})

test('where the first in a line hears nothing, the others do not wait for it one after the other', async () => {
  const oneByOne = createOneByOne(50)
  const tried: number[] = []
  const line = [1, 2, 3].map((number) => oneByOne('ada', () => (tried.push(number), sleep(200))))
  const outcomes = await Promise.allSettled(line)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(outcomes.every((one) => one.status === 'fulfilled' || isUnavailable(one.reason))).toBe(true)
  expect(tried).toEqual([1])
})
