import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { whenFree } from './patience.ts'
import type { Database, Tables } from './tables.ts'

/** How long to wait behind one's own writes, in milliseconds. Together with the write itself, less than a request may take. */
const PATIENCE = 5000

/** Runs the work of each key in the order of asking, one at a time. */
type OneByOne = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/**
 * However much one person asks for at once, only one piece of it runs at a time, so that others wait for that one and
 * not for all. In between, the event loop turns, so that others are heard at all. Whoever has waited too long is told
 * that the database is busy; if it has stopped answering, not everyone in line waits for it anew.
 */
export function createOneByOne(): OneByOne {
  const ends = new Map<string, Promise<void>>()
  return (key, work) => {
    const before = ends.get(key)
    const done = before === undefined ? work() : behind(before, work)
    // Also waits for `before`: those who gave up end earlier than the work under way.
    const end = Promise.allSettled([before, done]).then(() => undefined)
    ends.set(key, end)
    void end.then(() => ends.get(key) === end && ends.delete(key))
    return done
  }
}

async function behind<Result>(before: Promise<void>, work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(resolve, PATIENCE, 'late')))
  const first = await Promise.race([before.then(() => nextTurn()), late])
  clearTimeout(timer)
  // The system's code for a connection that takes too long.
  if (first === 'late') throw Object.assign(new Error('Waited too long behind others'), { code: 'ETIMEDOUT' })
  return work()
}

/** A database as stores use it: see `connectionOf`. */
export type Connection = ReturnType<typeof connectionOf>

/** A query that changes something. */
interface Write<Result> {
  readonly execute: () => Promise<Result>
}

/** `reader` is asked what only reads. On the embedded database it is the same. */
export function connectionOf(database: Database, engine: 'sqlite' | 'postgres', reader = database) {
  const oneByOne = createOneByOne()
  /** In one transaction. */
  const transact = <Result>(work: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
    whenFree(() => database.transaction().execute(work))
  return {
    database,
    reader,
    engine,
    transact,

    /** By one statement. */
    write: <Result>(query: Write<Result>): Promise<Result> => whenFree(() => query.execute()),

    /**
     * Writes, in one transaction, what depends on an account's other rows. SQLite has one writer. In PostgreSQL a statement
     * sees the rows that existed when it began, so it begins after taking a lock that other processes wait for.
     */
    writeOf: <Result>(accountId: string, work: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
      oneByOne(accountId, () =>
        transact(async (db) => {
          const account = db.selectFrom('account').select('id').where('id', '=', accountId)
          if (engine === 'postgres') await account.forNoKeyUpdate().execute()
          return work(db)
        }),
      ),
  }
}
