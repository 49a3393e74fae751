import type { FastifyInstance } from 'fastify'
import { sendProblem } from '#api/error-handling.ts'
import { ProblemError } from '#api/problem-error.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however much there is to do: what watches over the server must hear from it. */
    evenWhenBusy?: boolean
  }
}

const BEAT = 50

/** Whether the server is behind just now: asked of it with every request. */
export type IsBehind = () => boolean

interface Turns {
  readonly isBehind: IsBehind
  readonly stop: () => void
}

/**
 * It is behind when one turn of the event loop takes longer than `turnTime`, in milliseconds. Looking at the turn that is
 * going on, and not at an average of those before, sheds just what does not fit into it, and stops as soon as the queue is short.
 */
export function watchTurns(turnTime: number): Turns {
  let turnStarted = performance.now()
  const beat = setInterval(() => {
    turnStarted = performance.now()
  }, BEAT).unref()
  return { isBehind: () => performance.now() - turnStarted >= turnTime, stop: () => clearInterval(beat) }
}

/** Refuses what comes while the server is behind: with 503 at once rather than with an answer after its asker has left. */
export function shedWhenBusy(app: FastifyInstance, { isBehind, stop }: Turns): void {
  app.addHook('onClose', async () => stop())
  app.addHook('onRequest', (request, reply, done) => {
    if (!isBehind() || request.routeOptions.config.evenWhenBusy === true) {
      done()
      return
    }
    const detail = `More is asked just now than can be answered. Try again in ${SERVER_LIMITS.retryAfterSeconds} seconds.`
    void sendProblem(request, reply, new ProblemError('overloaded', detail))
  })
}
