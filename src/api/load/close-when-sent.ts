import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Between two looks whether all is sent, in milliseconds. */
const PAUSE = 20

/**
 * Node takes a connection for idle as soon as its answer is handed over, and a server that closes would cut off whoever
 * reads slowly: a page half-way to a phone. From now on it closes idle ones when nothing is left to send.
 */
export function closeWhenSent(server: Server): void {
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
