import { Kysely, sql, type Dialect } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { codeOf, isUnavailable } from '#storage/errors.ts'
import { openStorage } from '#storage/open-storage.ts'
import { createPostgresDialect } from './postgres.ts'

const ADA = { issuer: 'https://google.test', subject: '1', email: 'ada@example.org', name: 'Ada', photo: null }

async function address() {
  const { databaseUrl = '', databaseReadUrls: [replicaUrl = ''] = [] } = await emptyDatabase('PostgreSQL')
  return { databaseUrl, replicaUrl }
}

function open(dialect: Dialect) {
  const database = new Kysely<unknown>({ dialect })
  onTestFinished(() => database.destroy())
  return database
}

/** The connection of another program. */
async function stranger(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('of several hosts, the one that can be written to is used, wherever it stands in the list', async () => {
  const { databaseUrl, replicaUrl } = await address()
  const [primary, replica] = [new URL(databaseUrl), new URL(replicaUrl)]
  const both = `postgresql://postgres@${replica.host},${primary.host}${primary.pathname}`
  const storage = await openTestStorage({ dataDir: '', databaseUrl: both })
  await storage.catalogue.apply({ upserts: [scholarship('one')] }, 1)
  const other = await openTestStorage({ dataDir: '', databaseUrl })
  expect(await other.catalogue.version()).toBe(1)
  await expect(openStorage({ dataDir: '', databaseUrl: new URL('/postgres', replicaUrl).href })).rejects.toThrow(
    'can only be read from',
  )
})

test('limits of a transaction leave with it', async () => {
  const { databaseUrl } = await address()
  const database = open(createPostgresDialect(databaseUrl, { max: 1 }))
  const limits = sql<Record<string, string>>`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`
  const inside = await database.transaction().execute((transaction) => limits.execute(transaction))
  expect(inside.rows).toEqual([{ statement: '15s', lock: '5s', idle: '1min' }])
  expect((await limits.execute(database)).rows).toEqual([{ statement: '0', lock: '0', idle: '0' }])
})

test('a server that lets nobody in is away: with the user shut out, or the database put aside for a restore', async () => {
  const { databaseUrl } = await address()
  await openTestStorage({ dataDir: '', databaseUrl })
  const [primary, site] = [new URL(databaseUrl), new URL(databaseUrl)]
  const name = primary.pathname.slice(1)
  site.username = `site_${name}`
  const operator = await stranger(new URL('/postgres', primary).href)
  await operator.query(`create role site_${name} superuser login`)
  const storage = await openTestStorage({ dataDir: '', databaseUrl: site.href })
  const failAfter = async (change: string) => {
    await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    await operator.query(change)
    const error: unknown = await storage.accounts.findAllByEmail('ada@example.org').catch((thrown: unknown) => thrown)
    return [codeOf(error), isUnavailable(error)]
  }
  expect(await failAfter(`alter role site_${name} nologin`)).toEqual(['28000', true])
  expect(await failAfter(`alter role site_${name} login`)).toEqual(['', false])
  expect(await failAfter(`alter database ${name} rename to ${name}_aside`)).toEqual(['3D000', true])
  await operator.query(`alter database ${name}_aside rename to ${name}`)
  await operator.query(`drop role site_${name}`)
})

test.each([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])('so is one whose certificate is refused with %s', (code) => {
  expect(isUnavailable(Object.assign(new Error('refused'), { code }))).toBe(true)
})

test('an answer that does not come is given up, with its connection; so is waiting for a free one', async () => {
  const { databaseUrl } = await address()
  const limits = { max: 1, query_timeout: 1000, connectionTimeoutMillis: 500 }
  const database = open(createPostgresDialect(databaseUrl, limits))
  const sleeping = sql`select pg_sleep(60)`.execute(database).catch((error: unknown) => error)
  const waiting = sql`select 1`.execute(database).catch((error: unknown) => error)
  expect([isUnavailable(await waiting), isUnavailable(await sleeping)]).toEqual([true, true])
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database)
  expect(rows).toEqual([{ one: 1 }])
})

test('a save whose connection breaks on the way is done again', async () => {
  const { databaseUrl } = await address()
  const storage = await openTestStorage({ dataDir: '', databaseUrl })
  await storage.catalogue.apply({ upserts: [scholarship('one')] }, 1)
  const { id } = await storage.accounts.signIn(ADA, 1)
  const other = await stranger(databaseUrl)
  await other.query('begin; lock table saved')
  const saving = storage.saved.add(id, 'one', 2, 9)
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while ((await other.query(cut)).rowCount === 0);
  await other.query('commit')
  expect(await saving).toBe('saved')
  expect(await storage.saved.count(id)).toBe(1)
})

test('a save that loses to others time and again may succeed later: it is no fault of ours', async () => {
  const { databaseUrl } = await address()
  const storage = await openTestStorage({ dataDir: '', databaseUrl })
  await storage.catalogue.apply({ upserts: [scholarship('one')] }, 1)
  const { id } = await storage.accounts.signIn(ADA, 1)
  const other = await stranger(databaseUrl)
  await other.query(`create function lose() returns trigger language plpgsql as
    $$ begin raise serialization_failure; end $$; create trigger loses before insert on saved execute function lose()`)
  expect(await storage.saved.add(id, 'one', 2, 9).catch(isUnavailable)).toBe(true)
})

test('nothing is kept in a session of the database: PgBouncer may lend each transaction another one', async () => {
  const { databaseUrl } = await address()
  const storage = await openTestStorage({ dataDir: '', databaseUrl })
  await storage.accounts.signIn(ADA, 1)
  await storage.catalogue.apply({ upserts: [scholarship('one')] }, 1)
  const other = await stranger(databaseUrl)
  const { rows } = await other.query(`select count(*) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`)
  expect(rows).toEqual([{ count: '0' }])
})

test('an import waits for another, longer than any one statement may, and says so', async () => {
  const { databaseUrl } = await address()
  const storage = await openTestStorage({ dataDir: '', databaseUrl })
  const other = await stranger(databaseUrl)
  const watcher = await stranger(databaseUrl)
  await other.query('begin; update catalogue set version = version + 1')
  const waiting = Promise.withResolvers<void>()
  const importing = storage.catalogue.apply({ upserts: [scholarship('one')] }, 1, { onWait: waiting.resolve })
  await waiting.promise
  const attempt = async () => {
    const waits = `select xact_start::text as began from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return (await watcher.query<{ began: string }>(waits)).rows[0]?.began
  }
  const first = await attempt()
  // The server ended the attempt, and a new one was begun.
  await expect.poll(attempt, { timeout: 30_000 }).not.toBe(first)
  await other.query('rollback')
  expect(await importing).toMatchObject({ added: 1, version: 1 })
})
