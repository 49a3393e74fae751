import { expect, onTestFinished, test, vi } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { CLIENT } from '#test/issuer.ts'
import { startSiteWithIssuer } from '#test/site-with-issuer.ts'
import { openTestApp } from '#test/test-app.ts'
import { visitorOf } from '#api/networks.ts'
import { createAddressLimit } from './rate-limits.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'

// The real server, with limits low enough to reach in a test.
vi.mock(import('#api/server-limits.ts'), async (load) => {
  const { SERVER_LIMITS: limits } = await load()
  return {
    SERVER_LIMITS: {
      ...limits,
      searchesPerMinute: 5 as never,
      writesPerMinute: 3 as never,
      listsPerMinute: 2 as never,
      missesPerMinute: 4 as never,
    },
  }
})

test('one address cannot search without end; others, and those behind a proxy that nobody named, are let through', async () => {
  const { app } = await openTestApp({ environment: { TRUSTED_PROXIES: 'loopback, 10.9.0.0/16' } })
  const search = (address: string, body = '{}') =>
    app.inject({
      method: 'POST',
      url: '/api/scholarship/filter?page=1',
      headers: { 'x-forwarded-for': address },
      payload: JSON.parse(body),
    })
  const times = async (address: string, body?: string) => {
    const statuses: number[] = []
    for (let count = 0; count <= SERVER_LIMITS.searchesPerMinute; count += 1) {
      statuses.push((await search(address, body)).statusCode)
    }
    return statuses
  }
  expect(await times('203.0.113.9')).toEqual([200, 200, 200, 200, 200, 429])
  const refused = await search('203.0.113.9')
  expect(problemSchema.parse(refused.json())).toMatchObject({ status: 429, code: 'too_many_requests' })
  const wait = Number(refused.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect((await search('203.0.113.10')).statusCode).toBe(200)
  expect(await times('10.1.2.3')).not.toContain(429)
  // Through two proxies; an address may come with a port.
  expect(await times('203.0.113.12, 10.9.0.5:50123')).toEqual([200, 200, 200, 200, 200, 429])
  expect((await search('203.0.113.13, 10.9.0.5:50124')).statusCode).toBe(200)
  // A letter counts as several searches.
  const letter = JSON.stringify({ searchKey: 'law '.repeat(200).trim() })
  expect((await times('203.0.113.14', letter)).slice(0, 3)).toEqual([200, 200, 429])
})

test('a page of results counts as the search that it shows; beyond the limit it waits for the app', async () => {
  const web = {
    'search.html': 'waiting',
    'results.html': '<!--page.root-->',
    'server/prerender-entry.js': `export const renderResults = async () => 'drawn'`,
    'server/package.json': '{"type":"module"}',
  }
  const { app } = await openTestApp({ web, environment: { TRUSTED_PROXIES: 'loopback' } })
  const bodies = async (url: string, address: string) => {
    const found: string[] = []
    for (let count = 0; count <= SERVER_LIMITS.searchesPerMinute; count += 1) {
      const headers = { accept: 'text/html', host: 'localhost:3000', 'x-forwarded-for': address }
      found.push((await app.inject({ url, headers })).body)
    }
    return found
  }
  const [drawn, waiting] = ['drawn', 'waiting']
  expect(await bodies('/search?q=law', '203.0.113.9')).toEqual([drawn, drawn, drawn, drawn, drawn, waiting])
  const letter = `/search?q=${'law+'.repeat(200)}`
  expect((await bodies(letter, '203.0.113.10')).slice(0, 3)).toEqual([drawn, drawn, waiting])
})

test.each(['calendar/one', 'feed'])('%s counts as a search: it is open to anybody', async (path) => {
  const { app } = await openTestApp({ records: [scholarship('one')], environment: { TRUSTED_PROXIES: 'loopback' } })
  const statuses: number[] = []
  for (let count = 0; count <= SERVER_LIMITS.searchesPerMinute; count += 1) {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    statuses.push((await app.inject({ url: `/api/scholarship/${path}`, headers })).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', 'fd00::1', 'fe80::1', '::ffff:192.168.0.9'])(
  'what comes from %s, where a proxy may stand that nobody named, is not counted',
  (address) => {
    const limit = createAddressLimit(SERVER_LIMITS.searchesPerMinute)
    const waits = Array.from({ length: 2 * SERVER_LIMITS.searchesPerMinute }, () => limit.take(address))
    expect(new Set(waits)).toEqual(new Set([0]))
  },
)

test('of addresses without end, not all are remembered', () => {
  const limit = createAddressLimit(SERVER_LIMITS.searchesPerMinute)
  for (let count = 0; count < SERVER_LIMITS.searchesPerMinute; count += 1) limit.take('203.0.113.9')
  expect(limit.take('203.0.113.9')).toBeGreaterThan(0)
  for (let other = 0; other <= 100_000; other += 1)
    limit.take(`2001:db8:${(other >> 16).toString(16)}:${(other & 0xffff).toString(16)}::1`)
  expect(limit.take('203.0.113.9')).toBe(0)
})

test('whoever wrote too much waits a minute, and nobody else; also when the wall clock is set back an hour', async () => {
  // The minute that the test skips must not look like a slow event loop.
  const { call, signIn } = await openTestApp({ turnTime: 600_000 })
  const { cookie } = await signIn('ada@example.org')
  const body = { scholarshipId: 'ghana' }
  const save = () => call('PUT', '/api/user/savescholarship/ada@example.org', { cookie, body })
  for (let count = 0; count < SERVER_LIMITS.writesPerMinute; count += 1) expect((await save()).statusCode).toBe(200)
  const [wall, running] = [Date.now(), performance.now()]
  vi.spyOn(Date, 'now').mockReturnValue(wall - 3_600_000)
  onTestFinished(() => void vi.restoreAllMocks())
  const refused = await save()
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  const other = await signIn('bob@example.org')
  const theirs = await call('PUT', '/api/user/savescholarship/bob@example.org', { cookie: other.cookie, body })
  expect(theirs.statusCode).toBe(200)
  vi.spyOn(performance, 'now').mockReturnValue(running + 59_500)
  expect((await save()).json().detail).toBe('Wait 1 second, then try again.')
  vi.mocked(Date.now).mockReturnValue(wall - 3_600_000 + 61_000)
  vi.spyOn(performance, 'now').mockReturnValue(running + 61_000)
  expect((await save()).statusCode).toBe(200)
})

test('who reads a whole list, or all that is stored, again and again is told to wait, and nobody else is', async () => {
  const { call, signIn } = await openTestApp()
  const [ada, other] = [await signIn('ada@example.org'), await signIn('other@example.org')]
  const list = (email: string) => `/api/user/getallsavedscholarships/${email}`
  const read = async (address: string, cookie: string) => (await call('GET', address, { cookie })).statusCode
  for (const address of [list('ada@example.org'), '/api/user/export']) {
    expect(await Promise.all([1, 2, 3].map(() => read(address, ada.cookie)))).toEqual([200, 200, 429])
  }
  expect(await read(list('other@example.org'), other.cookie)).toBe(200)
  expect(await read('/api/user/export', other.cookie)).toBe(200)
})

test('forged sessions of one address cost no end of looks into the database, and keep out nobody else behind it', async () => {
  const { call, signIn, storage } = await openTestApp({ environment: { TRUSTED_PROXIES: 'loopback' } })
  const find = vi.spyOn(storage.sessions, 'find')
  const revoke = vi.spyOn(storage.sessions, 'revoke')
  let forged = 0
  const ask = (cookie: string, address: string, method: 'GET' | 'POST' = 'GET') =>
    call(method, method === 'GET' ? '/api/user/checkauth' : '/google/logout', {
      cookie,
      headers: { 'x-forwarded-for': address },
    })
  const forge = (address: string, method?: 'POST') =>
    ask(`session=${String(forged++).padStart(43, 'A')}`, address, method)
  const { cookie } = await signIn()
  expect((await ask(cookie, '203.0.113.9')).statusCode).toBe(200)
  for (let count = 0; count < SERVER_LIMITS.missesPerMinute; count += 1) {
    expect((await (count % 2 ? forge('203.0.113.9', 'POST') : forge('203.0.113.9'))).statusCode).toBe(
      count % 2 ? 200 : 401,
    )
  }
  const looks = find.mock.calls.length
  for (const refused of [await forge('203.0.113.9'), await forge('203.0.113.9', 'POST')]) {
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect([find.mock.calls.length, revoke.mock.calls.length]).toEqual([looks, 0])
  expect((await ask(cookie, '203.0.113.9')).statusCode).toBe(200)
  expect((await forge('203.0.113.10')).statusCode).toBe(401)
})

test('whoever logs out behind an address with too many forged sessions is logged out all the same', async () => {
  const { call, signIn, storage } = await openTestApp({ environment: { TRUSTED_PROXIES: 'loopback' } })
  const leave = (cookie: string) =>
    call('POST', '/google/logout', { cookie, headers: { 'x-forwarded-for': '203.0.113.9' } })
  for (let count = 0; count <= SERVER_LIMITS.missesPerMinute; count += 1)
    await leave(`session=${String(count).padStart(43, 'A')}`)
  // This process has not seen it yet.
  const { account, cookie } = await signIn()
  expect((await leave(cookie)).statusCode).toBe(429)
  const elsewhere = { cookie, headers: { 'x-forwarded-for': '203.0.113.10' } }
  expect((await call('GET', '/api/user/checkauth', elsewhere)).statusCode).toBe(401)
  await expect.poll(() => storage.sessions.list(account.id), { timeout: 20_000 }).toEqual([])
})

test('whoever signs in while forged sessions are refused is let in: a school whose sessions are lost need not wait', async () => {
  const { visitor, issuer, newVisitor } = await startSiteWithIssuer({
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    TRUSTED_PROXIES: 'loopback',
  })
  const behind = { headers: { 'x-forwarded-for': '203.0.113.9' } }
  const other = newVisitor()
  const statuses: number[] = []
  for (let count = 0; count <= SERVER_LIMITS.missesPerMinute; count += 1) {
    other.keep(`session=${String(count).padStart(43, 'A')}`)
    statuses.push((await other.open('/api/user/checkauth', behind)).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 429])
  const begun = await visitor.open('/auth/google', behind)
  await visitor.open(issuer.consent(begun.headers.get('location') ?? '').href, behind)
  expect((await visitor.open('/api/user/checkauth', behind)).status).toBe(200)
})

test('unknown scholarships asked for by one address cost no end of looks into the database, and no page', async () => {
  const web = { 'app.html': '%page.title%' }
  const { call, storage } = await openTestApp({ environment: { TRUSTED_PROXIES: 'loopback' }, web })
  const find = vi.spyOn(storage.catalogue, 'find')
  const ask = async (page: string, address: string) => {
    const { statusCode, body } = await call('GET', page, {
      headers: { 'x-forwarded-for': address, accept: 'text/html' },
    })
    return [statusCode, body.split(' · ')[0]]
  }
  find.mockRejectedValue(new Error('away'))
  for (let count = 0; count <= SERVER_LIMITS.missesPerMinute; count += 1) await ask('/detail/nothing', '203.0.113.9')
  find.mockReset()
  // What nobody could tell was not counted.
  for (let count = 0; count < SERVER_LIMITS.missesPerMinute; count += 1) {
    expect(await ask(`/detail/nothing-${count}`, '203.0.113.9')).toEqual([404, 'Page not found'])
  }
  const looks = find.mock.calls.length
  expect(await ask('/detail/nothing', '203.0.113.9')).toEqual([200, 'Scholarship'])
  expect(await ask('/signin/nothing', '203.0.113.9')).toEqual([200, 'Sign in'])
  expect(find).toHaveBeenCalledTimes(looks)
  expect((await ask('/detail/ghana', '203.0.113.9'))[0]).toBe(200)
  expect(await ask('/detail/nothing', '203.0.113.10')).toEqual([404, 'Page not found'])
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50123', '203.0.113.9'],
  ['[2001:db8:1:2::6]:50123', '2001:db8:1:2::'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::6', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
])('%s is counted as %s', (address, visitor) => {
  expect(visitorOf(address)).toBe(visitor)
})
