import { expect, test } from 'vitest'
import { isUnavailable } from '#storage/errors.ts'
import type { StorageConfig } from '#storage/open-storage.ts'
import { emptyDatabase, openOther, openTestStorage } from '#test/databases.ts'
import { createSessionKeeper } from './sessions.ts'

const DAY = 24 * 3_600_000
const ISSUER = 'https://issuer.example'

async function setUp(apiOrigin = 'http://localhost:4250') {
  const database = await emptyDatabase('embedded SQLite')
  const storage = await openTestStorage(database)
  const clock = { now: 1_790_000_000_000 }
  const keeper = createSessionKeeper({ storage, config: { apiOrigin }, now: () => clock.now })
  const identity = {
    issuer: ISSUER,
    subject: '1',
    email: 'ada@example.org',
    name: 'Ada',
    photo: null,
  }
  const account = await storage.accounts.signIn(identity, clock.now)
  return { storage, clock, keeper, account, database }
}

/** Another program that holds the lock for writing, as an import does. The returned function lets it go. */
function lock(config: StorageConfig): () => void {
  const other = openOther(config)
  other.exec('begin immediate')
  return () => other.exec('commit')
}

/** The part of a Set-Cookie header that a browser sends back. */
function sent(setCookie: string): string {
  return setCookie.split(';')[0] ?? ''
}

test('a session is an opaque 256-bit token that the browser keeps from scripts', async () => {
  const { keeper, account } = await setUp()
  const cookie = await keeper.startSession(account.id, ISSUER)
  expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect((await keeper.readSession(sent(cookie)))?.account).toEqual(account)
  expect((await keeper.readSession(`theme=dark; ${sent(cookie)}; other=1`))?.account.id).toBe(account.id)
})

test('behind TLS the cookie is __Host- and Secure', async () => {
  const { keeper, account } = await setUp('https://api.example.org')
  const cookie = await keeper.startSession(account.id, ISSUER)
  expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(await keeper.readSession(sent(cookie).replace('__Host-', ''))).toBeUndefined()
  expect(await keeper.readSession(sent(cookie))).toBeDefined()
})

test('forged, cut, empty and missing tokens are nobody', async () => {
  const { keeper, account } = await setUp()
  const token = sent(await keeper.startSession(account.id, ISSUER))
  const forged = [undefined, '', 'session', 'session=', `${token}a`, token.slice(0, -1), `session=${'A'.repeat(43)}`]
  for (const header of forged) expect(await keeper.readSession(header), String(header)).toBeUndefined()
})

test('the database holds no token, only its hash', async () => {
  const { keeper, account, storage, clock } = await setUp()
  const token = sent(await keeper.startSession(account.id, ISSUER)).slice('session='.length)
  expect(await storage.sessions.find(token, clock.now)).toBeUndefined()
})

test('a session lasts 30 days from its last use', async () => {
  const { keeper, account, clock } = await setUp()
  const cookie = sent(await keeper.startSession(account.id, ISSUER))
  clock.now += 29 * DAY
  expect(await keeper.readSession(cookie)).toBeDefined()
  clock.now += 29 * DAY
  expect(await keeper.readSession(cookie)).toBeDefined()
  clock.now += 30 * DAY
  expect(await keeper.readSession(cookie)).toBeUndefined()
})

test('a session ends after 180 days however often it is used', async () => {
  const { keeper, account, clock } = await setUp()
  const cookie = sent(await keeper.startSession(account.id, ISSUER))
  const end = clock.now + 180 * DAY
  while (clock.now < end - DAY) {
    expect(await keeper.readSession(cookie)).toBeDefined()
    clock.now += 20 * DAY
  }
  clock.now = end
  expect(await keeper.readSession(cookie)).toBeUndefined()
})

test('a session of a time when the clock was a year ahead ends 30 days after its last use all the same', async () => {
  const { keeper, account, clock } = await setUp()
  clock.now += 365 * DAY
  const cookie = sent(await keeper.startSession(account.id, ISSUER))
  clock.now -= 365 * DAY
  expect((await keeper.readSession(cookie))?.expiresAt).toBe(clock.now + 30 * DAY)
  clock.now += 30 * DAY
  expect(await keeper.readSession(cookie)).toBeUndefined()
})

test('a session of a time when the clock was a year ahead ends 180 days after its first use by the right one', async () => {
  const { keeper, account, clock } = await setUp()
  clock.now += 365 * DAY
  const cookie = sent(await keeper.startSession(account.id, ISSUER))
  clock.now -= 365 * DAY
  const end = clock.now + 180 * DAY
  for (; clock.now < end; clock.now += 20 * DAY) expect(await keeper.readSession(cookie)).toBeDefined()
  expect(await keeper.readSession(cookie)).toBeUndefined()
})

test('use is noted at most once a day', async () => {
  const { keeper, account, clock, storage } = await setUp()
  const cookie = sent(await keeper.startSession(account.id, ISSUER))
  const first = (await keeper.readSession(cookie))?.expiresAt
  clock.now += DAY - 1
  expect((await keeper.readSession(cookie))?.expiresAt).toBe(first)
  clock.now += 1
  expect((await keeper.readSession(cookie))?.expiresAt).toBe(clock.now + 30 * DAY)
  expect(await storage.sessions.list(account.id)).toMatchObject([{ usedAt: clock.now, device: null }])
})

test('who was not here today is let in while another program writes, and the use is noted afterwards', async () => {
  const { keeper, account, clock, storage, database } = await setUp()
  const cookies = [
    sent(await keeper.startSession(account.id, ISSUER)),
    sent(await keeper.startSession(account.id, ISSUER)),
  ]
  const usedAt = async () => (await storage.sessions.list(account.id)).map((session) => session.usedAt)
  const before = clock.now
  clock.now += 2 * DAY
  const unlock = lock(database)
  for (const cookie of [...cookies, ...cookies]) {
    expect((await keeper.readSession(cookie))?.account).toEqual(account)
  }
  expect(await usedAt()).toEqual([before, before])
  unlock()
  await expect.poll(usedAt).toEqual([clock.now, clock.now])
})

test('who was not here today is let in where nothing can be written; it is told once, and that it works again', async () => {
  const { account, clock, storage, database } = await setUp()
  const told: unknown[] = []
  const log = { warn: (fields: object, message: string) => void told.push([message, fields]) }
  const config = { apiOrigin: 'http://localhost:4250' }
  const keeper = createSessionKeeper({ storage, config, now: () => clock.now, log: () => log })
  const cookie = sent(await keeper.startSession(account.id, ISSUER))
  const other = openOther(database)
  other.exec(`create trigger full before update on session begin select raise(abort, 'the disk is full'); end`)
  clock.now += 2 * DAY
  for (let times = 0; times < 3; times += 1) {
    expect((await keeper.readSession(cookie))?.account).toEqual(account)
    await keeper.settled()
  }
  other.exec('drop trigger full')
  expect(await keeper.readSession(cookie)).toBeDefined()
  await keeper.settled()
  expect(told).toEqual([
    ['the use of sessions cannot be noted', expect.objectContaining({ reason: 'the disk is full' })],
    ['the use of sessions is noted again', { missed: 3 }],
  ])
  expect(await storage.sessions.list(account.id)).toMatchObject([{ usedAt: clock.now }])
})

test('however many come back at once, few writes of theirs are under way', async () => {
  const { account, clock, storage } = await setUp()
  const waiting: (() => void)[] = []
  const extend = () => new Promise<void>((resolve) => waiting.push(resolve))
  const slow = { sessions: { ...storage.sessions, extend } }
  const keeper = createSessionKeeper({ storage: slow, config: { apiOrigin: 'http://localhost' }, now: () => clock.now })
  const cookies: string[] = []
  for (let number = 0; number < 20; number += 1) cookies.push(sent(await keeper.startSession(account.id, ISSUER)))
  clock.now += 2 * DAY
  for (const cookie of [...cookies, ...cookies]) expect(await keeper.readSession(cookie)).toBeDefined()
  expect(waiting).toHaveLength(2)
  for (const resolve of waiting) resolve()
  await keeper.settled()
  for (const cookie of cookies) await keeper.readSession(cookie)
  expect(waiting).toHaveLength(4)
})

test('the last use stays known when a session cannot be extended any more', async () => {
  const { keeper, account, clock, storage } = await setUp()
  const cookie = sent(await keeper.startSession(account.id, ISSUER))
  for (let day = 0; day < 170; day += 10) {
    clock.now += 10 * DAY
    expect(await keeper.readSession(cookie)).toBeDefined()
  }
  const [session] = await storage.sessions.list(account.id)
  expect(session?.usedAt).toBe(clock.now)
  expect(session?.expiresAt).toBe(clock.now + 10 * DAY)
})

test('a session knows the kind of browser that it was started in, and not its words', async () => {
  const { keeper, account, storage } = await setUp()
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
  await keeper.startSession(account.id, ISSUER, { 'user-agent': userAgent })
  expect(await storage.sessions.list(account.id)).toMatchObject([{ device: 'Firefox on Linux' }])
})

test('of a hundred and one sessions the first has ended', async () => {
  const { keeper, account, clock, storage } = await setUp()
  const bob = await storage.accounts.signIn(
    { issuer: 'https://issuer.example', subject: '2', email: 'bob@example.org', name: 'Bob', photo: null },
    clock.now,
  )
  const other = sent(await keeper.startSession(bob.id, ISSUER))
  const cookies: string[] = []
  for (let number = 0; number < 101; number += 1) {
    clock.now += 1
    cookies.push(sent(await keeper.startSession(account.id, ISSUER)))
  }
  const left = await Promise.all([other, ...cookies].map((cookie) => keeper.readSession(cookie)))
  expect(left.map((session) => session !== undefined)).toEqual([true, false, ...cookies.slice(1).map(() => true)])
})

test('signing in again in the same browser ends the session it had, and no other', async () => {
  const { keeper, account } = await setUp()
  const phone = sent(await keeper.startSession(account.id, ISSUER))
  const old = sent(await keeper.startSession(account.id, ISSUER))
  const renewed = sent(await keeper.startSession(account.id, ISSUER, { cookie: old }))
  expect(renewed).not.toBe(old)
  expect(await keeper.readSession(old)).toBeUndefined()
  expect(await keeper.readSession(renewed)).toBeDefined()
  expect(await keeper.readSession(phone)).toBeDefined()
})

test('A10 logging out ends the session at once, takes the cookie away, and may be repeated', async () => {
  const { keeper, account } = await setUp()
  const cookie = sent(await keeper.startSession(account.id, ISSUER))
  expect(keeper.withoutSession()).toEqual([
    'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'signed_in=; Max-Age=0; Path=/; SameSite=Lax',
  ])
  await keeper.endSession(cookie)
  expect(await keeper.readSession(cookie)).toBeUndefined()
  await keeper.endSession(cookie)
  await keeper.endSession(undefined)
})

test('a session that cannot be ended now is nobody’s here from now on, and is ended as soon as it can be', async () => {
  const { keeper, account, storage, database } = await setUp()
  const cookies = [
    sent(await keeper.startSession(account.id, ISSUER)),
    sent(await keeper.startSession(account.id, ISSUER)),
  ]
  const unlock = lock(database)
  await expect(keeper.endSession(cookies[0])).rejects.toSatisfy(isUnavailable)
  expect(await storage.sessions.list(account.id)).toHaveLength(2)
  expect(await keeper.readSession(cookies[0])).toBeUndefined()
  expect(await keeper.readSession(cookies[1])).toBeDefined()
  unlock()
  await keeper.endLeft()
  expect(await storage.sessions.list(account.id)).toHaveLength(1)
  expect(await keeper.readSession(cookies[1])).toBeDefined()
})

test('sessions that are left to end are limited in number, and those that were seen here come first', async () => {
  const { account, clock, storage } = await setUp()
  const away = { is: false }
  const find = (hash: string, now: number) =>
    away.is ? Promise.reject(new Error('Connection terminated')) : storage.sessions.find(hash, now)
  const keeper = createSessionKeeper({
    storage: { sessions: { ...storage.sessions, find } },
    config: { apiOrigin: 'http://localhost' },
    now: () => clock.now,
  })
  const cookie = sent(await keeper.startSession(account.id, ISSUER))
  away.is = true
  for (let number = 0; number < 1100; number += 1) {
    await expect(keeper.endSession(`session=${String(number).padStart(43, 'x')}`)).rejects.toThrow('terminated')
  }
  await expect(keeper.endSession(cookie)).rejects.toThrow('terminated')
  expect(keeper.left()).toBe(1001)
  away.is = false
  await keeper.endLeft()
  expect([keeper.left(), await storage.sessions.list(account.id)]).toEqual([0, []])
})

test('revoking an account logs out everywhere at once', async () => {
  const { keeper, account, storage } = await setUp()
  const cookies = [
    sent(await keeper.startSession(account.id, ISSUER)),
    sent(await keeper.startSession(account.id, ISSUER)),
  ]
  await storage.sessions.revokeAll(account.id)
  for (const cookie of cookies) expect(await keeper.readSession(cookie)).toBeUndefined()
})

test('the page can read that somebody is signed in, and nothing about whom', () => {
  const keeper = createSessionKeeper({
    storage: { sessions: undefined as never },
    config: { apiOrigin: 'https://example.org' },
    now: () => 0,
  })
  expect(keeper.noteForPage(true)).toBe('__Host-signed_in=1; Max-Age=34560000; Path=/; Secure; SameSite=Lax')
  expect(keeper.noteForPage(false)).toBe('__Host-signed_in=; Max-Age=0; Path=/; Secure; SameSite=Lax')
})
