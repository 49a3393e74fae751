import { SERVER_LIMITS } from '#api/server-limits.ts'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import { openTestApp } from '#test/test-app.ts'

const FILTER = '/api/scholarship/filter'
const JSON_TYPE = { 'content-type': 'application/json' }

test.each([
  ['not JSON', '{"country":', JSON_TYPE, 400, 'bad_request'],
  ['nothing', '', JSON_TYPE, 400, 'bad_request'],
  ['a form', 'country=Kenya', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
  ['text', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
  ['no type', '{}', {}, 415, 'unsupported_media_type'],
  ['a broken type', '{}', { 'content-type': '////' }, 415, 'unsupported_media_type'],
  ['said to be compressed', '{}', { ...JSON_TYPE, 'content-encoding': 'gzip' }, 415, 'unsupported_media_type'],
  ['in other characters', '{}', { 'content-type': 'application/json; charset=utf-16' }, 415, 'unsupported_media_type'],
  ['too much', JSON.stringify({ searchKey: 'x'.repeat(20_000) }), JSON_TYPE, 413, 'too_large'],
  ['a prototype', '{"__proto__":{"country":[]}}', JSON_TYPE, 400, 'bad_request'],
  ['null', 'null', JSON_TYPE, 400, 'bad_request'],
  ['no text', Buffer.from('{"searchKey":"caf\xe9"}', 'latin1'), JSON_TYPE, 400, 'bad_request'],
])(
  'X1 a body that is %s is refused with a problem that says what to do',
  async (_what, payload, headers, status, code) => {
    const { app } = await openTestApp()
    const answer = await app.inject({ method: 'POST', url: FILTER, payload, headers })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ])
    const problem = problemSchema.strict().parse(answer.json())
    expect(problem).toMatchObject({ status, code, requestId: answer.headers['x-request-id'] })
    expect(problem.detail).toMatch(/^[A-Z].*\.$/s)
  },
)

test.each([
  ['GET', '/api/scholarship/searchScholarship/%', 400],
  ['GET', '/%E0%A4%A', 400],
  ['GET', `/api/${'x'.repeat(9000)}`, 414],
  ['GET', `/detail/${'x'.repeat(5000)}`, 414],
  ['GET', '/api/nothing', 404],
  ['GET', '/api', 404],
  ['GET', '/assets/nothing.js', 404],
  ['GET', '/..%2f..%2fetc/passwd', 404],
  ['GET', '//evil.example/', 404],
  ['GET', '/nothing.php', 404],
  ['POST', '/nothing', 404],
  ['DELETE', FILTER, 405],
  ['GET', FILTER, 405],
  ['PATCH', '/api/user/checkauth', 405],
  ['POST', '/', 405],
] as const)('X1 %s %s answers %i', async (method, url, status) => {
  const { call } = await openTestApp()
  const answer = await call(method, url)
  expect(answer.statusCode).toBe(status)
  expect(problemSchema.parse(answer.json()).status).toBe(status)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers.allow !== undefined).toBe(status === 405)
})

describe('on the wire', () => {
  const QUESTION = 'content-type: application/json\r\ncontent-length: 2\r\n'
  const TWO_HOSTS = 'Host: one\r\nhost: other\r\nconnection: close\r\n\r\n'

  async function speak(text: string): Promise<string> {
    const { app } = await openTestApp()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number } // it listens on a port
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write(text)
    let heard = ''
    for await (const chunk of socket) heard += String(chunk)
    return heard
  }

  test.each([
    ['no HTTP at all', 'NONSENSE\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'bad_request'],
    ['a page for two hosts', `GET / HTTP/1.1\r\n${TWO_HOSTS}`, 'HTTP/1.1 400 ', 'bad_request'],
    ['no page for two hosts', `GET /%zz HTTP/1.1\r\naccept: text/html\r\n${TWO_HOSTS}`, 'HTTP/1.1 400 ', 'bad_request'],
    [
      'a first page for two hosts',
      `POST ${FILTER} HTTP/1.1\r\n${QUESTION}${TWO_HOSTS}{}`,
      'HTTP/1.1 400 ',
      'bad_request',
    ],
    ['a page for no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 'HTTP/1.1 400 ', 'bad_request'],
    [
      'a first page for no host',
      `POST ${FILTER} HTTP/1.1\r\n${QUESTION}connection: close\r\n\r\n{}`,
      'HTTP/1.1 400 ',
      'bad_request',
    ],
    [
      'too long a head',
      `GET / HTTP/1.1\r\nx: ${'y'.repeat(SERVER_LIMITS.headerBytes)}\r\n\r\n`,
      'HTTP/1.1 431 ',
      'headers_too_large',
    ],
  ])('%s is answered, and the connection closed', async (_what, text, start, code) => {
    const heard = await speak(text)
    expect(heard).toContain(start)
    expect(heard).toContain(`"code":"${code}"`)
  })

  test('HTTP/1.0 needs no host', async () => {
    expect(await speak('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  test.each(['PROPFIND', 'TRACE'])('%s is refused', async (method) => {
    expect(await speak(`${method} / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 40[045] /)
  })
})

test('whoever leaves in the middle of a body is no fault of ours or of the database', async () => {
  const { app, logged } = await openTestApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number } // it listens on a port
  const socket = connect(port, '127.0.0.1')
  const type = 'content-type: application/json'
  socket.write(`POST ${FILTER}?page=2 HTTP/1.1\r\nhost: x\r\n${type}\r\ncontent-length: 100\r\n\r\n{"country":`)
  // By then the route waits for the rest.
  const [request] = (await once(app.server, 'request')) as [IncomingMessage]
  setTimeout(() => socket.destroy(), 100)
  // Not `once`, which would fail if the request does.
  await new Promise((resolve) => request.on('close', resolve))
  // Long enough for what would be written down.
  await sleep(100)
  expect(logged.join('')).not.toContain('"err"')
})
