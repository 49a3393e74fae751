import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import { emptyDatabase, openOther } from '#test/databases.ts'
import { openTestApp } from '#test/test-app.ts'

const DAY = 24 * 3_600_000

/** A connection of somebody else's to the database. */
async function stranger(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl })
  // A test ends it from outside.
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

// Of the web app's files, the one that a page of the server's own is put into.
const WEB = { 'plain.html': '<!--page.root-->' }

const READS = [
  ['GET', '/api/user/checkauth'],
  ['GET', '/api/user/getallsavedscholarships/ada@example.org'],
  ['GET', '/api/user/getsavedscholarshipscount/ada@example.org'],
  ['GET', '/api/user/checkSavedScholarshipsId/ada@example.org/scholarship/ghana'],
  ['GET', '/api/user/sessions'],
  ['GET', '/api/user/export'],
  ['GET', '/api/scholarship/searchScholarship/ghana'],
  ['POST', '/api/scholarship/filter?page=2'],
  ['GET', '/scholarships'],
  ['GET', '/sitemap.xml'],
] as const

async function readEverything(call: Awaited<ReturnType<typeof openTestApp>>['call'], cookie: string) {
  for (const [method, url] of READS) {
    const answer = await call(method, url, { cookie, body: method === 'POST' ? {} : undefined })
    expect([url, answer.statusCode]).toEqual([url, 200])
  }
}

test.each([
  ['another program writes to the embedded database', 'embedded SQLite'],
  ['PostgreSQL’s tables are locked against changes', 'PostgreSQL'],
] as const)('while %s, whoever was not here for two days reads everything', async (_, engine) => {
  const database = await emptyDatabase(engine)
  const { call, signIn, storage, clock, logged } = await openTestApp({ ...database, web: WEB })
  const { cookie, account } = await signIn('ada@example.org')
  const before = clock.now
  clock.now += 2 * DAY
  const other = database.databaseUrl === undefined ? openOther(database) : await stranger(database.databaseUrl)
  const query = async (text: string) => void (other instanceof pg.Client ? await other.query(text) : other.exec(text))
  await query(engine === 'PostgreSQL' ? 'begin; lock table account, session, saved in share mode' : 'begin immediate')
  await readEverything(call, cookie)
  const usedAt = async () => (await storage.sessions.list(account.id))[0]?.usedAt
  expect(await usedAt()).toBe(before)
  await query('commit')
  await expect.poll(usedAt).toBe(clock.now)
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([])
})

test('however many changes wait for PostgreSQL, people who are signed in read on', async () => {
  const database = await emptyDatabase('PostgreSQL')
  const { call, signIn } = await openTestApp({ ...database, web: WEB })
  const { cookie } = await signIn('ada@example.org')
  const others = await Promise.all(Array.from({ length: 15 }, (_, number) => signIn(`other-${number}@example.org`)))
  const other = await stranger(database.databaseUrl ?? '')
  await other.query('begin; lock table saved in share mode')
  const removing = others.map((one) =>
    call('PUT', `/api/user/removescholarship/${one.account.email}`, {
      cookie: one.cookie,
      body: { scholarshipId: 'ghana' },
    }),
  )
  const waiting = `select count(*)::int as amount from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const amount = async () => (await other.query<{ amount: number }>(waiting)).rows[0]?.amount
  // As many as may wait at a time.
  await expect.poll(amount).toBeGreaterThan(5)
  await readEverything(call, cookie)
  expect(await amount()).toBeGreaterThan(5)
  await other.query('commit')
  const statuses = (await Promise.all(removing)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(5)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
})

test('where PostgreSQL takes no changes any more, people read on, saves get 503, and /readyz says so', async () => {
  const database = await emptyDatabase('PostgreSQL')
  const { databaseUrl = '' } = database
  const { call, signIn, clock, logged } = await openTestApp({ ...database, web: WEB })
  const { cookie } = await signIn('ada@example.org')
  clock.now += 2 * DAY
  const name = new URL(databaseUrl).pathname.slice(1)
  const operator = await stranger(new URL('/postgres', databaseUrl).href)
  const readOnly = async (on: 'on' | 'off') => {
    await operator.query(`alter database ${name} set default_transaction_read_only = ${on}`)
    await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  }
  const save = () =>
    call('PUT', '/api/user/savescholarship/ada@example.org', { cookie, body: { scholarshipId: 'ghana' } })
  await readOnly('on')
  await readEverything(call, cookie)
  expect((await save()).statusCode).toBe(503)
  expect((await call('GET', '/readyz')).json()).toMatchObject({ status: 'ready', database: 'away' })
  await expect.poll(() => logged.filter((line) => line.includes('cannot be noted'))).toHaveLength(1)
  await readOnly('off')
  await expect.poll(async () => (await save()).statusCode).toBe(200)
})

test('a database that is emptied under the server: saves get 503, and /readyz and the log say so', async () => {
  const database = await emptyDatabase('embedded SQLite')
  const { call, signIn, logged } = await openTestApp({ ...database, web: WEB })
  const { cookie } = await signIn('ada@example.org')
  const save = async () => {
    const body = { scholarshipId: 'ghana' }
    return (await call('PUT', '/api/user/savescholarship/ada@example.org', { cookie, body })).statusCode
  }
  const ready = async () => (await call('GET', '/readyz')).json().database
  expect([await save(), await ready()]).toEqual([200, 'answers'])
  truncateSync(join(database.dataDir, 'scholarships.sqlite'))
  expect([await save(), await ready()]).toEqual([503, 'away'])
  expect((await call('POST', '/api/scholarship/filter?page=1', { body: { country: ['Kenya'] } })).statusCode).toBe(200)
  // Once, not with every look.
  const told = () => logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'upkeep failed')
  await expect.poll(told).toMatchObject([{ level: 50, task: 'look after the database' }])
  expect(told()[0].err.message).toContain('was emptied')
  const metrics = (await call('GET', '/metrics')).body.split('\n')
  expect(metrics).toContain('upkeep_failing{task="look after the database"} 1')
  expect(metrics).toContain('upkeep_failing{task="end sessions of people who have logged out"} 0')
})

test('X3 whoever logs out while nothing can be written is signed out in this browser, and everywhere soon after', async () => {
  const database = await emptyDatabase('embedded SQLite')
  const { call, signIn, storage, logged } = await openTestApp({ ...database, web: WEB })
  const { cookie, account } = await signIn('ada@example.org')
  const other = openOther(database)
  other.exec('begin immediate')
  const answer = await call('POST', '/google/logout', { cookie, body: {} })
  expect(problemSchema.parse(answer.json())).toMatchObject({ status: 503, code: 'unavailable' })
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^session=; Max-Age=0; Path=\/; HttpOnly/),
    expect.stringMatching(/^signed_in=; Max-Age=0; Path=\//),
  ])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  // Nor does a copy of the cookie open it any more, though it is still in the database.
  expect((await call('GET', '/api/user/checkauth', { cookie })).statusCode).toBe(401)
  expect(await storage.sessions.list(account.id)).toHaveLength(1)
  other.exec('commit')
  await expect.poll(() => storage.sessions.list(account.id)).toEqual([])
  expect(logged.join('')).not.toContain('example.org')
})

test('sessions that could not be ended before the server stops are told of', async () => {
  const database = await emptyDatabase('embedded SQLite')
  const { app, call, signIn, logged } = await openTestApp({ ...database, web: WEB })
  const { cookie } = await signIn('ada@example.org')
  const other = openOther(database)
  other.exec('begin immediate')
  expect((await call('POST', '/google/logout', { cookie, body: {} })).statusCode).toBe(503)
  await app.close()
  const told = logged.map((line) => JSON.parse(line)).filter(({ msg = '' }) => msg.includes('still open'))
  expect(told).toEqual([expect.objectContaining({ level: 50, left: 1 })])
  other.exec('commit')
})
