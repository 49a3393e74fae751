import type { Dialect, SqliteDatabase } from 'kysely'
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { sqliteCodeOf, sqliteKindOf } from '#storage/errors.ts'
import { makeFolder } from '#storage/owner-only.ts'
import { createFileWatch, type FileWatch } from './file-watch.ts'
import { fairSqliteDialect } from './fair-sqlite.ts'
import { makeOrKeep, requireOurs, UnfitFile } from './sqlite-file.ts'
import { isBusy } from './patience.ts'

/** How long opening waits for another process, in milliseconds. After that `whenFree` waits without blocking. */
const OPENING_TIMEOUT = 2000

/** With less free space than this, in bytes, hardly anything can be saved. */
const LEAST_ROOM = 1_048_576
/** SQLite's number for a full disk. */
const FULL = 13
/** Read-only file, failing or nearly full disk, file that cannot be opened. */
const UNUSABLE: readonly number[] = [8, 10, 14]
/** Malformed file, or no database at all. */
const DAMAGED: readonly number[] = [11, 26]

/** The embedded database: one file, readers beside one writer (WAL), each commit on the disk before it is answered. */
export function createSqliteDialect(dataDir: string, watch = createFileWatch(embeddedFile(dataDir))): Dialect {
  return fairSqliteDialect({ database: async () => openFile(dataDir, watch) })
}

/** The file of the embedded database. While it is open, two more are beside it. */
export function embeddedFile(dataDir: string): string {
  return join(dataDir, 'scholarships.sqlite')
}

/** Throws a sentence that says what to do if there is no such file. */
export function requireDatabase(path: string): void {
  if (existsSync(path)) return
  throw new Error(
    `There is no database at ${resolve(path)}. Set DATA_DIR to the folder that holds it. (npm run catalogue -- seed makes a new one.)`,
  )
}

/** What changes something, or is about to. */
const CHANGES = /^(?:begin|insert|update|delete)\b/i

function openFile(dataDir: string, watch: FileWatch): SqliteDatabase {
  const path = embeddedFile(dataDir)
  const database = openDatabase(dataDir, path)
  watch.begin()
  return {
    close: () => {
      giveRoomBack(database)
      database.close()
    },
    prepare: (sql) => {
      if (CHANGES.test(sql)) watch.require()
      const statement = explained(path, () => database.prepare(sql))
      // Kysely's types allow more than SQLite takes; we only pass what SQLite takes.
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => explained(path, () => statement.all(...values(parameters))),
        run: (parameters) => explained(path, () => statement.run(...values(parameters))),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}

function openDatabase(dataDir: string, path: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    makeFolder(dataDir)
    makeOrKeep(path)
    database = new DatabaseSync(path, { timeout: OPENING_TIMEOUT })
    requireOurs(database, path)
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 0',
    )
    return database
  } catch (error) {
    database?.close()
    throw explainOpening(path, error)
  }
}

/**
 * The log of changes (the file that ends in -wal) keeps the size of the largest change until its last user closes it: a
 * server for weeks, and an import that failed for want of room would leave none. Does not wait if somebody reads it now.
 */
function giveRoomBack(database: DatabaseSync): void {
  try {
    database.exec('pragma wal_checkpoint(truncate)')
  } catch {
    // What is wrong with the file has been told where it was used.
  }
}

/** Adds to SQLite's errors which disk or file it is, and what to do. */
function explained<Result>(path: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const errcode = sqliteCodeOf(error)
    const isFull = errcode === FULL
    if (!isFull && !UNUSABLE.includes(sqliteKindOf(error))) throw explainDamage(path, error)
    // Keeps the codes of the original error, which say that the same call may succeed later.
    throw Object.assign(isFull ? noRoom(path, error) : unusable(path, 'used', error), {
      code: 'ERR_SQLITE_ERROR',
      errcode,
    })
  }
}

/** Nobody can tell whether others use a damaged file. So a person has to move it, and nobody's work is lost. */
export function explainDamage(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !DAMAGED.includes(sqliteKindOf(error))) return error
  return new Error(
    `${path} is damaged (${error.message}). Stop the server, move this file to another place, with those beside it whose names go on with -wal, -shm or -journal, then restore a backup.`,
    { cause: error },
  )
}

/** Why a database cannot be opened, and what to do. SQLite's own messages name no file. */
function explainOpening(path: string, error: unknown): unknown {
  const damaged = explainDamage(path, error)
  if (damaged !== error || error instanceof UnfitFile) return damaged
  return unusable(path, 'opened', error)
}

/** Throws if the disk of the embedded database is full, or its folder is gone: then reading works, but saving does not. */
export async function requireRoom(dataDir: string): Promise<void> {
  const { blocks, bavail, bsize } = await statfs(dataDir)
  // Some file systems do not report this.
  if (blocks > 0 && bavail * bsize < LEAST_ROOM) throw noRoom(embeddedFile(dataDir))
}

function unusable(path: string, what: 'opened' | 'used', error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  return new Error(
    `The database ${path} cannot be ${what}: ${reason}. Check that the folder can be written and the disk is not full, or choose another folder with DATA_DIR.`,
    { cause: error },
  )
}

function noRoom(path: string, cause?: unknown): Error {
  return new Error(`There is no room left for the database ${path}. Free some on its disk, then try again.`, { cause })
}

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
    if (!isBusy(error)) throw explainOpening(path, error)
    throw new Error(`${path} is in use. Stop the server and every other program that uses it, then try again.`, {
      cause: error,
    })
  }
}
