import { closeSync, existsSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const OWNER_ONLY = 0o600

/** A file that must not be used. Its message is a sentence that says what to do. */
export class UnfitFile extends Error {}

/** Creates the file of a new database. Throws an UnfitFile if there seems to have been one before. */
export function makeOrKeep(path: string): void {
  // Another program may be making it now; it makes the file first.
  const isLogLeft = existsSync(`${path}-wal`)
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.size === 0) {
    throw new UnfitFile(
      `${path} is empty, and may be what is left of a database. Delete it if nothing was ever stored here: then a new one is made. Otherwise move it to another place, with those beside it whose names go on with -wal, -shm or -journal, and restore a backup.`,
    )
  }
  if (!found && isLogLeft) {
    throw new UnfitFile(
      `${path} is gone, but ${path}-wal is left of it. Put it back, or move that file to another place and restore a backup.`,
    )
  }
  if (!found) make(path)
}

/** As a whole: a file that is empty for a moment would be taken for a destroyed one by a program that starts as well. */
function make(path: string): void {
  const made = `${path}.${process.pid}.new`
  try {
    // It will hold e-mails. SQLite gives the files beside it the same permissions.
    closeSync(openSync(made, 'w', OWNER_ONLY))
    const database = new DatabaseSync(made)
    database.exec('pragma journal_mode = wal')
    database.close()
    linkSync(made, path)
  } catch (error) {
    // Somebody else was first; or the file system has no hard links.
    if (existsSync(path)) return
    if (!existsSync(made)) throw error
    renameSync(made, path)
  } finally {
    rmSync(made, { force: true })
  }
}

/** Throws an UnfitFile if another program has tables in it. */
export function requireOurs(database: DatabaseSync, path: string): void {
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all()
  const names = tables.map(({ name }) => String(name))
  const first = names.find((name) => !name.startsWith('sqlite_'))
  // Made in the same transaction as all others of ours.
  if (first === undefined || names.includes('kysely_migration')) return
  throw new UnfitFile(
    `${path} is a database of another program: it has the table ${first}. Set DATA_DIR to another folder, or move that file to another place.`,
  )
}
