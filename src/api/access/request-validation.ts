import type { FastifyInstance } from 'fastify'
import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { ProblemError } from '#api/problem-error.ts'

/**
 * False for a request with two Host headers, since a proxy before us may have used the other one, and for one without,
 * where HTTP demands it.
 */
export function namesOneHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0
  // Names and values alternate. Every search comes here, so most names are ruled out by their length.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1')
}

type Parse = ReturnType<FastifyInstance['getDefaultJsonParser']>

/** Reads JSON as Fastify does, or in another way, but refuses invalid UTF-8 instead of silently reading another text. */
export function readOnlyText(app: FastifyInstance, parse: Parse = app.getDefaultJsonParser('error', 'error')): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) void parse(request, body.toString(), done)
    else done(new ProblemError('bad_request', 'The body contains bytes that are not UTF-8. Send it in UTF-8.'))
  })
}
