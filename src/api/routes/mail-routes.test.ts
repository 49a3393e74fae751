import { createHash } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { mailStateSchema, storedDataSchema } from '#contract/user.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { ENGINES } from '#test/databases.ts'
import { startMailbox } from '#test/mailbox.ts'
import { openTestApp } from '#test/test-app.ts'

const ZONE = 'Africa/Nairobi'
const DAY = 86_400_000
/** One of the fixture's closes thirty days later; it is three in the afternoon there. */
const TIME = Date.UTC(2026, 11, 12, 12)

async function setUp(engine: (typeof ENGINES)[number] = 'embedded SQLite') {
  const mailbox = await startMailbox()
  onTestFinished(() => mailbox.close())
  const environment = {
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'reminders@example.org',
    DEVELOPMENT_SIGN_IN: 'some-code',
  }
  const setting = await openTestApp({ engine, environment })
  const { cookie, account } = await setting.signIn()
  setting.clock.now = TIME
  await setting.app.snapshots.refresh()
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', what: string, body?: unknown) =>
    setting.call(method, `/api/user/${what}`, { cookie, body })
  const state = async (...asked: Parameters<typeof ask>) => mailStateSchema.strict().parse((await ask(...asked)).json())
  const save = (id: string) => setting.storage.saved.add(account.id, id, setting.clock.now - 9 * DAY, 100)
  const send = async () => setting.app.sendLetters?.()
  return { ...setting, mailbox, cookie, account, ask, state, save, send }
}

describe.each(ENGINES)('on %s', (engine) => {
  test('reminders are off until they are asked for; the letter ends them with one click', async () => {
    const { ask, state, save, send, mailbox, call, cookie, storage, account } = await setUp(engine)
    await save('kenya-1')
    expect(await state('GET', 'mail')).toEqual({
      available: true,
      timeZone: null,
      remindedSince: null,
      followed: [],
      most: SERVER_LIMITS.followed,
    })
    expect(await send()).toMatchObject({ sent: 0 })
    await storage.mailings.turnOn(account.id, ZONE, TIME - DAY)
    expect(await state('PUT', 'reminders', { timeZone: 'africa/nairobi' })).toMatchObject({ timeZone: ZONE })
    expect(await send()).toMatchObject({ sent: 1 })
    const address = /<([^>]+)>/.exec(mailbox.letters()[0]?.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    const { pathname } = new URL(address)

    // Whoever scans letters opens every link.
    const opened = await call('GET', pathname, { origin: '' })
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(opened.body).toContain('<form method="post">')
    expect((await state('GET', 'mail')).remindedSince).not.toBeNull()

    await ask('PUT', 'followsearch', { query: 'country=Kenya', timeZone: ZONE })
    // As mail programs do it: from anywhere, and without a cookie.
    const clicked = await call('POST', pathname, {
      origin: 'https://mail.example',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect([clicked.statusCode, clicked.body.includes('You will get no more e-mails')]).toEqual([200, true])
    expect(await state('GET', 'mail')).toMatchObject({ timeZone: null, remindedSince: null, followed: [] })
    // Pressing twice does no harm, and from the page it works, too.
    expect(
      (await call('POST', pathname, { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: 'x' }))
        .statusCode,
    ).toBe(200)
    expect((await call('GET', '/api/user/checkauth', { cookie })).statusCode).toBe(200)
  })

  test('what is sent stands in the export, and is gone with the account', async () => {
    const { ask, save, send, call, cookie, storage, account, mailbox } = await setUp(engine)
    await save('kenya-1')
    await storage.mailings.turnOn(account.id, ZONE, TIME - DAY)
    await ask('PUT', 'followsearch', { query: 'page=3&country=Kenya', timeZone: ZONE })
    await send()
    const exported = storedDataSchema.strict().parse((await call('GET', '/api/user/export', { cookie })).json())
    expect(exported.mail).toEqual({
      timeZone: ZONE,
      remindedSince: new Date(TIME - DAY).toISOString(),
      followed: [{ query: 'country=Kenya', since: new Date(TIME).toISOString() }],
      told: [{ day: '2026-12-12', fact: 'closes:2027-01-11:30:kenya-1' }],
    })
    const address = /<([^>]+)>/.exec(mailbox.letters()[0]?.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    await call('DELETE', '/api/user/account', { cookie })
    expect((await call('GET', new URL(address).pathname)).statusCode).toBe(404)
    expect(await storage.letters.toldTo(account.id)).toEqual([])
    expect(await storage.letters.zones()).toEqual([])
  })
})

describe.each(ENGINES)('on %s', (engine) => {
  test('the longest search that may be followed can be followed and ended; a longer one is told its length', async () => {
    const { ask, state } = await setUp(engine)
    // Nothing in it repeats, so that no database can keep it shorter.
    const word = (number: number) => createHash('sha512').update(String(number)).digest('base64url')
    const labels = Array.from({ length: 40 }, (_, number) => `&country=${word(number)}`).join('')
    const longest = `q=law${labels}`.slice(0, SERVER_LIMITS.followedLength)
    expect(longest).toHaveLength(SERVER_LIMITS.followedLength)
    const follow = (query: string) => ask('PUT', 'followsearch', { query, timeZone: ZONE })
    expect((await follow(longest)).json()).toMatchObject({ followed: [{ query: longest }] })
    const refused = await follow(`${longest}xy`)
    expect([refused.statusCode, refused.json().detail]).toEqual([400, expect.stringContaining('has 2502 characters')])
    // An address spells each of these with six characters.
    expect((await follow(`q=${'ä'.repeat(500)}`)).json().detail).toContain('has 3002 characters')
    expect(await state('PUT', 'unfollowsearch', { query: longest })).toMatchObject({ followed: [] })
  })

  test('a search is ended in any spelling, and one that nobody follows ends nothing', async () => {
    const { ask, state } = await setUp(engine)
    await ask('PUT', 'followsearch', { query: 'q=law&country=Kenya', timeZone: ZONE })
    for (const query of ['q=art', 'q=\0', '\uD800'])
      expect((await ask('PUT', 'unfollowsearch', { query })).statusCode).toBe(200)
    expect((await state('GET', 'mail')).followed).toHaveLength(1)
    expect(await state('PUT', 'unfollowsearch', { query: '?country=Kenya&q=%6Caw&page=3' })).toMatchObject({
      followed: [],
    })
  })
})

test('as many searches are followed as the limit says, each once, and each can be ended', async () => {
  const { ask, state } = await setUp()
  const follow = (query: string) => ask('PUT', 'followsearch', { query, timeZone: ZONE })
  for (let number = 0; number < SERVER_LIMITS.followed; number += 1) await follow(`q=law+${number}`)
  // The same in another spelling.
  expect((await follow('q=law%201&page=2')).statusCode).toBe(200)
  const full = await follow('q=art')
  expect([full.statusCode, full.json().code]).toEqual([409, 'list_full'])
  const { followed } = await state('PUT', 'unfollowsearch', { query: 'q=law+1' })
  expect(followed).toHaveLength(SERVER_LIMITS.followed - 1)
  expect((await follow('q=art')).statusCode).toBe(200)
})

test.each([
  ['reminders', { timeZone: 'Moon/Sea' }],
  ['reminders', {}],
  ['reminders', { timeZone: ZONE, email: 'eve@example.org' }],
  ['followsearch', { query: 'q=law', timeZone: 'x'.repeat(400) }],
  ['followsearch', { query: `q=${'ä'.repeat(500)}`, timeZone: ZONE }],
  ['unfollowsearch', { query: 3 }],
])('a bad request for %s gets a clear answer: %j', async (what, body) => {
  const { ask, state } = await setUp()
  const answer = await ask('PUT', what, body)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request'])
  expect((await state('GET', 'mail')).timeZone).toBeNull()
})

test('a site without a mail server says so, takes no orders, and still ends what there is', async () => {
  const { call, signIn, app } = await openTestApp()
  const { cookie } = await signIn()
  expect(app.sendLetters).toBeUndefined()
  expect((await call('GET', '/api/user/mail', { cookie })).json()).toMatchObject({ available: false })
  const answer = await call('PUT', '/api/user/reminders', { cookie, body: { timeZone: ZONE } })
  expect([answer.statusCode, answer.json().detail]).toEqual([404, expect.stringContaining('calendar')])
  const followed = await call('PUT', '/api/user/followsearch', { cookie, body: { query: '', timeZone: ZONE } })
  expect(followed.statusCode).toBe(404)
  expect((await call('DELETE', '/api/user/reminders', { cookie })).statusCode).toBe(200)
})

test('a link that is none is told so, and no log line has a token, an address or a name', async () => {
  const { call, send, save, mailbox, storage, account, logged } = await setUp()
  await save('kenya-1')
  await storage.mailings.turnOn(account.id, ZONE, TIME - DAY)
  mailbox.refuse('ada@example.org', 550)
  expect(await send()).toMatchObject({ refused: 1 })
  const token = 'a'.repeat(43)
  for (const path of [token, 'short', `${token}a`]) {
    const answers = [await call('GET', `/unsubscribe/${path}`), await call('POST', `/unsubscribe/${path}`)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(answers[0]?.body).toContain('We do not know this link')
  }
  expect(logged.length).toBeGreaterThan(4)
  expect(logged.join('')).not.toMatch(/aaaa|ada@|Ada/)
})
