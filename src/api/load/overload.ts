import type { FastifyInstance } from 'fastify'
import { sendProblem, ProblemError } from '#api/error-handling.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Always answered, so that whatever watches the server hears from it. */
    evenWhenBusy?: boolean
  }
}

const BEAT = 50

/**
 * The server is behind when a turn of the event loop takes longer than `turnTime` milliseconds. Looking at the current
 * turn instead of an average sheds only what does not fit into it, and stops as soon as the queue is short.
 */
export function watchEventLoop(turnTime: number) {
  let turnStarted = performance.now()
  const beat = setInterval(() => {
    turnStarted = performance.now()
  }, BEAT).unref()
  return {
    /** Whether the server is behind right now. Asked with every request. */
    isOverloaded: () => performance.now() - turnStarted >= turnTime,
    stop: () => clearInterval(beat),
  }
}

/** Refuses requests while the server is behind: a 503 at once is better than an answer after the client has left. */
export function shedWhenBusy(app: FastifyInstance, { isOverloaded, stop }: ReturnType<typeof watchEventLoop>): void {
  app.addHook('onClose', async () => stop())
  app.addHook('onRequest', (request, reply, done) => {
    if (!isOverloaded() || request.routeOptions.config.evenWhenBusy === true) {
      done()
      return
    }
    const detail = `More requests are arriving than can be answered. Try again in ${SERVER_LIMITS.retryAfterSeconds} seconds.`
    void sendProblem(request, reply, new ProblemError('overloaded', detail))
  })
}
