import { Kysely, sql } from 'kysely'
import { readFromCopies } from './catalogue-copies.ts'
import { migrate } from './database/migrate.ts'
import { createPostgresDialect, createReplicaDialect } from './database/postgres.ts'
import { repeatable } from './database/repeatable.ts'
import { createSqliteDialect, embeddedFile, requireDatabase, requireRoom } from './database/sqlite.ts'
import type { Tables } from './database/tables.ts'
import { createAccounts } from './stores/accounts.ts'
import { createCatalogue } from './stores/catalogue.ts'
import { createSavedLists } from './stores/saved.ts'
import { createSessions } from './stores/sessions.ts'

export type { Account, LinkedIdentity } from './stores/accounts.ts'
export type { ApplyOptions, CatalogueOutcome, StoredText } from './stores/catalogue.ts'
export type { SavedScholarship } from './stores/saved.ts'
export type { Session } from './stores/sessions.ts'

export interface StorageConfig {
  /** Folder of the embedded database; created if it does not exist. */
  readonly dataDir: string
  /** PostgreSQL instead of the embedded database. Of several hosts, the one that can be written to is used. */
  readonly databaseUrl?: string | undefined
  /** Replicas of it, from which the catalogue is read. */
  readonly databaseReadUrls?: readonly string[]
}

export type Storage = Awaited<ReturnType<typeof openStorage>>

/** Like `openStorage`, but refuses to create an embedded database. */
export async function openExistingStorage(config: StorageConfig): Promise<Storage> {
  if (config.databaseUrl === undefined) requireDatabase(embeddedFile(config.dataDir))
  return openStorage(config)
}

/** Opens the database and brings its tables up to date. Throws a sentence that says what to do if it cannot. */
export async function openStorage({ dataDir, databaseUrl, databaseReadUrls = [] }: StorageConfig) {
  const engine = databaseUrl === undefined ? 'sqlite' : 'postgres'
  const dialect = databaseUrl === undefined ? createSqliteDialect(dataDir) : createPostgresDialect(databaseUrl)
  const database = new Kysely<Tables>({ dialect })
  try {
    await migrate(database, engine)
  } catch (error) {
    await database.destroy()
    throw error
  }
  // Replicas receive the tables by themselves; here they are only read.
  const replicas = databaseReadUrls.map((url) => new Kysely<Tables>({ dialect: createReplicaDialect(url) }))
  const catalogue = createCatalogue(database)
  return {
    accounts: repeatable(createAccounts(database, engine)),
    sessions: repeatable(createSessions(database)),
    saved: repeatable(createSavedLists(database, engine)),
    catalogue,
    /** For frequent reading: a replica that answers, or else the database itself. May be a moment behind. */
    catalogueCopy: replicas.length === 0 ? catalogue : readFromCopies(replicas.map(createCatalogue), catalogue),
    /** Resolves if the database answers and has room. */
    async ping(): Promise<void> {
      await sql`select 1`.execute(database)
      if (databaseUrl === undefined) await requireRoom(dataDir)
    },
    async close(): Promise<void> {
      await Promise.all([database, ...replicas].map((one) => one.destroy()))
    },
  }
}
