import { once } from 'node:events'
import { connect, createServer, type LookupFunction, type Socket } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import { emptyDatabase } from '#test/databases.ts'
import { CODE } from '#test/site.ts'
import { openTestApp } from '#test/test-app.ts'
import { createVisitor } from '#test/visitor.ts'
import { SERVER_LIMITS } from './server-limits.ts'

/** A connection to the test's PostgreSQL server that can be cut, or made to swallow all data. */
async function lineTo(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const through = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let swallows = false
  let swallowed = 0
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('data', (bytes) => {
        if (swallows) swallowed += 1
        else other.write(bytes)
      })
      socket.on('error', () => other.destroy())
      socket.on('close', () => other.destroy())
    }
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    await closed
  }
  onTestFinished(async () => {
    if (server.listening) await cut()
  })
  through.host = `127.0.0.1:${port}`
  return {
    url: through.href,
    cut,
    mend: () => listen(port),
    /** Connections stay open and new ones are accepted, but no data arrives on either side. */
    swallow: (on: boolean) => {
      swallows = on
    },
    /** How many pieces of data were swallowed. */
    swallowed: () => swallowed,
  }
}

test('while the database is away searches are answered, saves are refused for a while, and nobody is signed out', async () => {
  const { databaseUrl = '' } = await emptyDatabase('PostgreSQL')
  const line = await lineTo(databaseUrl)
  const { call, signIn, storage, logged } = await openTestApp({ databaseUrl: line.url })
  const { cookie, account } = await signIn('ada@example.org')
  const save = (scholarshipId: string) =>
    call('PUT', '/api/user/savescholarship/ada@example.org', { cookie, body: { scholarshipId } })
  expect((await save('ghana')).json()).toEqual({ saved: true })

  await line.cut()
  const search = await call('POST', '/api/scholarship/filter?page=1', { body: { country: ['Kenya'] } })
  expect([search.statusCode, search.json().count]).toEqual([200, 12])
  expect((await call('GET', '/api/scholarship/getScholarshipByCountry')).statusCode).toBe(200)
  expect((await call('GET', '/readyz')).json()).toMatchObject({ status: 'ready', database: 'away' })
  for (const answer of [await save('anywhere'), await call('GET', '/api/user/checkauth', { cookie })]) {
    expect(problemSchema.parse(answer.json())).toMatchObject({ status: 503, code: 'unavailable' })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.headers).not.toHaveProperty('set-cookie')
  }
  // One short line for each: however many ask in a long night, the log must not fill the disk.
  const told = logged.filter((text) => text.includes('"msg":"unavailable"'))
  expect(told).toHaveLength(2)
  for (const text of told) {
    expect(JSON.parse(text)).toMatchObject({ reason: expect.stringMatching(/^connect /), code: 'ECONNREFUSED' })
  }
  expect(Math.max(...told.map(({ length }) => length))).toBeLessThan(300)

  await line.mend()
  expect((await save('anywhere')).json()).toEqual({ saved: true })
  expect(await storage.saved.count(account.id)).toBe(2)
  expect((await call('GET', '/readyz')).json()).toMatchObject({ database: 'answers' })
})

test('X3 whoever logs out while the database is away is signed out in this browser, and everywhere soon after', async () => {
  const { databaseUrl = '' } = await emptyDatabase('PostgreSQL')
  const line = await lineTo(databaseUrl)
  const { call, signIn, storage } = await openTestApp({ databaseUrl: line.url })
  const { cookie, account } = await signIn('ada@example.org')
  await line.cut()
  const answer = await call('POST', '/google/logout', { cookie, body: {} })
  expect([answer.statusCode, answer.headers['set-cookie']?.length]).toEqual([503, 2])
  expect((await call('GET', '/api/user/checkauth', { cookie })).statusCode).toBe(401)
  await line.mend()
  await expect.poll(() => storage.sessions.list(account.id)).toEqual([])
})

test('the log tells of each address of a database that is away', async () => {
  const { call, signIn, storage, logged } = await openTestApp()
  const { cookie } = await signIn()
  const lookup: LookupFunction = (_host, _options, done) =>
    done(null, [
      { address: '127.0.0.1', family: 4 },
      { address: '127.0.0.2', family: 4 },
    ])
  const [error] = await once(connect({ host: 'two.example', port: 1, lookup }), 'error').catch((thrown) => [thrown])
  vi.spyOn(storage.sessions, 'find').mockRejectedValue(error)
  expect((await call('GET', '/api/user/checkauth', { cookie })).statusCode).toBe(503)
  const told = logged.find((text) => text.includes('"msg":"unavailable"')) ?? '{}'
  const reason = 'connect ECONNREFUSED 127.0.0.1:1, connect ECONNREFUSED 127.0.0.2:1'
  expect(JSON.parse(told)).toMatchObject({ reason, code: 'ECONNREFUSED' })
})

test('a database that takes connections and says nothing any more holds up nobody but those who need it', async () => {
  const { databaseUrl = '' } = await emptyDatabase('PostgreSQL')
  const line = await lineTo(databaseUrl)
  const web = { 'app.html': '%page.title%' }
  const { app, config, call, signIn, storage } = await openTestApp({ databaseUrl: line.url, web })
  const { cookie, account } = await signIn('ada@example.org')
  const save = (scholarshipId: string) =>
    call('PUT', '/api/user/savescholarship/ada@example.org', { cookie, body: { scholarshipId } })
  const search = (country: string) => call('POST', '/api/scholarship/filter?page=1', { body: { country: [country] } })
  const database = async () => (await call('GET', '/readyz')).json().database
  expect((await save('ghana')).json()).toEqual({ saved: true })

  // Somebody has just reached the provider when it happens.
  const visitor = createVisitor(config.webOrigin, async (url, { method = 'GET', headers, body }) => {
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: url.pathname + url.search,
      headers: {
        host: url.host,
        ...Object.fromEntries(new Headers(headers)),
        'content-type': 'application/x-www-form-urlencoded',
      },
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    })
    const sent = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    )
    return new Response(answer.body, { status: answer.statusCode, headers: sent })
  })
  const provider = await visitor.follow('/auth/google')

  line.swallow(true)
  // However many watchers ask, the database is asked once for them, and a few times by the upkeep.
  const watchers = await Promise.all(Array.from({ length: 30 }, database))
  expect([new Set(watchers), line.swallowed() < 6]).toEqual([new Set(['away']), true])
  const signingIn = visitor.submit(provider.url, { name: 'Bo', email: 'bo@example.org', code: CODE })
  const began = performance.now()
  // More than the pool has connections, so some wait for an answer and others for a connection.
  const saving = Promise.all(Array.from({ length: 25 }, () => save('anywhere')))
  const waiting = { on: true }
  void saving.finally(() => (waiting.on = false))
  // Nobody can say now whether it was withdrawn. The page comes all the same, without its name.
  const page = await call('GET', '/detail/not-in-the-snapshot', { headers: { accept: 'text/html' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  do {
    expect((await search('Kenya')).statusCode).toBe(200)
    expect(await database()).toBe('away')
  } while (waiting.on)
  for (const answer of await saving) {
    expect(problemSchema.parse(answer.json())).toMatchObject({ status: 503, code: 'unavailable' })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.headers).not.toHaveProperty('set-cookie')
  }
  const { status, body } = await signingIn
  expect([status, body]).toEqual([503, expect.stringContaining('Signing in is not possible at the moment')])
  expect(visitor.cookies()).not.toContain('session=')
  // The configured limit, and some more for a busy machine.
  expect(performance.now() - began).toBeLessThan(3 * SERVER_LIMITS.handlerTimeout)

  line.swallow(false)
  // What was swallowed never arrives. Each connection that waits for it times out by itself.
  await expect.poll(async () => (await save('anywhere')).statusCode, { timeout: 60_000 }).toBe(200)
  await expect.poll(database, { timeout: 60_000 }).toBe('answers')
  expect(await storage.saved.count(account.id)).toBe(2)
}, 150_000)

test('no line of the log holds an e-mail', async () => {
  const { call, signIn, logged } = await openTestApp()
  const { cookie } = await signIn('ada@example.org')
  await call('GET', '/api/user/getallsavedscholarships/ada@example.org', { cookie })
  await call('GET', '/api/user/getallsavedscholarships/bo%40example.org', { cookie })
  await call('GET', '/api/user/nothing/ada@example.org', { cookie })
  expect(logged.length).toBeGreaterThanOrEqual(3)
  expect(logged.join('')).not.toMatch(/example\.org|session=/)
})

test('what PostgreSQL repeats of a row with an error is not written into the log', async () => {
  const { databaseUrl = '' } = await emptyDatabase('PostgreSQL')
  const { call, signIn, storage, logged } = await openTestApp({ databaseUrl })
  const { cookie } = await signIn('ada@example.org')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  storage.saved.count = async () => {
    await client.query("insert into account (id, email, name, created_at) select 'other', email, name, 1 from account")
    return 0
  }
  const answer = await call('GET', '/api/user/getsavedscholarshipscount/ada@example.org', { cookie })
  expect(answer.statusCode).toBe(500)
  expect(logged.join()).toContain('account_email_key')
  expect(logged.join()).not.toContain('ada@example.org')
})
