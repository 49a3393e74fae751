import { DatabaseSync } from 'node:sqlite'
import { isBusy } from './patience.ts'
import { requireDatabase } from './sqlite.ts'

/** SQLite: malformed, no database at all. */
const DAMAGED: readonly number[] = [11, 26]

/**
 * Opens the embedded database for this program alone. Throws when another holds it: leaving the write-ahead log behind
 * is what SQLite allows to the last connection only. Whoever comes later waits, and is told that it is busy.
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

/** Whether others use a damaged file cannot be told: so it is a person who moves it, and nobody's work is lost. */
function explain(path: string, error: unknown): unknown {
  if (isBusy(error)) {
    return new Error(`${path} is in use. Stop the server and every other program that uses it, then try again.`, {
      cause: error,
    })
  }
  if (!(error instanceof Error && 'errcode' in error) || !DAMAGED.includes(Number(error.errcode) % 256)) return error
  return new Error(
    `${path} is damaged (${error.message}). Stop the server, move this file to another place, with those beside it whose names go on with -wal, -shm or -journal, then restore a backup.`,
    { cause: error },
  )
}
