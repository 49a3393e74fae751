/** No answer waits longer than this for the others, in milliseconds. */
const LONGEST = 1
/**
 * At most this many wait for each other. Thousands that arrive in one turn would otherwise be held in memory and be
 * late together before the first is answered or refused.
 */
const MOST = 32

/** What one turn of the event loop brings, worked on together. */
export interface Gathered {
  /** Runs at the end of the turn, or as soon as enough waits. */
  readonly work: (work: () => void) => void
  /** Runs after all work of the turn, or when some of it has taken long. */
  readonly send: (send: () => void) => void
}

/**
 * Delays the work on all requests of a turn to its end, and the sending of all answers until after that. Reading,
 * searching and sending are large pieces of code that would push each other out of the processor's caches with each
 * request. And waking a client, or the proxy before it, costs about as much as a ready answer; once awake, it takes the
 * others as they come.
 */
export function gatherTurns(longest = LONGEST): Gathered {
  let waiting: (() => void)[] = []
  let answers: (() => void)[] = []
  let isDue = false
  const sendAll = () => {
    const sends = answers
    answers = []
    for (const send of sends) send()
  }
  const run = () => {
    const works = waiting
    waiting = []
    let since = performance.now()
    for (const work of works) {
      work()
      if (performance.now() - since < longest) continue
      sendAll()
      since = performance.now()
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
  return {
    work: (work) => {
      waiting.push(work)
      if (waiting.length >= MOST) run()
      else runSoon()
    },
    send: (send) => {
      answers.push(send)
      runSoon()
    },
  }
}
