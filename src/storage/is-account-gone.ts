/** SQLite and PostgreSQL: a row points at one that is not there. Of those that rows point at, only accounts are ever deleted. */
const SQLITE_FOREIGN_KEY = 787
const FOREIGN_KEY = '23503'

/** True when the account to which something was to be written has been deleted in this moment. */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('errcode' in error && error.errcode === SQLITE_FOREIGN_KEY) || ('code' in error && error.code === FOREIGN_KEY)
}
