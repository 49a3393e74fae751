import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Dialect,
  type PostgresPool,
  type TransactionSettings,
} from 'kysely'
import { createPrimaryPool, createReadPool, type PrimaryOptions } from './postgres-pool.ts'

/**
 * Set for the transaction only, since through PgBouncer a session may belong to others as well. A lock is waited for as
 * long as on the embedded database. Imports pause between statements.
 */
const TRANSACTION_LIMITS = [
  `set local statement_timeout = '15s'`,
  `set local lock_timeout = '5s'`,
  `set local idle_in_transaction_session_timeout = '60s'`,
].join('; ')

/** For the servers in `url`, whichever of them can be written to. */
export function createPostgresDialect(url: string, options?: PrimaryOptions): Dialect {
  return sessionlessDialect(createPrimaryPool(url, options))
}

/** For one server that is only read from, usually a replica. */
export function createReplicaDialect(url: string): Dialect {
  return sessionlessDialect(createReadPool(url))
}

/** Nothing outlives a transaction: no settings, no prepared statements, no locks. */
const sessionlessDialect = (pool: PostgresPool): Dialect => ({
  createDriver: () => new LimitedDriver({ pool }),
  createAdapter: () => new LocklessAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (database) => new PostgresIntrospector(database),
})

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

class LimitedDriver extends PostgresDriver {
  override async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(connection, settings)
    await connection.executeQuery(CompiledQuery.raw(TRANSACTION_LIMITS))
  }

  override async rollbackTransaction(connection: Connection): Promise<void> {
    // If this fails, the connection is gone and the transaction with it; the earlier error is the one that matters.
    await super.rollbackTransaction(connection).catch(() => undefined)
  }
}

class LocklessAdapter extends PostgresAdapter {
  // Kysely's lock belongs to a session. `migrate` takes one that ends with its transaction.
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
