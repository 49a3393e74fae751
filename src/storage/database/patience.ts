import { setTimeout as sleep } from 'node:timers/promises'
import { sqliteKindOf } from '#storage/errors.ts'

/** Between two attempts, in milliseconds. Short, because a program that writes a lot leaves only short gaps. */
const PAUSE = 1
/** How long somebody waits for an answer, in milliseconds. */
const PATIENCE = 5000
const SQLITE_BUSY = 5

/** This process's writes that found the database busy, in the order of asking. */
let line: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Writes, and tries again while another process writes to the database, for `patience` milliseconds. SQLite's own
 * waiting would block everything else in this process. Only the first in line tries, so that it can try often; with a
 * thousand trying, none would succeed. The write must be one statement or one transaction, neither of which can find
 * the database busy once it has begun.
 */
export async function whenFree<Result>(write: () => Promise<Result>, patience = PATIENCE): Promise<Result> {
  const end = performance.now() + patience
  if (waiting === 0) {
    try {
      return await write()
    } catch (error) {
      if (!isBusy(error)) throw error
    }
  }
  waiting += 1
  const turn = line.then(() => tryUntil(end, write)).finally(() => (waiting -= 1))
  line = turn.catch(() => undefined)
  return turn
}

async function tryUntil<Result>(end: number, write: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
      await sleep(PAUSE * (0.5 + Math.random()))
    }
  }
}

/** Another program holds the lock, and nothing was written: PostgreSQL's counterpart of SQLite's busy. */
export class BusyError extends Error {}

export function isBusy(error: unknown): boolean {
  return error instanceof BusyError || sqliteKindOf(error) === SQLITE_BUSY
}
