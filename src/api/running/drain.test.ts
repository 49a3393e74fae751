import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestApp } from '#test/test-app.ts'
import { drain, sendAway } from './drain.ts'

// Shorter, for the last of these tests.
vi.mock(import('#api/server-limits.ts'), async (load) => {
  const { SERVER_LIMITS: limits } = await load()
  return { SERVER_LIMITS: { ...limits, drainTime: 1000 } }
})

/** A listening server, and a connection to it. */
async function openLine() {
  const { app } = await openTestApp()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const line = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(() => void line.destroy())
  await once(line, 'connect')
  let heard = ''
  line.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  return {
    app,
    origin,
    line,
    closed: once(line, 'close'),
    answers: () => heard.match(/HTTP\/1\.1 .+|^connection: .+/gim),
  }
}

const search = (body: string) =>
  `POST /api/scholarship/filter?page=1 HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`

test('a server that is to stop says so to its balancer, answers everything, and keeps no connection', async () => {
  const { app, origin, line, closed, answers } = await openLine()
  expect(app.readiness.isWatched()).toBe(false)
  line.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await expect.poll(answers).toEqual(['HTTP/1.1 200 OK', 'Connection: keep-alive'])
  expect(app.readiness.isWatched()).toBe(true)

  sendAway(app)
  const other = await fetch(`${origin}/readyz`)
  expect([other.status, other.headers.get('connection')]).toEqual([503, 'close'])
  line.write(`${search('{}')}{}`)
  await closed
  expect(answers()?.slice(2)).toEqual(['HTTP/1.1 200 OK', 'Connection: close'])
})

test('what comes over a connection in use while the server closes is answered', async () => {
  const { app, line, closed, answers } = await openLine()
  line.write(`${search('{}')}{`)
  // The connection is in use as soon as the server has begun to read the request.
  await once(app.server, 'request')
  const stopped = drain(app)
  await expect.poll(() => app.server.listening).toBe(false)
  line.write(`}${search('{}')}{}`)
  await Promise.all([closed, stopped])
  expect(answers()).toEqual(['HTTP/1.1 200 OK', 'Connection: keep-alive', 'HTTP/1.1 200 OK', 'Connection: close'])
})

test('a server ends in time, though what it still waits for never comes', async () => {
  const { app } = await openTestApp()
  const database = Promise.withResolvers<void>()
  onTestFinished(() => database.resolve())
  app.addHook('onClose', () => database.promise)
  await app.listen({ port: 0, host: '127.0.0.1' })
  await drain(app)
  expect(app.server.listening).toBe(false)
}, 10_000)
