/** Lends memory that was created once, to be written on and read, and then given back. */
export type Lender<Memory> = () => Memory & {
  /** Call when it is no longer read. If you keep it, do not call it. */
  readonly giveBack: () => void
}

/** More than one turn of the event loop sends. What waits longer for slow readers is not lent again. */
const MOST_FREE = 64

/** What was given back last is lent first, since it is still in the processor's caches. */
export function createLender<Memory extends object>(create: () => Memory): Lender<Memory> {
  const free: ReturnType<Lender<Memory>>[] = []
  return () => {
    const last = free.pop()
    if (last) return last
    const giveBack = () => {
      if (free.length < MOST_FREE) free.push(lent)
    }
    const lent = { ...create(), giveBack }
    return lent
  }
}
