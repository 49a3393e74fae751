import { codeOf, sqliteCodeOf } from './error-codes.ts'

/** Foreign key violations of SQLite and PostgreSQL. Of the rows that others point at, only accounts are ever deleted. */
const SQLITE_FOREIGN_KEY = 787
const FOREIGN_KEY = '23503'

/** True if the account was deleted at the very moment when something was written to it. */
export function isAccountGone(error: unknown): boolean {
  return sqliteCodeOf(error) === SQLITE_FOREIGN_KEY || codeOf(error) === FOREIGN_KEY
}
