import { errorCodes, type FastifyInstance } from 'fastify'

/**
 * Whoever has waited for so many milliseconds is told that it took too long. Fastify's own `handlerTimeout` forgets a
 * request as soon as its body has been read.
 */
export function answerInTime(app: FastifyInstance, patience: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      // What is on its way has its own limit, that of whoever takes nothing.
      if (reply.sent || reply.raw.headersSent) return
      // An answer that comes now has nobody to go to; Fastify would write its address into the log, e-mail and all.
      reply.raw.once('finish', () => (reply.send = () => reply))
      reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(patience), request.routeOptions.url))
    }, patience)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}
