import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { PROBLEMS, type ProblemCode } from '#contract/problems.ts'
import { presentProblem } from '#presenters/present-problem.ts'
import { PROBLEM_TYPE, ProblemError } from '#api/problem-error.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'

/** What Node's HTTP parser refuses, by its error codes. */
const REFUSALS: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', `Send at most ${SERVER_LIMITS.headerBytes} bytes of address and headers.`],
  ERR_HTTP_REQUEST_TIMEOUT: ['too_slow', 'The request did not arrive in time. Send it again.'],
}
const NOT_HTTP = ['bad_request', 'This is not a valid HTTP/1.1 request. Correct it and send it again.'] as const

/** How long the client may take to read the answer, in milliseconds. */
const LAST_WORDS = 1000

/** Answers on the socket, since there is no request yet that a route could answer. */
export function answerClientErrors(onRefused: (status: number) => void) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const [code, detail] = REFUSALS[error.code ?? ''] ?? NOT_HTTP
    const { status } = PROBLEMS[code]
    const body = JSON.stringify(presentProblem(new ProblemError(code, detail)))
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-type: ${PROBLEM_TYPE}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'x-content-type-options: nosniff',
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
    onRefused(status)
    // A client that never closes its side would keep a connection for ever.
    setTimeout(() => socket.destroy(), LAST_WORDS).unref()
  }
}
