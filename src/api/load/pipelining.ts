import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { SERVER_LIMITS } from '#api/server-limits.ts'

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
