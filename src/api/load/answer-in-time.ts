import { errorCodes, type FastifyInstance } from 'fastify'

/**
 * Fails a request that has taken longer than `patience` milliseconds. Fastify's own `handlerTimeout` stops watching as
 * soon as the body has been read.
 */
export function answerInTime(app: FastifyInstance, patience: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      // An answer that is being sent has its own limit, `stalledTimeout`.
      if (reply.sent || reply.raw.headersSent) return
      // Nobody is left to take a later answer, and Fastify would log its address, e-mail and all.
      reply.raw.once('finish', () => (reply.send = () => reply))
      reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(patience), request.routeOptions.url))
    }, patience)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}

/** The result of a promise. Rejects if the promise does, or if it takes too long, in milliseconds. */
export function inTime<Value>(promise: Promise<Value>, patience: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms`)), patience)
    promise.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
