/** How long somebody who has asked counts as watching, in milliseconds; balancers ask more often. */
const WATCHED_FOR = 30_000

/** Whether the server should get requests, and whether anybody watches it. */
export type Readiness = ReturnType<typeof createReadiness>

export function createReadiness() {
  let stopping = false
  let asked = -Infinity
  return {
    /** Answers somebody who asks, and remembers that they did. */
    ask(): boolean {
      asked = performance.now()
      return !stopping
    },
    isWatched: () => performance.now() - asked < WATCHED_FOR,
    stop(): void {
      stopping = true
    },
  }
}
