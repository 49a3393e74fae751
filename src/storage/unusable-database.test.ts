import { Kysely, sql } from 'kysely'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, freePort } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { migrate } from './database/migrate.ts'
import { createSqliteDialect, embeddedFile } from './database/sqlite.ts'
import type { Tables } from './database/tables.ts'
import { isUnavailable } from './errors.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { openStorage } from './open-storage.ts'
import { readStorageConfig } from './storage-config.ts'

const DAMAGED = /scholarships\.sqlite is damaged \(.*then restore a backup/

test('a file that is no database, or is damaged within, is named, with what to do', async () => {
  const { dataDir } = await emptyDatabase('embedded SQLite')
  const file = embeddedFile(dataDir)
  writeFileSync(file, 'This is no database.'.repeat(1000))
  await expect(openStorage({ dataDir })).rejects.toThrow(DAMAGED)

  const sound = await emptyDatabase('embedded SQLite')
  const storage = await openStorage(sound)
  const upserts = Array.from({ length: 200 }, (_, number) => scholarship(`s-${number}`))
  await storage.catalogue.apply({ upserts }, 1)
  await storage.close()
  // Damage all but its first page, which is read when it is opened.
  const path = embeddedFile(sound.dataDir)
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.fill(0xff, 4096))
  await expect(openStorage(sound)).rejects.toThrow(DAMAGED)
})

test('a disk that is full, and a file that may only be read, are told as such by whoever brings the tables up to date', async () => {
  const migrateAfter = async (pragma: string) => {
    const { dataDir } = await emptyDatabase('embedded SQLite')
    const database = new Kysely<Tables>({ dialect: createSqliteDialect(dataDir) })
    onTestFinished(() => database.destroy())
    await sql.raw(`pragma ${pragma}`).execute(database)
    return migrate(database, 'sqlite')
  }
  // The number of pages for which a nearly full disk has room.
  for (const pages of [6, 9, 12]) {
    await expect(migrateAfter(`max_page_count = ${pages}`)).rejects.toThrow(
      /There is no room left for the database \/.*Free/,
    )
  }
  const full = await migrateAfter('max_page_count = 9').catch((error: unknown) => error)
  expect(isUnavailable((full as Error).cause)).toBe(true)
  await expect(migrateAfter('query_only = on')).rejects.toThrow(
    /cannot be used: attempt to write a readonly.*Check that/,
  )
})

test('a server that is not there, and an address that is none, are told as such, without the password', async () => {
  const { dataDir } = await emptyDatabase('embedded SQLite')
  const open = (databaseUrl: string) => openStorage({ dataDir, databaseUrl })
  const port = await freePort()
  await expect(open(`postgresql://site:secret@127.0.0.1:${port}/site`)).rejects.toThrow(
    new RegExp(`^The database cannot be reached: connect ECONNREFUSED 127\\.0\\.0\\.1:${port}\\. Check`),
  )
  const nowhere = `postgresql://site:secret@127.0.0.1:${port}/site`
  await (await openStorage({ dataDir })).close()
  await expect(moveToPostgres(dataDir, nowhere)).rejects.toThrow(
    /^The database cannot be reached: connect ECONNREFUSED .* that the address names it, with its user and password\.$/,
  )
  for (const address of ['nonsense', 'mysql://site:secret@one/site', 'postgresql://site:secret@one,two:x/site']) {
    await expect(open(address)).rejects.toThrow(/^The address of the database must look like postgresql:\/\/user:/)
  }
})

test('a database that is not there, a user who is not known, and one who may make no tables, are told as such', async () => {
  const { dataDir, databaseUrl = '' } = await emptyDatabase('PostgreSQL')
  const open = (change: (url: URL) => void) => {
    const url = new URL(databaseUrl)
    change(url)
    return openStorage({ dataDir, databaseUrl: url.href })
  }
  await expect(open((url) => (url.pathname = '/nothing'))).rejects.toThrow(
    /^The database cannot be reached: database "nothing" does not exist\. Check .* DATABASE_URL names it/,
  )
  await expect(open((url) => (url.username = 'nobody'))).rejects.toThrow(
    /^The database cannot be reached: role "nobody" .* Check/,
  )
  await expect(open((url) => url.searchParams.set('options', '-c role=pg_monitor'))).rejects.toThrow(
    /^The database cannot be brought up to date: permission denied .* Check .* that its user may make tables there\.$/,
  )
})

test('every program reads the same two settings alike', () => {
  expect(readStorageConfig({ DATA_DIR: ' /srv/data ', DATABASE_URL: ' ' })).toEqual({
    dataDir: '/srv/data',
    databaseUrl: undefined,
  })
  expect(readStorageConfig({})).toEqual({ dataDir: '.data', databaseUrl: undefined })
})
