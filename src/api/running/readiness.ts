import { createAddressList } from '#api/networks.ts'

/** How long somebody who has asked counts as watching, in milliseconds; balancers ask more often. */
const WATCHED_FOR = 30_000

/** Whether the server should get requests, and whether anybody watches it. */
export type Readiness = ReturnType<typeof createReadiness>

/**
 * A balancer stands on this machine, in a private network, or is one of the proxies that were named. Anybody else may
 * ask, but the next stop does not wait for them.
 */
export function createReadiness(trustedProxies: readonly string[]) {
  const mayWatch = createAddressList(['loopback', 'linklocal', 'uniquelocal', ...trustedProxies])
  let stopping = false
  let asked = -Infinity
  return {
    /** Answers somebody who asks, and remembers that a balancer did. */
    ask(address: string): boolean {
      if (mayWatch(address)) asked = performance.now()
      return !stopping
    },
    isWatched: () => performance.now() - asked < WATCHED_FOR,
    stop(): void {
      stopping = true
    },
  }
}
