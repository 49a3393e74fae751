import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isUnavailable } from '#storage/errors.ts'
import { openStorage } from '#storage/open-storage.ts'
import { emptyDatabase, ENGINES } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { createOneByOne } from './connection.ts'

test.each(ENGINES)('who saves many at once keeps nobody else waiting for them, on %s', async (engine) => {
  const storage = await openStorage(await emptyDatabase(engine))
  // So few that on a busy disk the last of them does not wait as long as anybody may.
  const ids = Array.from({ length: 20 }, (_, number) => `s-${number}`)
  await storage.catalogue.apply({ upserts: ids.map((id) => scholarship(id)) }, 1)
  const person = (email: string) =>
    storage.accounts.signIn({ issuer: 'https://google.test', subject: email, email, name: email, photo: null }, 1)
  // All at once, so that the database has as many connections open as the test uses.
  const [other, ...many] = await Promise.all(
    ['other', 'one', 'two', 'three'].map((name) => person(`${name}@example.org`)),
  )
  if (!other) throw new Error('Nobody has signed in')
  let before = 0
  const flood = many.flatMap(({ id: account }) =>
    ids.map(async (id) => {
      expect(await storage.saved.add(account, id, 2, 1000)).toBe('saved')
      before += 1
    }),
  )
  await storage.saved.add(other.id, 's-0', 2, 1000)
  // After some writes of each account, but not after all 60.
  expect(before).toBeLessThan(30)
  await Promise.all(flood)
  expect(await storage.saved.count(many[0]?.id ?? '')).toBe(20)
  await storage.close()
})

test('a failure ends nothing but itself', async () => {
  const oneByOne = createOneByOne()
  const failed = oneByOne('ada', () => Promise.reject(new Error('no')))
  const next = oneByOne('ada', async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})

test('whoever waits too long is told at once and never heard; what comes then waits for what is under way', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const oneByOne = createOneByOne()
  const first = Promise.withResolvers<void>()
  const begun: number[] = []
  const ask = (number: number, until?: Promise<void>) => oneByOne('ada', async () => (begun.push(number), until))
  const line = [ask(1, first.promise), ask(2), ask(3)]
  const late = line.slice(1).map((one) => one.catch(isUnavailable))
  await vi.advanceTimersByTimeAsync(7000)
  expect(await Promise.all(late)).toEqual([true, true])
  const next = [ask(4), ask(5)]
  await nextTurn()
  expect(begun).toEqual([1])
  first.resolve()
  await Promise.all([line[0], ...next])
  expect(begun).toEqual([1, 4, 5])
})

test('whoever waits behind their own writes has five seconds left for the write before the request is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const oneByOne = createOneByOne()
  void oneByOne('ada', () => new Promise(() => undefined))
  const told = vi.fn<() => void>()
  void oneByOne('ada', async () => undefined).catch(told)
  await vi.advanceTimersByTimeAsync(7000)
  expect(told).toHaveBeenCalledOnce()
})
