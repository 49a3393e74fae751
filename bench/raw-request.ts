import { createConnection } from 'node:net'
import type { FuzzRequest } from './fuzz-requests.ts'

/**
 * The status of the answer, or 0 if none comes in time. Uses a bare socket, since a client library would correct the
 * request.
 */
export function sendRaw(port: number, request: FuzzRequest, patience: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    let text = ''
    let ended = false
    const end = (status: number) => {
      if (ended) return
      ended = true
      clearTimeout(timer)
      socket.destroy()
      resolve(status)
    }
    const statusOf = () => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
    const timer = setTimeout(() => end(0), patience)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('close', () => end(statusOf()))
    // Refused before the whole request was sent: the answer so far counts.
    socket.on('error', () => end(statusOf()))
    socket.write(format(port, request))
  })
}

function format(port: number, { method, path, headers, body }: FuzzRequest): string {
  const lines = Object.entries({ host: `localhost:${port}`, connection: 'close', ...headers })
  if (body !== undefined) lines.push(['content-length', String(Buffer.byteLength(body))])
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `${method} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ''}`
}
