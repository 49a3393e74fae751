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

test.each([
  [true, 'this machine', '127.0.0.1', undefined],
  [true, 'a private network', '10.1.2.3', undefined],
  [true, 'a proxy that was named', '203.0.113.7', undefined],
  [false, 'anywhere', '203.0.113.9', undefined],
  [false, 'anywhere, through a proxy that was named', '203.0.113.7', '203.0.113.9'],
  [false, 'anywhere, who says to be this machine', '203.0.113.9', '127.0.0.1'],
] as const)(
  'that somebody watches is %s of who asks from %s',
  async (isWatched, _where, remoteAddress, forwardedFor) => {
    const { app } = await openTestApp({ environment: { TRUSTED_PROXIES: '203.0.113.7' } })
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
    expect((await app.inject({ url: '/readyz', remoteAddress, headers })).statusCode).toBe(200)
    expect(app.readiness.isWatched()).toBe(isWatched)
  },
)

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
