import type { Transaction } from 'kysely'
import { whenFree } from './patience.ts'
import type { Database, Tables } from './tables.ts'

/**
 * Writes, in one transaction, what depends on an account's other rows. SQLite has one writer. In PostgreSQL a statement
 * sees the rows that existed when it began, so it begins after taking a lock that other processes wait for.
 */
export function createAccountLock(database: Database, engine: 'sqlite' | 'postgres') {
  return <Result>(accountId: string, write: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
    whenFree(() =>
      database.transaction().execute(async (db) => {
        const account = db.selectFrom('account').select('id').where('id', '=', accountId)
        if (engine === 'postgres') await account.forNoKeyUpdate().execute()
        return write(db)
      }),
    )
}
