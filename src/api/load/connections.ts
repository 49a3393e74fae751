import { STATUS_CODES, type Server, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { PROBLEMS, type ProblemCode } from '#contract/problems.ts'
import { presentProblem } from '#presenters/present-problem.ts'
import { PROBLEM_TYPE, ProblemError } from '#api/error-handling.ts'
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

/** Between two checks whether everything is sent, in milliseconds. */
const PAUSE = 20

/**
 * Node considers a connection idle as soon as its answer is handed over. A closing server would then cut off slow
 * readers, such as a phone half-way through a page. This makes it close idle connections only when nothing is left to
 * send.
 */
export function closeGracefully(server: Server): void {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const closeIdle = server.closeIdleConnections.bind(server)
  const close = () => {
    if ([...open].some((socket) => socket.writableLength > 0)) setTimeout(close, PAUSE)
    else closeIdle()
  }
  server.closeIdleConnections = close
}

/**
 * Starts a request only when its answer can be sent, that is, when all before it on the same connection have been
 * answered. Node would start all of them and keep their answers, so that a client which sends thousands and reads
 * nothing fills the memory. A client that sends too many ahead is cut off; so is one that sends two ahead while too
 * many wait on all connections together.
 */
export function guardPipelining(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  let all = 0
  const count = (socket: Socket, more: number) => {
    all += more
    waiting.set(socket, (waiting.get(socket) ?? 0) + more)
  }
  return (request, response) => {
    // Node sets the response's socket when it is its turn.
    if (response.socket) {
      listener(request, response)
      return
    }
    const { socket } = request
    const known = waiting.get(socket)
    const ahead = known ?? 0
    // One ahead is normal: the client may have the whole answer before this side hears that it was sent.
    if (ahead >= SERVER_LIMITS.requestsAhead || (ahead > 0 && all >= SERVER_LIMITS.requestsAheadOfAll)) {
      socket.destroy()
      return
    }
    // Requests that still wait when it closes never start.
    if (known === undefined) socket.once('close', () => count(socket, -(waiting.get(socket) ?? 0)))
    count(socket, 1)
    response.once('socket', () => {
      if (!socket.destroyed) count(socket, -1)
      // Node is still about to flush the response.
      setImmediate(listener, request, response)
    })
  }
}
