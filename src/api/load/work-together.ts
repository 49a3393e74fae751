/** In milliseconds: no answer waits longer than this for the others. */
const LONGEST = 1
/**
 * More than these do not wait for each other: thousands that come in one turn would all be held in memory, and be late
 * together, before the first of them is answered or refused.
 */
const MOST = 32

/** What one turn of the event loop brings, worked on together. */
export interface Gathered {
  /** To be done at the end of the turn, or as soon as much waits for it. */
  readonly work: (work: () => void) => void
  /** To be done when all work of the turn is done, or some of it has taken long. */
  readonly send: (send: () => void) => void
}

/**
 * Puts off the work on all requests of one turn to its end, and the sending of all answers behind that. Reading requests,
 * searching and sending are large pieces of code: one after the other, each request would push the next one's out of the
 * processor's caches. And to wake an asker, or the proxy before it, costs about as much as an answer that is ready;
 * whoever was woken by the first takes the others as they come.
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
