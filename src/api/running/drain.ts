import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '#api/app.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'

/**
 * Stops a server without a client noticing. A balancer that asks whether it is ready is told first, and is served until
 * it has taken that in; whoever keeps a connection is asked to come back on another one, which leads to another server.
 * Then what is under way is answered. Where nobody asks, as on a developer's machine, nobody is waited for.
 */
export async function drain(app: App): Promise<void> {
  if (app.readiness.isWatched()) {
    sendAway(app)
    await sleep(SERVER_LIMITS.noticeTime)
  }
  setTimeout(() => app.server.closeAllConnections(), SERVER_LIMITS.drainTime).unref()
  await app.close()
}

/** From now on the server is not ready, and each answer is the last on its connection. */
export function sendAway({ readiness, server }: Pick<App, 'readiness' | 'server'>): void {
  readiness.stop()
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
}
