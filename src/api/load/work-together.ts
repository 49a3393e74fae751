/** No answer waits longer than this for the others, in milliseconds. */
const LONGEST = 1
/**
 * At most this many wait for each other. Thousands that arrive in one turn would otherwise be held in memory and be
 * late together before the first is answered or refused.
 */
const MOST = 32

/** What one turn of the event loop brings, worked on together: one step of all requests, then the next of all. */
export interface Gathered {
  /** Runs at the end of the turn, or as soon as enough waits. */
  readonly read: (read: () => void) => void
  /** Runs after all reading of the turn. */
  readonly search: (search: () => void) => void
  /** Runs after all reading and searching of the turn, or when some of it has taken long. */
  readonly send: (send: () => void) => void
}

/**
 * Delays the work on all requests of a turn to its end, each of its steps until the one before is done for all. Reading,
 * searching and sending are large pieces of code that would push each other out of the processor's caches with each
 * request. And waking a client, or the proxy before it, costs about as much as a ready answer; once awake, it takes the
 * others as they come.
 */
export function gatherTurns(longest = LONGEST): Gathered {
  const reads: (() => void)[] = []
  const searches: (() => void)[] = []
  const sends: (() => void)[] = []
  let isDue = false
  const sendAll = () => {
    for (const send of sends.splice(0)) send()
  }
  const run = () => {
    let since = performance.now()
    for (const steps of [reads, searches]) {
      for (const step of steps.splice(0)) {
        step()
        if (performance.now() - since < longest) continue
        sendAll()
        since = performance.now()
      }
    }
    sendAll()
  }
  const runSoon = () => {
    if (isDue) return
    isDue = true
    setImmediate(() => {
      isDue = false
      run()
    })
  }
  const waitIn = (steps: (() => void)[]) => (step: () => void) => {
    steps.push(step)
    runSoon()
  }
  return {
    read: (read) => {
      reads.push(read)
      if (reads.length >= MOST) run()
      else runSoon()
    },
    search: waitIn(searches),
    send: waitIn(sends),
  }
}
