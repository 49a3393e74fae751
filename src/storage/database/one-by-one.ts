import { setImmediate as nextTurn } from 'node:timers/promises'

/** Of whoever waits behind writes of their own, in milliseconds: with that of the write itself, less than a request may take. */
const PATIENCE = 5000

/** Runs what is asked for under a key, once what was asked for before has ended. */
export type OneByOne = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/**
 * However much one person asks for at once, no more than one of it is under way: others wait for that, and not for all.
 * In between the event loop turns, without which nobody else would be heard. Whoever has waited for too long is told that
 * the database is busy, as soon as that is so: where it has stopped answering, not each in the line waits for it again.
 */
export function createOneByOne(patience = PATIENCE): OneByOne {
  const ends = new Map<string, Promise<void>>()
  return (key, work) => {
    const before = ends.get(key)
    const done = before === undefined ? work() : behind(before, patience, work)
    // Whoever has given up has ended before what is under way.
    const end = Promise.allSettled([before, done]).then(() => undefined)
    ends.set(key, end)
    void end.then(() => ends.get(key) === end && ends.delete(key))
    return done
  }
}

async function behind<Result>(before: Promise<void>, patience: number, work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(resolve, patience, 'late')))
  const first = await Promise.race([before.then(() => nextTurn()), late])
  clearTimeout(timer)
  // As the system says of a connection that takes too long.
  if (first === 'late') throw Object.assign(new Error('Waited too long behind others'), { code: 'ETIMEDOUT' })
  return work()
}
