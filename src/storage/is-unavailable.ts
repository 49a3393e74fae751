import { codeOf, sqliteKindOf } from './error-codes.ts'

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
