import type { Server } from 'node:http'
import type { Socket } from 'node:net'

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
