import { expect, test } from 'vitest'
import { ApiError, type ApiErrorCode } from '#web/api-error.ts'
import { deviceInMemory } from '#test/device-in-memory.ts'
import type { DeviceStorage } from '#web/device-storage.ts'
import { createOutbox } from './outbox.ts'

const ada = { id: 'account-1', email: 'ada@example.org' }
const bob = { id: 'account-2', email: 'bob@example.org' }

/** A tab. Several share a storage. `portion`: how many changes are sent at once. */
function createTab(storage: DeviceStorage = deviceInMemory(), portion = 1) {
  const clock = { now: 1000 }
  const person: { user: typeof ada | null } = { user: ada }
  const server = { says: 'ok' as 'ok' | ApiErrorCode, refuses: '', failsOver: '', during: () => {} }
  const sent: string[] = []
  const seen = { changed: 0, refused: [] as string[], learned: [] as string[] }
  const retry: { again?: (() => unknown) | undefined } = {}
  let lock = Promise.resolve(true)
  const { put, pending, ...outbox } = createOutbox(
    'outbox:',
    {
      user: () => person.user,
      portionOf: () => portion,
      async send(changes, { id }) {
        sent.push(`${id}: ${changes.map(({ scholarshipId, value }) => `${scholarshipId} ${value}`).join(', ')}`)
        server.during()
        await Promise.resolve()
        if (changes.some(({ value }) => value === server.refuses)) throw new ApiError('bad_request', 400)
        if (changes.some(({ value }) => value === server.failsOver)) throw new ApiError('internal', 500)
        if (server.says !== 'ok') throw new ApiError(server.says, 0)
      },
      changed: () => (seen.changed += 1),
      learned: ({ scholarshipId, value }) => seen.learned.push(`${scholarshipId} ${value}`),
      refused: ({ code }, { value }) => seen.refused.push(`${code} ${value}`),
    },
    {
      storage,
      now: () => clock.now,
      exclusively: (delivery) => (lock = lock.then(delivery)),
      keepTrying: (again) => {
        retry.again = again
        return () => (retry.again = undefined)
      },
    },
  )
  return {
    ...outbox,
    put: (id: string, value: string, account = ada.id) => put(account, id, 'field', value),
    pending: (account = ada.id) => pending(account).map(({ scholarshipId, value }) => `${scholarshipId} ${value}`),
    clock,
    person,
    server,
    sent,
    seen,
    retry,
    storage,
  }
}

/** The storage of another tab of the same device: what it changes there, this tab hears. */
function storageBeside({ storage, follow, person }: ReturnType<typeof createTab>): DeviceStorage {
  const tell = (key: string, oldValue: string | null) =>
    follow({ key, oldValue, newValue: storage.get(key) }, person.user)
  return {
    ...storage,
    set(key, value) {
      const before = storage.get(key)
      const isSet = storage.set(key, value)
      tell(key, before)
      return isSet
    },
    remove(key) {
      const before = storage.get(key)
      storage.remove(key)
      tell(key, before)
    },
  }
}

test('S3 what is put is sent, and then forgotten', async () => {
  const { put, deliver, pending, sent, seen, storage } = createTab()
  put('a', 'x')
  expect(pending()).toEqual(['a x'])
  await deliver()
  await deliver()
  expect([sent, seen.changed, pending(), storage.keys()]).toEqual([[`${ada.id}: a x`], 1, [], []])
})

test('S3 X3 while the server is away it is kept, tried again, and delivered by the next visit', async () => {
  const { put, deliver, pending, sent, server, retry, storage } = createTab()
  server.says = 'unavailable'
  put('a', 'x')
  await deliver()
  await retry.again?.()
  expect(sent).toHaveLength(2)
  expect([pending(), retry.again]).toEqual([['a x'], expect.any(Function)])
  const nextVisit = createTab(storage)
  await nextVisit.deliver()
  expect(nextVisit.sent).toHaveLength(1)
  // What has gone meanwhile is not tried again.
  await retry.again?.()
  expect([sent.length, retry.again, storage.keys()]).toEqual([2, undefined, []])
})

test('S3 of several values of one field the newest wins, in every tab, and is the only one sent', async () => {
  const here = createTab()
  const there = createTab(here.storage)
  // Its clock was set back.
  there.clock.now = 1
  for (const value of ['x', 'y']) here.put('a', value)
  there.put('a', 'z')
  await here.deliver()
  expect([here.sent, there.pending()]).toEqual([[`${ada.id}: a z`], []])
})

test('S3 what is changed while it is sent stays, and is sent next', async () => {
  const { put, deliver, server, sent, storage } = createTab()
  put('a', 'first')
  server.during = () => {
    server.during = () => {}
    put('a', 'second')
  }
  await deliver()
  expect(sent).toEqual([`${ada.id}: a first`, `${ada.id}: a second`])
  expect(storage.keys()).toEqual([])
})

test('S3 signed out, it waits for its owner; somebody else’s session never sends it', async () => {
  const { put, deliver, pending, person, sent, server } = createTab()
  server.says = 'signed_out'
  put('a', 'x')
  await deliver()
  server.says = 'ok'
  sent.length = 0
  for (const user of [bob, null]) {
    person.user = user
    await deliver()
  }
  expect([sent, pending(), pending(bob.id)]).toEqual([[], ['a x'], []])
  person.user = ada
  await deliver()
  expect(sent).toEqual([`${ada.id}: a x`])
})

test('S3 what one tab delivers the others learn, and show; not what is of somebody else, or changed again meanwhile', async () => {
  const other = createTab()
  const { put, deliver, server, person, sent } = createTab(storageBeside(other))
  put('a', 'x')
  expect([other.pending(), other.seen]).toEqual([['a x'], { changed: 1, refused: [], learned: [] }])
  server.during = () => {
    server.during = () => {}
    put('a', 'y')
  }
  await deliver()
  expect(sent).toHaveLength(2)
  expect(other.seen).toEqual({ changed: 3, refused: [], learned: ['a y'] })
  person.user = bob
  put('b', 'z', bob.id)
  await deliver()
  other.follow({ key: 'another:1', oldValue: '1', newValue: null }, ada)
  expect(other.seen).toEqual({ changed: 5, refused: [], learned: ['a y'] })
})

test('what is of others is forgotten on demand, and nothing else', () => {
  const { put, pending, forgetOthers, storage } = createTab()
  put('a', 'x')
  storage.set('outbox:nonsense', '{')
  storage.set('other', 'kept')
  forgetOthers(ada.id)
  expect(pending()).toEqual(['a x'])
  forgetOthers(null)
  expect(storage.keys()).toEqual(['other'])
})

test.each(['unknown_scholarship', 'list_full'] as const)(
  'X3 what the server will not take (%s) is dropped and told, blocks nothing behind it, and is no delivery to other tabs',
  async (code) => {
    const other = createTab()
    const { put, deliver, server, seen, sent, storage } = createTab(storageBeside(other))
    server.says = code
    server.during = () => sent.length > 1 && (server.says = 'ok')
    put('gone', 'x')
    put('b', 'y')
    await deliver()
    expect([sent.length, seen.refused, storage.keys()]).toEqual([2, [`${code} x`], []])
    expect(other.seen.learned).toEqual(['b y'])
  },
)

test('one change that is refused takes no other of its portion with it', async () => {
  const { put, deliver, server, seen, sent, pending } = createTab(deviceInMemory(), 3)
  server.refuses = 'bad'
  for (const value of ['a', 'bad', 'c']) put(value, value)
  await deliver()
  expect([seen.refused, pending()]).toEqual([['bad_request bad'], []])
  expect(sent.slice(1)).toEqual(['a a', 'bad bad', 'c c'].map((change) => `${ada.id}: ${change}`))
})

test.each(['too_slow', 'unreadable', 'not_yours', 'offline'] as const)(
  'S3 an answer that says nothing final (%s) loses nothing',
  async (code) => {
    const { put, deliver, server, seen, pending } = createTab()
    server.says = code
    put('a', 'x')
    await deliver()
    expect([pending(), seen.refused]).toEqual([['a x'], []])
  },
)

test('S3 what waits on a device says whose it is by the account alone', () => {
  const { put, storage } = createTab()
  put('a', 'x')
  const [key = ''] = storage.keys()
  expect(key).toContain(ada.id)
  expect(key + storage.get(key)).not.toContain(ada.email)
})

test('S3 what says of nobody whose it is reaches nobody', async () => {
  const { deliver, sent, storage } = createTab()
  storage.set(`outbox:${JSON.stringify([null, 'a', 'field'])}`, JSON.stringify({ value: 'x', at: 1 }))
  await deliver()
  expect(sent).toEqual([])
})

test.each([0, 1])('S3 a device with room for %i keeps the rest for as long as the page is open', async (room) => {
  const { put, deliver, pending, sent } = createTab(deviceInMemory(room))
  for (const value of ['x', 'y']) put('a', value)
  expect(pending()).toEqual(['a y'])
  await deliver()
  expect([sent, pending()]).toEqual([[`${ada.id}: a y`], []])
})

test('S3 on a full device the newest still wins, in whichever of two tabs it was', async () => {
  const device = deviceInMemory()
  const room = { isLeft: true }
  const storage = { ...device, set: (key: string, value: string) => room.isLeft && device.set(key, value) }
  const [here, there] = [createTab(storage), createTab(storage)]
  here.put('a', 'first')
  room.isLeft = false
  there.put('a', 'second')
  expect(there.pending()).toEqual(['a second'])
  room.isLeft = true
  here.put('a', 'third')
  expect(there.pending()).toEqual(['a third'])
  await there.deliver()
  await here.deliver()
  expect([there.sent, here.sent, there.pending(), here.pending()]).toEqual([[`${ada.id}: a third`], [], [], []])
})

test('S3 a change over which the server fails holds up no other, and is still tried', async () => {
  for (const portion of [1, 3]) {
    const { put, deliver, pending, sent, server, retry } = createTab(deviceInMemory(), portion)
    server.failsOver = 'bad'
    put('a', 'bad')
    put('b', 'x')
    put('c', 'y')
    await deliver()
    await retry.again?.()
    await retry.again?.()
    expect(pending(), `in portions of ${portion}`).toEqual(['a bad'])
    server.failsOver = ''
    await retry.again?.()
    expect([sent.at(-1), pending(), retry.again]).toEqual([`${ada.id}: a bad`, [], undefined])
  }
})
