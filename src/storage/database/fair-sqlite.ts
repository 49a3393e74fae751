import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDialectConfig,
} from 'kysely'

/**
 * SQLite's one connection, lent in the order of asking. Kysely's own lock wakes all who wait whenever it is free, and
 * whoever asks in that moment goes before them: with hundreds waiting, some wait for many seconds.
 */
export class FairSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new FairDriver(this.#config)
  }

  override createAdapter(): SqliteAdapter {
    return new QueuedAdapter()
  }
}

class QueuedAdapter extends SqliteAdapter {
  // There is one; but the driver below sees to it that only one at a time has it.
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class FairDriver extends SqliteDriver {
  readonly #waiting: (() => void)[] = []
  #isLent = false

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isLent) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isLent = true
    return super.acquireConnection()
  }

  /** SQLite has ended a transaction by itself where the disk was full: there is none left, and why is yet to be told. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
    }
  }

  /** Takes the write lock at once: whoever has begun can finish, and what it reads cannot change before it writes. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    // Handed over, not put down: nobody can get in between.
    if (next) next()
    else this.#isLent = false
    await super.releaseConnection()
  }
}
