import { DatabaseSync } from 'node:sqlite'
import { isBusy } from './patience.ts'
import { explainOpening, requireDatabase } from './sqlite.ts'

/**
 * Opens the embedded database for this program alone. Throws if another one holds it: SQLite lets only the last
 * connection leave the write-ahead log. Programs that come later wait, and find it busy.
 */
export function claimFile(path: string): DatabaseSync {
  requireDatabase(path)
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive')
    return database
  } catch (error) {
    database.close()
    throw explain(path, error)
  }
}

function explain(path: string, error: unknown): unknown {
  if (!isBusy(error)) return explainOpening(path, error)
  return new Error(`${path} is in use. Stop the server and every other program that uses it, then try again.`, {
    cause: error,
  })
}
