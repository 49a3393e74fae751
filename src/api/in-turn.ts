import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { SERVER_LIMITS } from './server-limits.ts'

/**
 * Begins with a request when its answer can be sent: those before it on the same connection have gone. Node begins with
 * all that come, and keeps their answers: who sends thousands of them and reads nothing would fill the memory. Whoever
 * sends too many ahead is cut off.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    // Node hands it over when it is the response's turn.
    if (response.socket) {
      listener(request, response)
      return
    }
    const { socket } = request
    const ahead = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, ahead)
    if (ahead > SERVER_LIMITS.requestsAhead) {
      socket.destroy()
      return
    }
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      // Node is still about to flush the response.
      setImmediate(listener, request, response)
    })
  }
}
