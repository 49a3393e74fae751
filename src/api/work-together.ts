/** In milliseconds: no answer waits longer than this for the others. */
const LONGEST = 1

/** What one turn of the event loop brings, worked on together. */
export interface Gathered {
  /** To be done at the end of the turn. */
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
    isDue = false
    sendAll()
  }
  const runSoon = () => {
    if (!isDue) setImmediate(run)
    isDue = true
  }
  return {
    work: (work) => {
      waiting.push(work)
      runSoon()
    },
    send: (send) => {
      answers.push(send)
      runSoon()
    },
  }
}
