import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { claimFile } from './database/claim-file.ts'
import { MIGRATIONS } from './database/migrations.ts'
import { embeddedFile, requireDatabase } from './database/sqlite.ts'
import { makeFolder } from './make-folder.ts'

/** It holds what is stored about people: for its owner's eyes only. */
const PRIVATE = 0o600
/**
 * All of them: nobody who writes waits for a reader, but SQLite begins anew whenever another program has written between
 * two steps, and would never end while people save.
 */
const PAGES_AT_ONCE = 2 ** 31 - 1

export interface BackupContents {
  readonly scholarships: number
  readonly accounts: number
  readonly saved: number
}

/** Copies the embedded database as it is at one moment into a new file, while servers go on using it. */
export async function backUp(dataDir: string, file: string): Promise<BackupContents> {
  const source = embeddedFile(dataDir)
  requireDatabase(source)
  if (existsSync(file)) throw new Error(`${file} is there already. Name a new file: a backup replaces none.`)
  const unfinished = `${file}.unfinished`
  const clear = () => {
    for (const path of [unfinished, `${unfinished}-journal`]) rmSync(path, { force: true })
  }
  let database: DatabaseSync | undefined
  try {
    makeFolder(dirname(file))
    clear()
    database = new DatabaseSync(source, { timeout: 5000 })
    // Made here: SQLite would let everybody read it until it is finished.
    closeSync(openSync(unfinished, 'wx', PRIVATE))
    await backup(database, unfinished, { rate: PAGES_AT_ONCE })
    const contents = inspect(unfinished, unfinished)
    writeOut(unfinished)
    renameSync(unfinished, file)
    return contents
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${file} cannot be made from ${source}: ${reason}. See that the folders of both can be written, and that there is room.`,
      { cause: error },
    )
  } finally {
    database?.close()
    if (database) clear()
  }
}

/**
 * Puts a backup in the place of the embedded database; no other program may be using that. What was there before stays
 * beside it, and its name is returned.
 */
export function restore(dataDir: string, file: string): BackupContents & { readonly before: string | null } {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (statSync(file).isDirectory()) throw new Error(`${file} is a folder. Name a backup in it.`)
  if (existsSync(`${file}-wal`)) {
    throw new Error(
      `${file} is a database in use, or was copied from one: part of it is in ${file}-wal. Name a backup.`,
    )
  }
  const target = embeddedFile(dataDir)
  makeFolder(dataDir)
  refuseLeftovers(target)
  const unfinished = `${target}.unfinished`
  const before = existsSync(target) ? `${target}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}` : null
  let claimed: DatabaseSync | undefined
  let contents: BackupContents
  try {
    copyFileSync(file, unfinished)
    contents = inspect(unfinished, file)
    keepOwner(before === null ? dataDir : target, unfinished)
    writeOut(unfinished)
    // Claimed until the end: no server may start in between.
    if (before !== null) {
      claimed = claimFile(target)
      setAside(target, before)
    }
    renameSync(unfinished, target)
  } finally {
    claimed?.close()
    rmSync(unfinished, { force: true })
  }
  return { ...contents, before }
}

/**
 * What a database that was deleted has left beside it would be read into the one that comes to its place. And a server
 * that still runs goes on with the deleted one: all that it is given would be lost.
 */
function refuseLeftovers(target: string): void {
  if (existsSync(target)) return
  const left = [`${target}-wal`, `${target}-journal`].find((path) => existsSync(path))
  if (left === undefined) return
  throw new Error(
    `${left} is left of a database that is gone, and would spoil what is restored. Stop the server, move that file to another place, then try again.`,
  )
}

/** Root may restore, but it is the service that has to open what was restored. */
function keepOwner(of: string, file: string): void {
  if (process.geteuid?.() !== 0) return
  const { uid, gid } = statSync(of)
  chownSync(file, uid, gid)
}

/** A second name for it: without the first, a restore that is killed here would leave nothing, and the next start an empty database. */
function setAside(file: string, name: string): void {
  try {
    linkSync(file, name)
  } catch {
    // Not every disk has second names.
    renameSync(file, name)
  }
}

/** All of it on the disk, before it has the name that counts. */
function writeOut(file: string): void {
  chmodSync(file, PRIVATE)
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

/** Throws unless the file is a whole database of ours that this version can read; `called` is what a person calls it. */
function inspect(file: string, called: string): BackupContents {
  const refuse = (why: string, cause?: unknown) => new Error(`${called} is no backup of ours: ${why}.`, { cause })
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    // One file, with nothing beside it.
    database.exec('pragma journal_mode = delete')
    const [health] = database.prepare('pragma integrity_check').all()
    if (health?.['integrity_check'] !== 'ok') throw refuse('it is damaged')
    const made = database.prepare('select name from kysely_migration').all()
    const newer = made.map((row) => String(row['name'])).filter((name) => !Object.hasOwn(MIGRATIONS, name))
    if (newer.length > 0) throw refuse(`a newer version wrote it (${newer.join(', ')}); use that one`)
    return {
      scholarships: count(database, 'scholarship'),
      accounts: count(database, 'account'),
      saved: count(database, 'saved'),
    }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(called)) throw error
    throw refuse(error instanceof Error ? error.message : String(error), error)
  } finally {
    database?.close()
  }
}

function count(database: DatabaseSync, table: 'scholarship' | 'account' | 'saved'): number {
  return Number(database.prepare(`select count(*) as amount from ${table}`).get()?.['amount'])
}
