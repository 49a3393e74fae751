import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, openOther, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { newFolder } from '#test/new-folder.ts'
import { embeddedFile } from './database/sqlite.ts'
import { isUnavailable } from './errors.ts'
import { openStorage } from './open-storage.ts'

const ADA = { issuer: 'https://google.test', subject: '1', email: 'ada@example.org', name: 'Ada', photo: null }

/** A database that is in use, with two hundred records, all of them in the file. */
async function inUse() {
  const config = await emptyDatabase('embedded SQLite')
  const storage = await openTestStorage(config)
  await storage.catalogue.apply({ upserts: Array.from({ length: 200 }, (_, number) => scholarship(`s-${number}`)) }, 1)
  const { id } = await storage.accounts.signIn(ADA, 1)
  openOther(config).exec('pragma wal_checkpoint(truncate)')
  await storage.ping()
  return { storage, config, id, file: embeddedFile(config.dataDir) }
}

const DESTROYED: readonly [how: string, destroy: (file: string) => void][] = [
  ['deleted', (file) => rmSync(file)],
  ['moved away', (file) => renameSync(file, `${file}.old`)],
  [
    'replaced by a copy',
    (file) => {
      writeFileSync(`${file}.copy`, readFileSync(file))
      renameSync(`${file}.copy`, file)
    },
  ],
  ['emptied', (file) => truncateSync(file)],
  ['cut to its first page', (file) => truncateSync(file, 4096)],
  ['cut in half', (file) => truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096)],
]

test.each(DESTROYED)(
  'a database that is %s under a running server takes no more changes, and says so',
  async (how, destroy) => {
    const { storage, id, file } = await inUse()
    destroy(file)
    for (const change of [
      () => storage.saved.add(id, 's-1', 2, 9),
      () => storage.accounts.signIn({ ...ADA, subject: '2' }, 2),
      () => storage.ping(),
    ]) {
      const error: unknown = await change().catch((thrown: unknown) => thrown)
      expect([how, isUnavailable(error)]).toEqual([how, true])
      expect((error as Error).message).toMatch(
        /^The database \/.*scholarships\.sqlite (?:is gone|is another one|was emptied|was cut short).*restore a backup/,
      )
    }
  },
)

test('what an operator may do to it leaves it as it is: tidied up while others write, and copied', async () => {
  const { storage, config, id, file } = await inUse()
  const other = openOther(config)
  await storage.catalogue.apply(
    { upserts: [], withdrawals: Array.from({ length: 190 }, (_, number) => `s-${number}`) },
    2,
  )
  const size = statSync(file).size
  other.exec(
    `delete from revision; delete from scholarship where withdrawn_at is not null; vacuum; pragma wal_checkpoint(truncate)`,
  )
  expect(statSync(file).size).toBeLessThan(size)
  // Written, and not yet in the file.
  other.exec(`insert into account (id, email, name, created_at) values ('bo', 'bo', '${'x'.repeat(50_000)}', 1)`)
  await storage.ping()
  expect(await storage.saved.add(id, 's-195', 3, 9)).toBe('saved')
  writeFileSync(`${file}.copy`, readFileSync(file))
  await storage.ping()
})

test('an empty file is no new database: it may be what is left of one', async () => {
  const { dataDir } = await emptyDatabase('embedded SQLite')
  writeFileSync(embeddedFile(dataDir), '')
  await expect(openStorage({ dataDir })).rejects.toThrow(
    /scholarships\.sqlite is empty.*Delete it if.*restore a backup/,
  )
  expect(statSync(embeddedFile(dataDir)).size).toBe(0)
})

test('nor is a new one begun beside the log of one that is gone', async () => {
  const { file, config } = await inUse()
  const log = join(newFolder(), 'scholarships.sqlite-wal')
  openOther(config).exec(`insert into account (id, email, name, created_at) values ('bo', 'bo', 'Bo', 1)`)
  writeFileSync(log, readFileSync(`${file}-wal`))
  const dataDir = join(log, '..')
  await expect(openStorage({ dataDir })).rejects.toThrow(/sqlite is gone.*scholarships\.sqlite-wal is left of it/)
  expect(readdirSync(dataDir)).toEqual(['scholarships.sqlite-wal'])
})

test.each(['account', 'notes'])(
  'a database of another program, with a table %s, is named and left as it is',
  async (table) => {
    const { dataDir } = await emptyDatabase('embedded SQLite')
    const path = embeddedFile(dataDir)
    const theirs = new DatabaseSync(path)
    theirs.exec(`create table ${table} (x)`)
    theirs.close()
    const before = readFileSync(path)
    await expect(openStorage({ dataDir })).rejects.toThrow(
      new RegExp(`scholarships\\.sqlite is a database of another program: it has the table ${table}\\. .*DATA_DIR`),
    )
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(existsSync(`${path}-wal`)).toBe(false)
  },
)

test('so is one of PostgreSQL', async () => {
  const { dataDir, databaseUrl = '' } = await emptyDatabase('PostgreSQL')
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('create table account (x integer)')
  await expect(openStorage({ dataDir, databaseUrl })).rejects.toThrow(
    /relation "account" already exists\. Another program has made it\. Name a database that is empty/,
  )
})
