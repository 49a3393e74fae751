import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { SERVER_LIMITS } from '#api/server-limits.ts'

/**
 * Begins with a request when its answer can be sent: those before it on the same connection have gone. Node begins with
 * all that come, and keeps their answers: who sends thousands of them and reads nothing would fill the memory. Whoever
 * sends too many ahead is cut off, and so is whoever sends two while too many wait on all connections together.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  let all = 0
  const count = (socket: Socket, more: number) => {
    all += more
    waiting.set(socket, (waiting.get(socket) ?? 0) + more)
  }
  return (request, response) => {
    // Node hands it over when it is the response's turn.
    if (response.socket) {
      listener(request, response)
      return
    }
    const { socket } = request
    const known = waiting.get(socket)
    const ahead = known ?? 0
    // One is no fault of its client's: it may have the whole answer before this side hears that it was sent.
    if (ahead >= SERVER_LIMITS.requestsAhead || (ahead > 0 && all >= SERVER_LIMITS.requestsAheadOfAll)) {
      socket.destroy()
      return
    }
    // What still waits when it closes has no turn any more.
    if (known === undefined) socket.once('close', () => count(socket, -(waiting.get(socket) ?? 0)))
    count(socket, 1)
    response.once('socket', () => {
      if (!socket.destroyed) count(socket, -1)
      // Node is still about to flush the response.
      setImmediate(listener, request, response)
    })
  }
}
