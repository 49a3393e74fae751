import { expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import type { PlanEdits, PlanFields } from '#contract/plan.ts'
import { ApiError, type ApiErrorCode } from '#web/api-error.ts'
import { deviceInMemory } from '#test/device-in-memory.ts'
import { createPlanOutbox } from './plan-outbox.ts'

/** A tab. Several share a storage and a server. */
function createTab(storage = deviceInMemory()) {
  const clock = { now: 1000 }
  const account: { id: string | null } = { id: 'ada' }
  const sent: PlanEdits['edits'][] = []
  const server = { says: 'ok' as 'ok' | ApiErrorCode, refuses: '', during: () => {} }
  let replaced = 0
  const delivered: PlanFields[] = []
  const refused: string[] = []
  const retry: { again?: (() => unknown) | undefined } = {}
  const outbox = createPlanOutbox({
    storage,
    account: () => account.id,
    send: async ({ edits }) => {
      sent.push(edits)
      server.during()
      await Promise.resolve()
      if (server.refuses !== '' && edits.some(({ value }) => value === server.refuses))
        throw new ApiError('bad_request', 400)
      if (server.says !== 'ok') throw new ApiError(server.says, server.says === 'signed_out' ? 401 : 0)
      return []
    },
    delivered: (fields) => void delivered.push(fields),
    refused: ({ code }) => void refused.push(code),
    replaced: () => void (replaced += 1),
    exclusively: (delivery) => delivery(),
    keepTrying: (again) => {
      retry.again = again
      return () => (retry.again = undefined)
    },
    now: () => clock.now,
  })
  return { replaced: () => replaced, outbox, clock, account, sent, server, delivered, refused, retry, storage }
}

test('the last value of each field is sent, with its age', async () => {
  const { outbox, clock, sent, delivered } = createTab()
  outbox.put('ada', 'one', 'notes', 'a')
  outbox.put('ada', 'one', 'status', 'sent')
  clock.now += 500
  outbox.put('ada', 'one', 'notes', 'ab')
  clock.now += 100
  await outbox.deliver()
  expect(sent).toEqual([
    [
      { scholarshipId: 'one', field: 'status', value: 'sent', ago: 600 },
      { scholarshipId: 'one', field: 'notes', value: 'ab', ago: 100 },
    ],
  ])
  expect(delivered).toHaveLength(1)
  expect(outbox.pending('ada')).toEqual([])
  await outbox.deliver()
  expect(sent).toHaveLength(1)
})

test('without a network all stays, and is sent when it is tried again', async () => {
  const { outbox, server, sent, retry, clock } = createTab()
  server.says = 'offline'
  outbox.put('ada', 'one', 'notes', 'on the bus')
  await outbox.deliver()
  expect(outbox.pending('ada')).toHaveLength(1)
  server.says = 'ok'
  clock.now += 3_600_000
  retry.again?.()
  await expect.poll(() => outbox.pending('ada')).toEqual([])
  expect(sent.at(-1)?.[0]?.ago).toBe(3_600_000)
  expect(retry.again).toBeUndefined()
})

test('what is changed while it is sent stays, and is sent next', async () => {
  const { outbox, server, sent, clock } = createTab()
  outbox.put('ada', 'one', 'notes', 'first')
  server.during = () => {
    server.during = () => {}
    clock.now += 10
    outbox.put('ada', 'one', 'notes', 'second')
    // The answer takes its time, and the server has stamped the first one when it came.
    clock.now += 5000
  }
  await outbox.deliver()
  expect(sent.map(([edit]) => edit?.value)).toEqual(['first', 'second'])
  // So the second is sent as made after that, and the later one for the server, too.
  expect(sent[1]?.[0]?.ago).toBe(0)
})

test('two tabs share what waits', async () => {
  const one = createTab()
  const other = createTab(one.storage)
  one.outbox.put('ada', 'one', 'notes', 'here')
  other.outbox.put('ada', 'one', 'status', 'sent')
  await other.outbox.deliver()
  expect(other.sent[0]).toHaveLength(2)
  expect(one.outbox.pending('ada')).toEqual([])
})

test('nobody else sends it or keeps it; signed out, nothing is sent and all is forgotten', async () => {
  const { outbox, account, sent, storage, server } = createTab()
  outbox.put('ada', 'one', 'notes', 'mine')
  account.id = 'bob'
  await outbox.deliver()
  account.id = null
  await outbox.deliver()
  expect(sent).toEqual([])
  storage.set('plan:nonsense', '{')
  storage.set('other', 'kept')
  outbox.forgetOthers('ada')
  expect(outbox.pending('ada')).toHaveLength(1)
  outbox.forgetOthers(null)
  expect(storage.keys()).toEqual(['other'])
  account.id = 'ada'
  outbox.put('ada', 'one', 'notes', 'again')
  server.says = 'signed_out'
  await outbox.deliver()
  expect(outbox.pending('ada')).toHaveLength(1)
})

test('what the server will never take is dropped, told, and holds nothing up', async () => {
  const { outbox, server, refused } = createTab()
  outbox.put('ada', 'one', 'notes', 'x')
  server.says = 'list_full'
  await outbox.deliver()
  expect([refused, outbox.pending('ada')]).toEqual([['list_full'], []])
})

test('one change that is refused takes no other with it', async () => {
  const { outbox, server, refused, sent } = createTab()
  server.refuses = 'bad'
  for (const value of ['a', 'bad', 'c']) outbox.put('ada', value, 'notes', value)
  await outbox.deliver()
  expect([refused, outbox.pending('ada')]).toEqual([['bad_request'], []])
  expect(sent.slice(1).map((edits) => edits.map(({ value }) => value))).toEqual([['a'], ['bad'], ['c']])
})

test('where somebody else is signed in by now, what waits stays, and who it is is asked for', async () => {
  const { outbox, server, replaced } = createTab()
  outbox.put('ada', 'one', 'notes', 'x')
  server.says = 'not_yours'
  await outbox.deliver()
  expect([replaced(), outbox.pending('ada').length]).toEqual([1, 1])
})

test('many changes and long notes are cut into requests that the server takes', async () => {
  const { outbox, sent } = createTab()
  for (let number = 0; number < 260; number += 1) outbox.put('ada', `s${number}`, 'shared', '1')
  for (let number = 0; number < 9; number += 1) outbox.put('ada', `s${number}`, 'notes', '漢'.repeat(2000))
  await outbox.deliver()
  expect(sent.flat()).toHaveLength(269)
  for (const edits of sent) {
    expect(edits.length).toBeLessThanOrEqual(LIMITS.edits)
    expect(new TextEncoder().encode(JSON.stringify({ edits })).length).toBeLessThanOrEqual(LIMITS.bodyBytes)
  }
})

test('a browser that keeps nothing keeps it while the page is open', async () => {
  const { outbox, sent } = createTab(deviceInMemory(0))
  outbox.put('ada', 'one', 'notes', 'x')
  expect(outbox.pending('ada')).toHaveLength(1)
  await outbox.deliver()
  expect(sent).toHaveLength(1)
  expect(outbox.pending('ada')).toEqual([])
})

test('what a full device has no room for counts, and not what it kept before', async () => {
  const { outbox, sent } = createTab(deviceInMemory(1))
  for (const value of ['a', 'ab']) outbox.put('ada', 'one', 'notes', value)
  expect(outbox.pending('ada').map(({ value }) => value)).toEqual(['ab'])
  await outbox.deliver()
  expect(sent.flat().map(({ value }) => value)).toEqual(['ab'])
  expect(outbox.pending('ada')).toEqual([])
})
