import { statSync, type Stats } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const WHAT_TO_DO =
  'Nothing that is saved now would be there after a restart. Stop the server, move what is left of it to another place, with the files beside it whose names go on with -wal or -shm, then restore a backup.'
/** SQLite's number for a disk that fails: the same call may succeed when the file has been put right. */
const IO_ERROR = 10

/** Knows the file of the embedded database, and whether it is still the one that was opened. */
export type FileWatch = ReturnType<typeof createFileWatch>

/**
 * SQLite goes on with a file that has been deleted, replaced or emptied by another program: what it has read is in
 * memory, what it writes goes nowhere, and all is lost with the next start. So this looks before changes, which takes a
 * few microseconds. What was overwritten in place it cannot see.
 */
export function createFileWatch(path: string) {
  let opened: Stats | undefined
  let size = 0
  let fault: string | undefined

  const look = (): string | undefined => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!opened) return undefined
    if (!found) return 'is gone'
    if (found.ino !== opened.ino || found.dev !== opened.dev) return 'is another one than was opened'
    // SQLite would delete the log beside an empty one, with all that could still be saved.
    if (found.size === 0) return 'was emptied'
    // It only becomes shorter when somebody tidies it up (VACUUM), or cuts it.
    if (found.size < size && !isSound(path)) return 'was cut short'
    size = found.size
    return undefined
  }
  return {
    /** Call when it has just been opened. */
    begin(): void {
      opened = statSync(path)
      size = opened.size
    },
    /** Throws a sentence that says what to do if it is no longer that file. Once it is not, it stays so. */
    require(): void {
      fault ??= look()
      if (fault === undefined) return
      throw Object.assign(new Error(`The database ${path} ${fault}. ${WHAT_TO_DO}`), {
        code: 'ERR_SQLITE_ERROR',
        errcode: IO_ERROR,
      })
    },
  }
}

/** Read anew, since the connection in use has much of it in memory. */
function isSound(path: string): boolean {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return database.prepare('pragma quick_check(1)').get()?.['quick_check'] === 'ok'
  } catch {
    return false
  } finally {
    database.close()
  }
}
