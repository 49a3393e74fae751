import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'
import { createPrimaryPool, createReadPool, type PoolLimits } from './postgres-pool.ts'

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
export function createPostgresDialect(url: string, limits?: Partial<PoolLimits>): PostgresDialect {
  return new SessionlessDialect({ pool: createPrimaryPool(url, limits) })
}

/** For reading what the same servers have been told, also while none of them can be written to. */
export function createReadingDialect(url: string, limits?: Partial<PoolLimits>): PostgresDialect {
  return new SessionlessDialect({ pool: createPrimaryPool(url, { ...limits, isForReading: true }) })
}

/** For one server that is only read from, usually a replica. */
export function createReplicaDialect(url: string): PostgresDialect {
  return new SessionlessDialect({ pool: createReadPool(url) })
}

/** Nothing outlives a transaction: no settings, no prepared statements, no locks. */
class SessionlessDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new LimitedDriver(this.#config)
  }

  override createAdapter(): PostgresAdapter {
    return new LocklessAdapter()
  }
}

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
