import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { SERVER_LIMITS } from '#api/server-limits.ts'
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

/** From cutting the last connections until the end, in milliseconds: less than whoever kills it then would wait. */
const AFTERWARDS = 1000

/** A server, and what tells whether it should get requests. */
interface Draining {
  readonly readiness: Readiness
  readonly server: Server
  readonly close: () => PromiseLike<unknown>
}

/**
 * Stops a server without a client noticing. A balancer that asks whether it is ready is told first, and served until it
 * has reacted. Kept connections are closed with their next answer, so that clients come back on another server. Then
 * pending requests are answered. If nobody asks about readiness, as on a developer's machine, there is no wait. A database
 * that says nothing any more is not waited for.
 */
export async function drain(app: Draining): Promise<void> {
  if (app.readiness.isWatched()) {
    sendAway(app)
    await sleep(SERVER_LIMITS.noticeTime)
  }
  setTimeout(() => app.server.closeAllConnections(), SERVER_LIMITS.drainTime).unref()
  await Promise.race([app.close(), sleep(SERVER_LIMITS.drainTime + AFTERWARDS, undefined, { ref: false })])
}

/** Marks the server as not ready, and makes each answer the last on its connection. */
export function sendAway({ readiness, server }: Pick<Draining, 'readiness' | 'server'>): void {
  readiness.stop()
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
}
