import { errorCodes, type FastifyInstance } from 'fastify'

/**
 * Fails a request that has taken longer than `timeout` milliseconds. Fastify's own `handlerTimeout` stops watching as
 * soon as the body has been read.
 */
export function limitHandlerTime(app: FastifyInstance, timeout: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      // An answer that is being sent has its own limit, `stalledTimeout`.
      if (reply.sent || reply.raw.headersSent) return
      // Nobody is left to take a later answer, and Fastify would log its address, e-mail and all.
      reply.raw.once('finish', () => (reply.send = () => reply))
      reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(timeout), request.routeOptions.url))
    }, timeout)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}

/** The result of a promise. Rejects if the promise does, or if it takes too long, in milliseconds. */
export function withTimeout<Value>(promise: Promise<Value>, timeout: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${timeout} ms`)), timeout)
    promise.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
