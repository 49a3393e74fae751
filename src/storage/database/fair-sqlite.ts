import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type SqliteDialectConfig,
} from 'kysely'

/**
 * Lends SQLite's one connection in the order of asking. Kysely's own lock wakes all who wait whenever it is free, and a
 * newcomer may go first: with hundreds waiting, some wait for many seconds.
 */
export const fairSqliteDialect = (config: SqliteDialectConfig): Dialect => ({
  createDriver: () => new FairDriver(config),
  createAdapter: () => new QueuedAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (database) => new SqliteIntrospector(database),
})

class QueuedAdapter extends SqliteAdapter {
  // There is only one, but the driver below makes sure that only one caller at a time has it.
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

  /**
   * When the disk is full, SQLite ends a transaction by itself. Then there is none to roll back, and the real error
   * must not be hidden.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
    }
  }

  /**
   * Takes the write lock at once, so that a transaction that has begun can finish, and what it reads cannot change
   * before it writes.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    // Handed over directly, so that nobody can get in between.
    if (next) next()
    else this.#isLent = false
    await super.releaseConnection()
  }
}
