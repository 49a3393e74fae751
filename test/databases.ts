import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { z } from 'zod'
import { openStorage, type Storage, type StorageConfig } from '#storage/open-storage.ts'
import { newFolder } from './new-folder.ts'

/** For tests that need servers of their own. */
export { freePort, startPgBouncer, startReplicatedPostgres } from '../scripts/postgres.mjs'

/** The databases that everything is tested on. PostgreSQL is a primary with a streaming replica. */
export const ENGINES = ['embedded SQLite', 'PostgreSQL'] as const

/** A new, empty database for one test, gone when it ends. */
export async function emptyDatabase(engine: (typeof ENGINES)[number]): Promise<StorageConfig> {
  const dataDir = newFolder()
  if (engine === 'embedded SQLite') return { dataDir }
  const { primary, replica } = await findPostgres()
  const server = new URL(primary)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(server, `create database ${name}`)
  onTestFinished(() => run(server, `drop database ${name} with (force)`))
  return {
    dataDir,
    databaseUrl: new URL(`/${name}`, server).href,
    databaseReadUrls: [new URL(`/${name}`, replica).href],
  }
}

/** The addresses of the run's PostgreSQL and of its replica, which whoever asks first has started. */
async function findPostgres(): Promise<{ primary: string; replica: string }> {
  const answer = await fetch(inject('postgres'))
  if (!answer.ok) throw new Error(await answer.text())
  return z.object({ primary: z.string(), replica: z.string() }).parse(await answer.json())
}

/** Another program's connection to an embedded database. */
export function openOther({ dataDir }: StorageConfig): DatabaseSync {
  const other = new DatabaseSync(join(dataDir, 'scholarships.sqlite'))
  onTestFinished(() => other.close())
  return other
}

/** A storage that is closed when the test ends. */
export async function openTestStorage(config: StorageConfig): Promise<Storage> {
  const storage = await openStorage(config)
  onTestFinished(() => storage.close())
  return storage
}

async function run(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
