import { expect, test } from 'vitest'
import { emptyDatabase, openTestStorage } from '#test/databases.ts'
import { createSessionKeeper, lastUse } from './sessions.ts'

const DAY = 24 * 3_600_000

async function setUp(apiOrigin = 'http://localhost:4250') {
  const storage = await openTestStorage(await emptyDatabase('embedded SQLite'))
  const clock = { now: 1_790_000_000_000 }
  const keeper = createSessionKeeper({ storage, config: { apiOrigin }, now: () => clock.now })
  const identity = {
    issuer: 'https://issuer.example',
    subject: '1',
    email: 'ada@example.org',
    name: 'Ada',
    photo: null,
  }
  const account = await storage.accounts.signIn(identity, clock.now)
  return { storage, clock, keeper, account }
}

/** The part of a Set-Cookie header that a browser sends back. */
function sent(setCookie: string): string {
  return setCookie.split(';')[0] ?? ''
}

test('a session is an opaque 256-bit token that the browser keeps from scripts', async () => {
  const { keeper, account } = await setUp()
  const cookie = await keeper.startSession(account.id)
  expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect((await keeper.readSession(sent(cookie)))?.account).toEqual(account)
  expect((await keeper.readSession(`theme=dark; ${sent(cookie)}; other=1`))?.account.id).toBe(account.id)
})

test('behind TLS the cookie is __Host- and Secure', async () => {
  const { keeper, account } = await setUp('https://api.example.org')
  const cookie = await keeper.startSession(account.id)
  expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(await keeper.readSession(sent(cookie).replace('__Host-', ''))).toBeUndefined()
  expect(await keeper.readSession(sent(cookie))).toBeDefined()
})

test('forged, cut, empty and missing tokens are nobody', async () => {
  const { keeper, account } = await setUp()
  const token = sent(await keeper.startSession(account.id))
  const forged = [undefined, '', 'session', 'session=', `${token}a`, token.slice(0, -1), `session=${'A'.repeat(43)}`]
  for (const header of forged) expect(await keeper.readSession(header), String(header)).toBeUndefined()
})

test('the database holds no token, only its hash', async () => {
  const { keeper, account, storage, clock } = await setUp()
  const token = sent(await keeper.startSession(account.id)).slice('session='.length)
  expect(await storage.sessions.find(token, clock.now)).toBeUndefined()
})

test('a session lasts 30 days from its last use', async () => {
  const { keeper, account, clock } = await setUp()
  const cookie = sent(await keeper.startSession(account.id))
  clock.now += 29 * DAY
  expect(await keeper.readSession(cookie)).toBeDefined()
  clock.now += 29 * DAY
  expect(await keeper.readSession(cookie)).toBeDefined()
  clock.now += 30 * DAY
  expect(await keeper.readSession(cookie)).toBeUndefined()
})

test('a session ends after 180 days however often it is used', async () => {
  const { keeper, account, clock } = await setUp()
  const cookie = sent(await keeper.startSession(account.id))
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
  const cookie = sent(await keeper.startSession(account.id))
  clock.now -= 365 * DAY
  expect((await keeper.readSession(cookie))?.expiresAt).toBe(clock.now + 30 * DAY)
  clock.now += 30 * DAY
  expect(await keeper.readSession(cookie)).toBeUndefined()
})

test('a session of a time when the clock was a year ahead ends 180 days after its first use by the right one', async () => {
  const { keeper, account, clock } = await setUp()
  clock.now += 365 * DAY
  const cookie = sent(await keeper.startSession(account.id))
  clock.now -= 365 * DAY
  const end = clock.now + 180 * DAY
  for (; clock.now < end; clock.now += 20 * DAY) expect(await keeper.readSession(cookie)).toBeDefined()
  expect(await keeper.readSession(cookie)).toBeUndefined()
})

test('use is noted at most once a day', async () => {
  const { keeper, account, clock, storage } = await setUp()
  const cookie = sent(await keeper.startSession(account.id))
  const first = (await keeper.readSession(cookie))?.expiresAt
  clock.now += DAY - 1
  expect((await keeper.readSession(cookie))?.expiresAt).toBe(first)
  clock.now += 1
  expect((await keeper.readSession(cookie))?.expiresAt).toBe(clock.now + 30 * DAY)
  expect(await storage.sessions.list(account.id)).toMatchObject([{ usedAt: clock.now, device: null }])
})

test('the last use stays known when a session cannot be extended any more', async () => {
  const { keeper, account, clock, storage } = await setUp()
  const cookie = sent(await keeper.startSession(account.id))
  for (let day = 0; day < 170; day += 10) {
    clock.now += 10 * DAY
    expect(await keeper.readSession(cookie)).toBeDefined()
  }
  const [session] = await storage.sessions.list(account.id)
  expect(session && lastUse(session)).toBe(clock.now)
  expect(session?.expiresAt).toBe(clock.now + 10 * DAY)
})

test('what servers of the first version noted of a use is understood', () => {
  const session = { tokenHash: '', device: null, startedAt: 0, usedAt: 3 * DAY, expiresAt: 39 * DAY }
  expect(lastUse(session)).toBe(9 * DAY)
  expect(lastUse({ ...session, usedAt: null })).toBe(9 * DAY)
})

test('a session knows the kind of browser that it was started in, and not its words', async () => {
  const { keeper, account, storage } = await setUp()
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
  await keeper.startSession(account.id, { 'user-agent': userAgent })
  expect(await storage.sessions.list(account.id)).toMatchObject([{ device: 'Firefox on Linux' }])
})

test('of a hundred and one sessions the first has ended', async () => {
  const { keeper, account, clock, storage } = await setUp()
  const bob = await storage.accounts.signIn(
    { issuer: 'https://issuer.example', subject: '2', email: 'bob@example.org', name: 'Bob', photo: null },
    clock.now,
  )
  const other = sent(await keeper.startSession(bob.id))
  const cookies: string[] = []
  for (let number = 0; number < 101; number += 1) {
    clock.now += 1
    cookies.push(sent(await keeper.startSession(account.id)))
  }
  const left = await Promise.all([other, ...cookies].map((cookie) => keeper.readSession(cookie)))
  expect(left.map((session) => session !== undefined)).toEqual([true, false, ...cookies.slice(1).map(() => true)])
})

test('signing in again in the same browser ends the session it had, and no other', async () => {
  const { keeper, account } = await setUp()
  const phone = sent(await keeper.startSession(account.id))
  const old = sent(await keeper.startSession(account.id))
  const renewed = sent(await keeper.startSession(account.id, { cookie: old }))
  expect(renewed).not.toBe(old)
  expect(await keeper.readSession(old)).toBeUndefined()
  expect(await keeper.readSession(renewed)).toBeDefined()
  expect(await keeper.readSession(phone)).toBeDefined()
})

test('A10 logging out ends the session at once, takes the cookie away, and may be repeated', async () => {
  const { keeper, account } = await setUp()
  const cookie = sent(await keeper.startSession(account.id))
  expect(await keeper.endSession(cookie)).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  expect(await keeper.readSession(cookie)).toBeUndefined()
  expect(await keeper.endSession(cookie)).toMatch(/^session=; Max-Age=0/)
  expect(await keeper.endSession(undefined)).toMatch(/^session=; Max-Age=0/)
})

test('revoking an account logs out everywhere at once', async () => {
  const { keeper, account, storage } = await setUp()
  const cookies = [sent(await keeper.startSession(account.id)), sent(await keeper.startSession(account.id))]
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
