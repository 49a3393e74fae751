import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { searchAnswerSchema } from '#contract/search.ts'
import { COUNTRIES } from '#domain/countries.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { openTestApp } from '#test/test-app.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'

const FILTER = '/api/scholarship/filter'
const KENYA = JSON.stringify({ country: ['Kenya'] })

interface Asked {
  readonly url?: string
  readonly body?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

/** Starts a listening server, and asks it over the wire. */
async function listen(environment: Record<string, string> = {}, turnTime = 60_000) {
  const setting = await openTestApp({ environment, turnTime })
  const { app, config, logged } = setting
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number } // it listens on a port
  const ask = async ({ url = `${FILTER}?page=1`, body = KENYA, headers = {} }: Asked = {}) => {
    const asking = request({ port, host: '127.0.0.1', path: url, method: 'POST', agent: false })
    const said = { origin: config.webOrigin, 'content-type': 'application/json', ...headers }
    for (const [name, value] of Object.entries(said)) if (value !== '') asking.setHeader(name, value)
    asking.end(body)
    const [answer] = await once(asking, 'response')
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk)
    return { status: Number(answer.statusCode), headers: { ...answer.headers }, body: Buffer.concat(chunks) }
  }
  return { ...setting, port, ask, answeredWays: () => logged.filter((line) => line.includes(FILTER)).map(readLine) }
}

function readLine(line: string): Record<string, unknown> {
  const { time, ms, reqId, ...rest } = JSON.parse(line)
  expect([Math.abs(Date.now() - time) < 60_000, ms >= 0, reqId]).toEqual([
    true,
    true,
    expect.stringMatching(/^[\da-f-]{36}$/),
  ])
  return rest
}

/** The headers without those that differ from request to request. */
function lasting({ 'x-request-id': id, date: _date, ...headers }: Record<string, unknown>) {
  expect(id).toMatch(/^[\da-f-]{36}$/)
  return headers
}

test.each([
  ['on one origin', {}],
  ['with pages of another origin', { API_ORIGIN: 'http://api.localhost:3000' }],
])(
  'X1 a ready answer has the body, the headers, the log line and the count of a first one, %s',
  async (_what, where) => {
    const { ask, answeredWays, call } = await listen(where)
    for (const encoding of ['identity', 'gzip']) {
      const asked = {
        body: JSON.stringify({ field: ['Law'], searchKey: encoding }),
        headers: { 'accept-encoding': encoding },
      }
      const [first, ready, again] = [await ask(asked), await ask(asked), await ask(asked)]
      expect(first.status).toBe(200)
      expect(lasting(first.headers)).toMatchObject({ 'x-content-type-options': 'nosniff' })
      expect(lasting(ready.headers)).toEqual(lasting(first.headers))
      expect(ready.headers['x-request-id']).not.toBe(again.headers['x-request-id'])
      expect(ready.body.equals(first.body)).toBe(true)
      const plain = encoding === 'gzip' ? gunzipSync(again.body) : again.body
      expect(searchAnswerSchema.strict().parse(JSON.parse(plain.toString())).count).toBeGreaterThan(0)
    }
    const [line, ...others] = answeredWays()
    expect(line).toEqual({ level: 30, method: 'POST', route: FILTER, status: 200 })
    expect(others).toEqual([line, line, line, line, line])
    const metrics = await call('GET', '/metrics')
    expect(metrics.body).toContain(`http_requests_total{method="POST",route="${FILTER}",status="200"} 6`)
  },
)

test('answers have no line where the log tells of warnings only', async () => {
  const { ask, logged } = await listen({ LOG_LEVEL: 'warn' })
  for (let time = 0; time < 2; time++) expect((await ask()).status).toBe(200)
  expect(logged).toEqual([])
})

test('what is ready for one asker is refused to another site, in another type or for a further page', async () => {
  const { ask } = await listen()
  expect((await ask()).status).toBe(200)
  expect((await ask({ headers: { origin: 'https://evil.example' } })).status).toBe(403)
  expect((await ask({ headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  expect((await ask({ headers: { 'content-type': 'application/json; charset=utf-16' } })).status).toBe(415)
  expect((await ask({ body: Buffer.from('{"searchKey":"caf\xe9"}', 'latin1') })).status).toBe(400)
  expect((await ask({ headers: { 'content-type': 'application/json; charset=UTF-8' } })).status).toBe(200)
  expect((await ask({ url: `${FILTER}?page=2` })).status).toBe(401)
  expect((await ask({ url: `${FILTER}?page=0` })).status).toBe(400)
  expect((await ask({ body: '' })).status).toBe(400)
  expect((await ask({ body: `${KENYA} x` })).status).toBe(400)
  expect((await ask({ body: '{"__proto__":{"country":["Kenya"]}}' })).status).toBe(400)
  expect((await ask({ body: String.raw`{"\u005f_proto__":{"country":["Kenya"]}}` })).status).toBe(400)
  expect((await ask({ body: '{"country":"Kenya"}' })).status).toBe(400)
  expect((await ask({ body: JSON.stringify({ searchKey: 'x'.repeat(SERVER_LIMITS.bodyBytes) }) })).status).toBe(413)
  // An escape is fine; another reader handles it.
  expect((await ask({ body: String.raw`{"country":["K\u0065nya"]}` })).status).toBe(200)
  // None of these was kept as the answer.
  expect((await ask()).status).toBe(200)
})

test('a server that is behind sheds searches like all else', async () => {
  const { ask } = await listen({}, 0)
  expect((await ask()).status).toBe(503)
})

test('what comes after work that took too long is shed, and what comes later is answered', async () => {
  const { app, ask } = await listen({}, 250)
  app.server.prependOnceListener('request', () => {
    const started = performance.now()
    while (performance.now() - started < 300);
  })
  expect((await ask()).status).toBe(503)
  await expect.poll(async () => (await ask()).status, { timeout: 20_000 }).toBe(200)
})

test('a body that is said to be too long is refused before it comes', async () => {
  const { port } = await listen()
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const length = SERVER_LIMITS.bodyBytes + 1
  socket.write(
    `POST ${FILTER} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
  )
  const [heard] = await once(socket, 'data')
  expect(String(heard)).toMatch(/^HTTP\/1\.1 413 /)
})

test('a further page that somebody was shown stays closed to the signed-out', async () => {
  const { ask, signIn } = await listen()
  const { cookie } = await signIn()
  const asked = { url: `${FILTER}?page=2` }
  expect((await ask({ ...asked, headers: { cookie } })).status).toBe(200)
  expect((await ask(asked)).status).toBe(401)
})

test.each([
  ['on its own', {}, ''],
  ['through a proxy', { TRUSTED_PROXIES: 'loopback' }, 'x-forwarded-for: 203.0.113.9\r\n'],
])('whoever asks %s and leaves at once harms nobody', async (_how, environment, forwarded) => {
  const { port, ask, logged } = await listen(environment)
  const head = `POST ${FILTER}?page=1 HTTP/1.1\r\nhost: x\r\n${forwarded}content-type: application/json\r\n`
  for (const body of [KENYA, `${KENYA} x`]) {
    for (let time = 0; time < 10; time++) {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(`${head}content-length: ${body.length}\r\n\r\n${body}`, () => socket.resetAndDestroy())
      await once(socket, 'close')
    }
  }
  expect((await ask()).status).toBe(200)
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([])
})

/** Sends pieces one after the other, each when the one before has arrived, and hears all that is answered. */
async function speak(port: number, ...pieces: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  onTestFinished(() => void socket.destroy())
  const closed = once(socket, 'close')
  let heard = ''
  socket.on('data', (chunk) => (heard += String(chunk)))
  for (const piece of pieces) await new Promise((resolve) => socket.write(piece, () => setTimeout(resolve, 20)))
  await closed
  return heard
}

const LAST = `POST ${FILTER}?page=1 HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n`

test('a body in pieces, or without its length told, has the same answer', async () => {
  const { port, ask } = await listen()
  const whole = await ask()
  const told = await speak(port, `${LAST}content-length: ${KENYA.length}\r\n\r\n${KENYA.slice(0, 5)}`, KENYA.slice(5))
  const chunked = await speak(
    port,
    `${LAST}transfer-encoding: chunked\r\n\r\n${KENYA.length.toString(16)}\r\n${KENYA}\r\n0\r\n\r\n`,
  )
  for (const heard of [told, chunked]) {
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(heard).toContain(whole.body.toString())
  }
})

test('a mistake is answered, too, when the body comes after the head', async () => {
  const { app, port } = await listen()
  const heard = async (body: string) => {
    const head = `${LAST}content-length: ${body.length}\r\n\r\n`
    const [start, rest] = [body.slice(0, 5), body.slice(5)]
    return [await speak(port, head, body), await speak(port, head, start, rest), await speak(port, head + start, rest)]
  }
  for (const body of ['{"country":"Kenya"}', `${KENYA} x`]) {
    for (const answer of await heard(body)) expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  }
  vi.spyOn(app.snapshots.current().engine, 'search').mockImplementation(() => {
    throw new Error('A fault of ours')
  })
  for (const answer of await heard(KENYA)) expect(answer).toMatch(/^HTTP\/1\.1 500 /)
})

test('several questions on one connection are answered in their order, ready or not', async () => {
  const { port, ask } = await listen()
  await ask()
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const question = (body: string, last = false) =>
    `POST ${FILTER}?page=1&facets=0 HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n` +
    `${last ? 'connection: close\r\n' : ''}content-length: ${body.length}\r\n\r\n${body}`
  const countries = ['Kenya', 'Ghana', 'Kenya', 'France', 'Ghana']
  const bodies = countries.map((country) => JSON.stringify({ country: [country], searchKey: '' }))
  socket.write(bodies.map((body, place) => question(body, place === bodies.length - 1)).join(''))
  let heard = ''
  for await (const chunk of socket) heard += String(chunk)
  const counts = [...heard.matchAll(/"count":(\d+),"result"/g)].map(([, count]) => Number(count))
  expect(counts).toEqual([12, 2, 12, 1, 2])
})

test('answers that wait for a slow reader stay what they were, whatever others are sent meanwhile', async () => {
  const { port, ask } = await listen()
  const countries = COUNTRIES.slice(0, 100).map(({ name }) => JSON.stringify({ country: [name] }))
  const expected = await Promise.all(countries.map(async (body) => (await ask({ body })).body.toString()))
  const socket = connect(port, '127.0.0.1').pause()
  onTestFinished(() => void socket.destroy())
  const head = `POST ${FILTER} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`
  const requests = countries.map((body, place) => {
    const last = place === countries.length - 1 ? 'connection: close\r\n' : ''
    return `${head}${last}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  })
  await new Promise((resolve) => socket.write(requests.join(''), resolve))
  for (let time = 0; time < 3; time++) {
    await Promise.all([KENYA, '{}', '{"level":["PhD"]}'].map((body) => ask({ body })))
  }
  let heard = ''
  for await (const chunk of socket.setEncoding('utf8')) heard += chunk
  const bodies = heard.split(/HTTP\/1\.1 200 OK\r\n.*?\r\n\r\n/s).slice(1)
  expect(bodies).toEqual(expected)
})

test('whoever asks on and takes no answer is cut off', async () => {
  const { port, app, ask } = await listen()
  expect(app.server.timeout).toBe(SERVER_LIMITS.stalledTimeout)
  app.server.timeout = 500
  const accepted = once(app.server, 'connection')
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  // The answers are never read, and are more than the buffers between the two sides hold.
  socket.on('error', () => undefined).pause()
  const head = `POST ${FILTER} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`
  socket.write(`${head}content-length: ${KENYA.length}\r\n\r\n${KENYA}`.repeat(200))
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, amount) => resolve(amount)))
  await accepted
  await expect.poll(connections, { timeout: 20_000 }).toBe(0)
  expect((await ask()).status).toBe(200)
})

test('a ready answer leaves with its version of the catalogue', async () => {
  const { ask, storage, app } = await listen()
  const [first, ready] = [await ask(), await ask()]
  expect(ready.headers.etag).toBe(first.headers.etag)
  await storage.catalogue.apply({ upserts: [scholarship('new', { countries: ['KE'] })] }, 0)
  await app.snapshots.refresh()
  const later = await ask()
  expect(JSON.parse(later.body.toString()).count).toBe(JSON.parse(ready.body.toString()).count + 1)
  expect(later.headers.etag).not.toBe(first.headers.etag)
})
