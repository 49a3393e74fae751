import { expect, test } from 'vitest'
import { deviceInMemory } from '#test/device-in-memory.ts'
import { createPressed } from './pressed.ts'

test('S3 what is pressed before anybody is known to be signed in is theirs who turn out to be', () => {
  const page = createPressed(deviceInMemory())
  page.press('a', true, null)
  expect([page.isUnclaimed(), page.all().get('a')]).toEqual([true, true])
  expect([...page.claim('account-1')]).toEqual([['a', true]])
  expect([page.isUnclaimed(), page.all().get('a')]).toEqual([false, true])
  expect(page.claim('account-2').size).toBe(0)
  page.forget('a')
  expect(page.all().size).toBe(0)
})

test('S3 P3 what somebody has pressed is claimed by nobody else on that page', () => {
  const page = createPressed(deviceInMemory())
  page.press('a', true, 'account-1')
  expect(page.isUnclaimed()).toBe(false)
  expect(page.claim('account-2').size).toBe(0)
})

test('S3 what is handed over at the sign-in is claimed once, on the page that comes back', () => {
  const storage = deviceInMemory()
  const page = createPressed(storage)
  page.press('a', true, null)
  page.press('b', false, 'account-1')
  page.handOver()
  expect([...createPressed(storage).claim('account-2')]).toEqual([
    ['a', true],
    ['b', false],
  ])
  expect(createPressed(storage).claim('account-3').size).toBe(0)
})

test('S3 S4 what is given up, or not handed over, is gone with its page', () => {
  const storage = deviceInMemory()
  const page = createPressed(storage)
  page.press('a', true, null)
  expect(createPressed(storage).claim('account-1').size).toBe(0)
  page.handOver()
  page.giveUp()
  expect(page.all().size).toBe(0)
  expect(createPressed(storage).claim('account-1').size).toBe(0)
  page.handOver()
  expect(storage.keys()).toEqual([])
})

test.each(['', '{}', '[1]', 'not JSON'])('what is no list of saves is none: %s', (text) => {
  const storage = deviceInMemory()
  storage.set('savesAtSignIn', text)
  expect(createPressed(storage).claim('account-1').size).toBe(0)
})
