/** How long somebody who has asked is taken to be watching, in milliseconds: balancers ask more often. */
const WATCHED_FOR = 30_000

/** Whether a server is to be sent requests, and whether anybody looks. */
export type Readiness = ReturnType<typeof createReadiness>

export function createReadiness() {
  let stopping = false
  let asked = -Infinity
  return {
    /** Somebody asks, and is told. */
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
