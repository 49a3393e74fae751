import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { MIGRATIONS } from './migrations.ts'
import { whenFree } from './patience.ts'
import type { Database } from './tables.ts'

/**
 * Brings the tables up to date. Several programs may start at once: each waits for the one that migrates. PostgreSQL
 * has a lock for that; on SQLite a transaction that takes the write lock at its beginning does the same.
 */
export async function migrate(database: Database, engine: 'sqlite' | 'postgres'): Promise<void> {
  const error =
    engine === 'postgres' ? await runMigrations(database, false) : await whenFree(() => migrateAlone(database))
  if (error === undefined) return
  const reason = error instanceof Error ? error.message : JSON.stringify(error)
  throw new Error(`The database cannot be brought up to date: ${reason}`, { cause: error })
}

async function migrateAlone(database: Database): Promise<unknown> {
  // Nearly always: then nothing has to wait for whoever writes just now.
  if (await isCurrent(database)) return undefined
  return database.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection)
    const error = await runMigrations(connection, true)
    await (error === undefined ? sql`commit` : sql`rollback`).execute(connection)
    return error
  })
}

async function isCurrent(database: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
    return rows.map(({ name }) => name).join() === Object.keys(MIGRATIONS).join()
  } catch {
    // A new database has no such table.
    return false
  }
}

async function runMigrations(db: Database, disableTransactions: boolean): Promise<unknown> {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) }
  const { error } = await new Migrator({ db, provider, disableTransactions }).migrateToLatest()
  return error
}
