import { setTimeout as sleep } from 'node:timers/promises'

/** Between two attempts, and altogether, in milliseconds. */
const PAUSE = 25
const PATIENCE = 5000
const SQLITE_BUSY = 5

/**
 * Writes, and tries again while another process writes to the embedded database. SQLite's own waiting would hold up
 * everything else that this process does; this lets it go on. What is written has to be whole in one attempt.
 */
export async function whenFree<Result>(write: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isBusy(error) || performance.now() - start > PATIENCE) throw error
      await sleep(PAUSE * (0.5 + Math.random()))
    }
  }
}

/** The low byte is the kind of error; the rest tells, for example, that what was read has changed since. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return typeof error.errcode === 'number' && error.errcode % 256 === SQLITE_BUSY
}
