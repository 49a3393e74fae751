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
import { MIGRATIONS } from './database/migrations.ts'
import { claimFile, embeddedFile, explainDamage, requireDatabase } from './database/sqlite.ts'
import { messageOf } from './errors.ts'
import { makeFolder } from './owner-only.ts'

/** It contains personal data: for its owner's eyes only. */
const PRIVATE = 0o600
/**
 * All pages at once. Writers do not wait for readers, but SQLite starts over whenever another program writes between
 * two steps, so a backup in steps would never end while people save.
 */
const PAGES_AT_ONCE = 2 ** 31 - 1

/** SQLite's number for a malformed file. */
const DAMAGE = 11

export interface BackupContents {
  readonly scholarships: number
  readonly accounts: number
  readonly saved: number
}

/** Copies the embedded database as it is at one moment into a new file, while servers go on using it. */
export async function backUp(dataDir: string, file: string): Promise<BackupContents> {
  const source = embeddedFile(dataDir)
  requireDatabase(source)
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file: a backup overwrites nothing.`)
  const unfinished = `${file}.unfinished`
  const clear = () => {
    for (const path of [unfinished, `${unfinished}-journal`]) rmSync(path, { force: true })
  }
  let database: DatabaseSync | undefined
  try {
    makeFolder(dirname(file))
    clear()
    database = new DatabaseSync(source, { timeout: 5000 })
    // Created here, since SQLite would make it readable by everybody until it is finished.
    closeSync(openSync(unfinished, 'wx', PRIVATE))
    await backup(database, unfinished, { rate: PAGES_AT_ONCE })
    const contents = inspect(unfinished)
    writeOut(unfinished)
    renameSync(unfinished, file)
    return contents
  } catch (error) {
    const damaged = explainDamage(source, error)
    if (damaged !== error) throw damaged
    throw new Error(
      `${file} cannot be made from ${source}: ${messageOf(error)}. See that the folders of both can be written, and that there is room.`,
      { cause: error },
    )
  } finally {
    database?.close()
    if (database) clear()
  }
}

/**
 * Replaces the embedded database by a backup. No other program may be using it. The old database stays beside it, under
 * the name that is returned.
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
    contents = inspectBackup(unfinished, file)
    keepOwner(before === null ? dataDir : target, unfinished)
    writeOut(unfinished)
    // Claimed until the end, so that no server can start in between.
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
 * Files left by a deleted database would be read into the restored one. And a server that still runs goes on with the
 * deleted one, losing all it is given.
 */
function refuseLeftovers(target: string): void {
  if (existsSync(target)) return
  const left = [`${target}-wal`, `${target}-journal`].find((path) => existsSync(path))
  if (left === undefined) return
  throw new Error(
    `${left} is left of a database that is gone, and would spoil what is restored. Stop the server, move that file to another place, then try again.`,
  )
}

/** Root may restore, but the service must be able to open the result. */
function keepOwner(of: string, file: string): void {
  if (process.geteuid?.() !== 0) return
  const { uid, gid } = statSync(of)
  chownSync(file, uid, gid)
}

/**
 * Gives it a second name before the first one goes: if a restore were killed in between, the next start would create an
 * empty database.
 */
function setAside(file: string, name: string): void {
  try {
    linkSync(file, name)
  } catch {
    // Not every file system has hard links.
    renameSync(file, name)
  }
}

/** Everything must be on the disk before the file gets its final name. */
function writeOut(file: string): void {
  chmodSync(file, PRIVATE)
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

/** `called` is the name to use in messages. */
function inspectBackup(file: string, called: string): BackupContents {
  try {
    return inspect(file)
  } catch (error) {
    throw new Error(`${called} is not a backup of this site: ${messageOf(error)}.`, { cause: error })
  }
}

/** Throws unless the file is a complete database of ours that this version can read. */
function inspect(file: string): BackupContents {
  const database = new DatabaseSync(file)
  try {
    // A single file, without a write-ahead log.
    database.exec('pragma journal_mode = delete')
    const [health] = database.prepare('pragma integrity_check').all()
    if (health?.['integrity_check'] !== 'ok') throw Object.assign(new Error('it is damaged'), { errcode: DAMAGE })
    const made = database.prepare('select name from kysely_migration').all()
    const newer = made.map((row) => String(row['name'])).filter((name) => !Object.hasOwn(MIGRATIONS, name))
    if (newer.length > 0) throw new Error(`a newer version wrote it (${newer.join(', ')}); use that one`)
    return {
      scholarships: count(database, 'scholarship'),
      accounts: count(database, 'account'),
      saved: count(database, 'saved'),
    }
  } finally {
    database.close()
  }
}

function count(database: DatabaseSync, table: 'scholarship' | 'account' | 'saved'): number {
  return Number(database.prepare(`select count(*) as amount from ${table}`).get()?.['amount'])
}
