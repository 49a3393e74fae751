import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { MIGRATIONS, type Migrations } from './migrations.ts'
import { codeOf, messageOf } from '#storage/errors.ts'
import { whenFree } from './patience.ts'
import type { Database } from './tables.ts'

/** What to do, by PostgreSQL's code: there is such a table already. */
const HINTS: Readonly<Record<string, string>> & { readonly other: string } = {
  '42P07': 'Another program has made it. Name a database that is empty.',
  other: 'Check that its server runs, and that its user may make tables there.',
}

/**
 * Brings the tables up to date in one transaction. Several programs may start at once: each waits for the one that
 * migrates.
 */
export async function migrate(
  database: Database,
  engine: 'sqlite' | 'postgres',
  migrations: Migrations = MIGRATIONS,
): Promise<void> {
  if (engine === 'postgres') await reach(database)
  // Nearly always true, and then nobody has to wait for a writer.
  if (await isCurrent(database, migrations)) return
  try {
    await (engine === 'postgres'
      ? migratePostgres(database, migrations)
      : whenFree(() => migrateSqlite(database, migrations)))
  } catch (error) {
    const hint = engine === 'postgres' ? `. ${HINTS[codeOf(error)] ?? HINTS.other}` : ''
    throw new Error(`The database cannot be brought up to date: ${messageOf(error)}${hint}`, { cause: error })
  }
}

/** Throws a sentence that says what to do if a PostgreSQL database cannot be reached. `named` is what holds its address. */
export async function reach(database: Database, named = 'DATABASE_URL'): Promise<void> {
  try {
    await sql`select 1`.execute(database)
  } catch (error) {
    throw new Error(
      `The database cannot be reached: ${messageOf(error)}. Check that its server runs and takes connections, and that ${named} names it, with its user and password.`,
      { cause: error },
    )
  }
}

/** The lock is a row. It ends with the transaction, works through PgBouncer, and every PostgreSQL-like server has it. */
async function migratePostgres(database: Database, migrations: Migrations): Promise<void> {
  // Two that do this at the same moment collide in spite of "if not exists"; the second attempt finds the other's
  // table.
  await makeLock(database).catch(() => makeLock(database))
  await database.transaction().execute(async (db) => {
    // A starting server may wait longer than a visitor.
    await sql`set local lock_timeout = '15s'`.execute(db)
    await sql`select id from kysely_migration_lock where id = 'migration_lock' for update`.execute(db)
    await runMigrations(db, migrations)
  })
}

/** Creates Kysely's own lock table before Kysely would, which is only possible outside of the lock. */
async function makeLock(db: Database): Promise<void> {
  await sql`create table if not exists kysely_migration_lock (
    id varchar(255) primary key, is_locked integer not null default 0)`.execute(db)
  await sql`insert into kysely_migration_lock (id) values ('migration_lock') on conflict do nothing`.execute(db)
}

/** Uses a transaction that takes the write lock at its beginning. */
function migrateSqlite(database: Database, migrations: Migrations): Promise<void> {
  return database.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection)
    try {
      await runMigrations(connection, migrations, true)
      await sql`commit`.execute(connection)
    } catch (error) {
      // If the disk is full, SQLite has already rolled back; the real error must not be hidden.
      await sql`rollback`.execute(connection).catch(() => undefined)
      throw error
    }
  })
}

async function isCurrent(database: Database, migrations: Migrations): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database)
    const made = new Set(rows.map(({ name }) => name))
    // There may be more: a newer version may run beside this one, and migrations only add.
    return Object.keys(migrations).every((name) => made.has(name))
  } catch {
    // A new database has no such table.
    return false
  }
}

async function runMigrations(db: Database, migrations: Migrations, disableTransactions = false): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) }
  const { error } = await new Migrator({ db, provider, disableTransactions }).migrateToLatest()
  if (error !== undefined) throw error
}
