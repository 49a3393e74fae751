import type { Database } from './tables.ts'

/**
 * Writes what may depend on a count of an account's rows. SQLite has one writer. In PostgreSQL a statement counts the
 * rows that existed when it began, so it begins after taking a lock that other processes wait for.
 */
export function createAccountLock(database: Database, engine: 'sqlite' | 'postgres') {
  return <Result>(accountId: string, write: (db: Database) => Promise<Result>): Promise<Result> =>
    engine === 'sqlite'
      ? write(database)
      : database.transaction().execute(async (transaction) => {
          await lockAccount(transaction, accountId)
          return write(transaction)
        })
}

/** In PostgreSQL: other processes wait here until the transaction ends. */
export async function lockAccount(transaction: Database, accountId: string): Promise<void> {
  await transaction.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}
