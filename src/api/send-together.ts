/** In milliseconds: no answer waits longer than this for the others. */
const LONGEST = 1

/**
 * Gathers the answers of one turn of the event loop, and sends them together at its end. To wake an asker, or the proxy
 * before it, costs about as much as an answer that is ready; whoever was woken by the first takes the others as they come.
 */
export function gatherAnswers(longest = LONGEST): (send: () => void) => void {
  let waiting: (() => void)[] = []
  let since = 0
  const sendAll = () => {
    const answers = waiting
    waiting = []
    for (const send of answers) send()
  }
  return (send) => {
    if (waiting.length === 0) {
      since = performance.now()
      setImmediate(sendAll)
    }
    waiting.push(send)
    if (performance.now() - since >= longest) sendAll()
  }
}
