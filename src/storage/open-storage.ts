import { Kysely, sql } from 'kysely'
import { readFromCopies } from './catalogue-copies.ts'
import { connectionOf } from './database/connection.ts'
import { createFileWatch, type FileWatch } from './database/file-watch.ts'
import { migrate, reach } from './database/migrate.ts'
import { createPostgresDialect, createReplicaDialect } from './database/postgres.ts'
import { repeatable } from './database/repeatable.ts'
import { createSqliteDialect, embeddedFile, requireDatabase, requireRoom } from './database/sqlite.ts'
import type { Tables } from './database/tables.ts'
import { createAccounts } from './stores/accounts.ts'
import { createAddresses } from './stores/addresses.ts'
import { createCatalogue } from './stores/catalogue.ts'
import { createLetters } from './stores/letters.ts'
import { createMailings } from './stores/mailings.ts'
import { createReports } from './stores/reports.ts'
import { createPlans } from './stores/plans.ts'
import { createRevisions } from './stores/revisions.ts'
import { createSavedLists } from './stores/saved.ts'
import { createSessions } from './stores/sessions.ts'
import { createWatchedLinks } from './stores/watched.ts'
import type { StorageConfig } from './storage-config.ts'

export type { Account, LinkedIdentity } from './stores/accounts.ts'
export type { ApplyOptions, CatalogueOutcome, StoredText } from './stores/catalogue.ts'
export type { Due, Letter, Outcome, Recipient } from './stores/letters.ts'
export type { Mailing } from './stores/mailings.ts'
export type { Report } from './stores/reports.ts'
export type { Revision } from './stores/revisions.ts'
export type { SavedScholarship } from './stores/saved.ts'
export type { Session } from './stores/sessions.ts'
export type { WatchedLink, WatchedPage } from './stores/watched.ts'
export type { StorageConfig } from './storage-config.ts'

/** To the primary of PostgreSQL, of each process. */
const CONNECTIONS = { writing: 6, reading: 4 }

export type Storage = Awaited<ReturnType<typeof openStorage>>

/** Like `openStorage`, but refuses to create an embedded database. */
export async function openExistingStorage(config: StorageConfig): Promise<Storage> {
  if (config.databaseUrl === undefined) requireDatabase(embeddedFile(config.dataDir))
  return openStorage(config)
}

/** Opens the database and brings its tables up to date. Throws a sentence that says what to do if it cannot. */
export async function openStorage({ dataDir, databaseUrl, databaseReadUrls = [] }: StorageConfig) {
  const engine = databaseUrl === undefined ? 'sqlite' : 'postgres'
  const watch = createFileWatch(embeddedFile(dataDir))
  const { database, reader } = openDatabase(dataDir, databaseUrl, watch)
  const replicas = databaseReadUrls.map((url) => new Kysely<Tables>({ dialect: createReplicaDialect(url) }))
  const close = async () => {
    await Promise.all([...new Set([database, reader, ...replicas])].map((one) => one.destroy()))
  }
  try {
    await migrate(database, engine)
    // Both ways are tried at the start, before anybody needs them.
    if (engine === 'postgres') await reach(reader)
  } catch (error) {
    await close()
    throw error
  }
  const connection = connectionOf(database, engine, reader)
  const catalogue = createCatalogue(database, reader)
  return {
    accounts: repeatable(createAccounts(connection)),
    sessions: repeatable(createSessions(connection)),
    saved: repeatable(createSavedLists(connection)),
    calendars: repeatable(createAddresses(connection, 'calendar')),
    plans: repeatable(createPlans(connection)),
    planLinks: repeatable(createAddresses(connection, 'plan_link')),
    mailings: repeatable(createMailings(connection)),
    letters: repeatable(createLetters(connection)),
    revisions: repeatable(createRevisions(connection)),
    reports: repeatable(createReports(connection)),
    watched: repeatable(createWatchedLinks(connection)),
    catalogue,
    /** For frequent reading: a replica that answers, or else the database itself. May be a moment behind. */
    catalogueCopy:
      replicas.length === 0
        ? catalogue
        : readFromCopies(
            replicas.map((replica) => createCatalogue(replica)),
            catalogue,
          ),
    /** Resolves if the database answers, can be written to, has room, and is still the file that was opened. */
    async ping(): Promise<void> {
      await sql`select 1`.execute(database)
      if (databaseUrl !== undefined) return
      watch.require()
      await requireRoom(dataDir)
    },
    close,
  }
}

/**
 * PostgreSQL is read through connections of their own: changes that wait for it, for a lock or for a replica that is
 * gone, would otherwise hold all there are. On the embedded database one connection serves all, and waits for nobody.
 */
function openDatabase(dataDir: string, databaseUrl: string | undefined, watch: FileWatch) {
  if (databaseUrl === undefined) {
    const database = new Kysely<Tables>({ dialect: createSqliteDialect(dataDir, watch) })
    return { database, reader: database }
  }
  const database = new Kysely<Tables>({ dialect: createPostgresDialect(databaseUrl, { max: CONNECTIONS.writing }) })
  const reading = { max: CONNECTIONS.reading, isForReading: true }
  const reader = new Kysely<Tables>({ dialect: createPostgresDialect(databaseUrl, reading) })
  return { database, reader }
}
