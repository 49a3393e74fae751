import { expect, test } from 'vitest'
import { ApiError } from '#web/api-error.ts'
import { deviceInMemory } from '#test/device-in-memory.ts'
import type { DeviceStorage } from '#web/device-storage.ts'
import { createOutbox, deliveredElsewhere } from './outbox.ts'

interface Server {
  /** What to answer next; nothing: takes it. */
  readonly answers: (ApiError | undefined)[]
  readonly sent: string[]
}

const ada = { id: 'account-1', email: 'ada@example.org' }
const bob = { id: 'account-2', email: 'bob@example.org' }

function tab(storage: DeviceStorage, server: Server, person: { user: typeof ada | null } = { user: ada }) {
  const refused: string[] = []
  const retry: { again?: (() => unknown) | undefined } = {}
  let lock = Promise.resolve()
  const outbox = createOutbox({
    storage,
    user: () => person.user,
    async send(email, id, saved) {
      await Promise.resolve()
      server.sent.push(`${email} ${saved ? '+' : '-'}${id}`)
      const error = server.answers.shift()
      if (error) throw error
    },
    refused: ({ code }) => refused.push(code),
    exclusively: (delivery) => (lock = lock.then(delivery)),
    keepTrying: (again) => {
      retry.again = again
      return () => (retry.again = undefined)
    },
    now: () => 1000,
  })
  // Each `put` starts a delivery of its own; `deliver` in a test waits for that one, and then tries once more.
  const pending = (id: string, user: typeof ada) => outbox.pending(user).get(id)
  return { ...outbox, pending, retry, refused }
}

const away = () => new ApiError('unavailable', 503)

test('S3 an intent is delivered and then forgotten', async () => {
  const storage = deviceInMemory()
  const server: Server = { answers: [], sent: [] }
  const { put, deliver, pending } = tab(storage, server)
  put({ id: 'a', saved: true, account: ada.id })
  expect(pending('a', ada)).toBe(true)
  await deliver()
  expect(server.sent).toEqual([`${ada.email} +a`])
  expect(pending('a', ada)).toBeUndefined()
  expect(storage.keys()).toEqual([])
})

test('S3 X3 while the server is away it is kept, tried again, and delivered by the next visit', async () => {
  const storage = deviceInMemory()
  const server: Server = { answers: [away(), away(), away()], sent: [] }
  const first = tab(storage, server)
  first.put({ id: 'a', saved: true, account: ada.id })
  await first.deliver()
  await first.retry.again?.()
  expect(server.sent).toHaveLength(3)
  expect(first.pending('a', ada)).toBe(true)

  const nextVisit = tab(storage, server)
  await nextVisit.deliver()
  expect(server.sent.at(-1)).toBe(`${ada.email} +a`)
  expect(storage.keys()).toEqual([])
})

test('S3 X3 what was tried in vain is tried again until it is delivered', async () => {
  const server: Server = { answers: [away(), away(), away()], sent: [] }
  const { put, deliver, retry } = tab(deviceInMemory(), server)
  put({ id: 'a', saved: true, account: ada.id })
  await deliver()
  await retry.again?.()
  expect(retry.again).toBeDefined()
  await retry.again?.()
  expect(server.sent).toHaveLength(4)
  expect(retry.again).toBeUndefined()
})

test('S3 what one tab has delivered the others learn as its entry goes, those of another person do not', () => {
  const key = 'outbox:1:x'
  const text = JSON.stringify({ id: 'a', saved: false, account: ada.id, at: 1 })
  expect(deliveredElsewhere({ key, oldValue: text, newValue: null }, ada)).toMatchObject({ id: 'a', saved: false })
  expect(deliveredElsewhere({ key, oldValue: text, newValue: null }, bob)).toBeUndefined()
  expect(deliveredElsewhere({ key, oldValue: null, newValue: text }, ada)).toBeUndefined()
  expect(deliveredElsewhere({ key: 'other', oldValue: text, newValue: null }, ada)).toBeUndefined()
})

test('S3 of several intents about one scholarship the newest wins, and is the only one sent', async () => {
  const storage = deviceInMemory()
  const server: Server = { answers: [], sent: [] }
  const person: { user: typeof ada | null } = { user: null }
  const { put, deliver, pending } = tab(storage, server, person)
  for (const saved of [true, false, true, false]) put({ id: 'a', saved, account: ada.id })
  expect(pending('a', ada)).toBe(false)
  person.user = ada
  await deliver()
  expect(server.sent).toEqual([`${ada.email} -a`])
})

test('S3 an intent that comes while another is on its way is not lost with it', async () => {
  const storage = deviceInMemory()
  const server: Server = { answers: [], sent: [] }
  const here = tab(storage, server)
  const there = tab(storage, server, { user: null })
  here.put({ id: 'a', saved: true, account: ada.id })
  // The other tab changes its mind between the sending and the answer.
  there.put({ id: 'a', saved: false, account: ada.id })
  await here.deliver()
  await here.deliver()
  expect(server.sent.at(-1)).toBe(`${ada.email} -a`)
  expect(storage.keys()).toEqual([])
})

test('S3 signed out, it waits for its owner; somebody else’s session never sends it', async () => {
  const storage = deviceInMemory()
  const server: Server = {
    answers: [new ApiError('signed_out', 401), new ApiError('signed_out', 401)],
    sent: [],
  }
  const person: { user: typeof ada | null } = { user: ada }
  const { put, deliver, pending } = tab(storage, server, person)
  put({ id: 'a', saved: true, account: ada.id })
  await deliver()
  expect(pending('a', ada)).toBe(true)
  server.sent.length = 0
  person.user = bob
  await deliver()
  expect(server.sent).toEqual([])
  expect(pending('a', bob)).toBeUndefined()
  person.user = ada
  await deliver()
  expect(server.sent).toEqual([`${ada.email} +a`])
})

test('S3 P3 what says of nobody whose it is reaches nobody', async () => {
  const storage = deviceInMemory()
  storage.set('outbox:999:x', JSON.stringify({ id: 'a', saved: true, account: null, at: 999 }))
  const server: Server = { answers: [], sent: [] }
  const { deliver, pending } = tab(storage, server)
  await deliver()
  expect(server.sent).toEqual([])
  expect(pending('a', ada)).toBeUndefined()
})

test.each([
  ['unknown_scholarship', 404],
  ['list_full', 409],
] as const)(
  'X3 what the server will not take (%s) is dropped and told, blocks nothing behind it, and is no delivery to other tabs',
  async (code, status) => {
    const storage = deviceInMemory()
    const server: Server = { answers: [new ApiError(code, status)], sent: [] }
    const person: { user: typeof ada | null } = { user: null }
    const seenElsewhere: (string | null)[] = []
    const { put, deliver, refused } = tab(
      {
        ...storage,
        remove: (key) => {
          seenElsewhere.push(deliveredElsewhere({ key, oldValue: storage.get(key), newValue: null }, ada)?.id ?? null)
          storage.remove(key)
        },
      },
      server,
      person,
    )
    put({ id: 'gone', saved: true, account: ada.id })
    put({ id: 'b', saved: true, account: ada.id })
    person.user = ada
    await deliver()
    expect(server.sent).toEqual([`${ada.email} +gone`, `${ada.email} +b`])
    expect(refused).toEqual([code])
    expect(seenElsewhere).toEqual([null, 'b'])
    expect(storage.keys()).toEqual([])
  },
)

test.each([
  ['too_slow', 408],
  ['unreadable', 404],
  ['unreadable', 451],
] as const)('S3 an answer that says nothing final (%s %i) loses nothing', async (code, status) => {
  const storage = deviceInMemory()
  const server: Server = { answers: [new ApiError(code, status)], sent: [] }
  const person: { user: typeof ada | null } = { user: null }
  const { put, deliver } = tab(storage, server, person)
  put({ id: 'a', saved: true, account: ada.id })
  person.user = ada
  await deliver()
  expect(server.sent).toEqual([`${ada.email} +a`, `${ada.email} +a`])
  expect(storage.keys()).toEqual([])
})

test('S3 what waits on a device says whose it is by the account alone', () => {
  const storage = deviceInMemory()
  const { put } = tab(storage, { answers: [], sent: [] }, { user: null })
  put({ id: 'a', saved: true, account: ada.id })
  const [key = ''] = storage.keys()
  expect(storage.get(key)).toContain(ada.id)
  expect(key + storage.get(key)).not.toContain(ada.email)
})

test('S3 a device that keeps nothing delivers all the same', async () => {
  const server: Server = { answers: [], sent: [] }
  const { put, deliver, pending } = tab(deviceInMemory(0), server)
  put({ id: 'a', saved: true, account: ada.id })
  expect(pending('a', ada)).toBe(true)
  await deliver()
  expect(server.sent).toEqual([`${ada.email} +a`])
  expect(pending('a', ada)).toBeUndefined()
})
