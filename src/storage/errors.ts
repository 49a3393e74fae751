/** The code that PostgreSQL, the system or Node gives an error, such as `23505` or `ECONNRESET`; '' if there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** What an error says. If a host has several addresses, Node's error says nothing itself, and holds one for each. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message || codeOf(error) || error.name : String(error)
}

/** SQLite's number for an error; 0 if it is not SQLite's. The low byte is the kind of error, the rest is detail. */
export function sqliteCodeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0
}

/** The kind of SQLite's error. https://www.sqlite.org/rescode.html */
export function sqliteKindOf(error: unknown): number {
  return sqliteCodeOf(error) % 256
}

/** Foreign key violations of SQLite and PostgreSQL. Of the rows that others point at, only accounts are ever deleted. */
const SQLITE_FOREIGN_KEY = 787
const FOREIGN_KEY = '23503'

/** True if the account was deleted at the very moment when something was written to it. */
export function isAccountGone(error: unknown): boolean {
  return sqliteCodeOf(error) === SQLITE_FOREIGN_KEY || codeOf(error) === FOREIGN_KEY
}

/**
 * Connection failures, of TLS as well; PostgreSQL's classes for "no connection", "user refused", "no such database", "out
 * of resources" and "shutting down"; a lock that could not be had; and a transaction that has lost to others as often as
 * `repeatable` lets it.
 */
const AWAY =
  /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|EPROTO|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|\w*CERT\w*|UNABLE_TO_\w+|08\w{3}|28\w{3}|3D\w{3}|53\w{3}|57\w{3}|25006|40001|40P01|55P03)$/
/** SQLite: busy, locked, read-only, I/O error, disk full, cannot open. */
const SQLITE_AWAY: readonly number[] = [5, 6, 8, 10, 13, 14]

/** True if the database is at fault, not the request: the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (AWAY.test(codeOf(error)) || SQLITE_AWAY.includes(sqliteKindOf(error))) return true
  // pg's errors have no code when a connection breaks or cannot be made in time.
  return /^Connection terminated|^Client (?:has encountered a connection error|was closed)|^Query read timeout|timeout exceeded when trying to connect/.test(
    error.message,
  )
}

/** What to do about errors of the operating system. */
const ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'You have no permission there: name another place, or run this as its owner',
  EPERM: 'You have no permission there: name another place, or run this as its owner',
  EROFS: 'Nothing can be written there: name another place',
  ENOENT: 'Check that its folder exists, or name another place',
  ENOTDIR: 'What should be a folder there is a file: name another place',
  EISDIR: 'That is a folder: name a file in it',
  ENOSPC: 'Its disk is full: free some room, then try again',
  EFBIG: 'The file is larger than the limit there: raise that limit, or name another place',
}

/** An error as a command reports it. Errors of the operating system get a sentence about what to do. */
export function explainSystem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const advice = 'syscall' in error && 'code' in error ? ADVICE[String(error.code)] : undefined
  return advice === undefined ? error.message : `${error.message}. ${advice}.`
}
