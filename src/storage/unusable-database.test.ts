import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#test/databases.ts'
import { freePort } from '#test/free-port.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { embeddedFile } from './database/sqlite.ts'
import { openStorage } from './open-storage.ts'
import { readStorageConfig } from './read-config.ts'

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
  // All but its first page, which is read to open it.
  const path = embeddedFile(sound.dataDir)
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.fill(0xff, 4096))
  await expect(openStorage(sound)).rejects.toThrow(DAMAGED)
})

test('a server that is not there, and an address that is none, are told as such, without the password', async () => {
  const { dataDir } = await emptyDatabase('embedded SQLite')
  const open = (databaseUrl: string) => openStorage({ dataDir, databaseUrl })
  const port = await freePort()
  await expect(open(`postgresql://site:secret@127.0.0.1:${port}/site`)).rejects.toThrow(
    new RegExp(`^The database cannot be reached: connect ECONNREFUSED 127\\.0\\.0\\.1:${port}\\. Check`),
  )
  for (const address of ['nonsense', 'mysql://site:secret@one/site', 'postgresql://site:secret@one,two:x/site']) {
    await expect(open(address)).rejects.toThrow(/^The address of the database must look like postgresql:\/\/user:/)
  }
})

test('every program reads the same two settings alike', () => {
  expect(readStorageConfig({ DATA_DIR: ' /srv/data ', DATABASE_URL: ' ' })).toEqual({
    dataDir: '/srv/data',
    databaseUrl: undefined,
  })
  expect(readStorageConfig({})).toEqual({ dataDir: '.data', databaseUrl: undefined })
})
