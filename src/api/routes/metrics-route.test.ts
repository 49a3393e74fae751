import { SERVER_LIMITS } from '#api/server-limits.ts'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createAddressList, isNetwork } from '#api/networks.ts'
import { openTestApp } from '#test/test-app.ts'

// An empty line separates families.
const LINE = /^(?:|# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z]+="[^"\\\n]*"(?:,[a-z]+="[^"\\\n]*")*\})? \d[\d.e+-]*)$/

test('answers are counted by route and status, and nothing personal is among the labels', async () => {
  const { app, call, signIn } = await openTestApp()
  const { cookie } = await signIn('ada@example.org')
  for (let turn = 0; turn < 3; turn += 1) await call('POST', '/api/scholarship/filter?page=1', { body: {} })
  await call('GET', '/api/user/getsavedscholarshipscount/ada@example.org', { cookie })
  await call('GET', '/api/user/getsavedscholarshipscount/bo@example.org', { cookie })
  await call('GET', '/nowhere/ada@example.org')
  const answer = await app.inject({ url: '/metrics' })
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = answer.body.trimEnd().split('\n')
  expect(lines.filter((line) => !LINE.test(line))).toEqual([])
  const filter = 'method="POST",route="/api/scholarship/filter"'
  const count = 'method="GET",route="/api/user/getsavedscholarshipscount/:email"'
  expect(lines).toEqual(
    expect.arrayContaining([
      `http_requests_total{${filter},status="200"} 3`,
      `http_requests_total{${count},status="200"} 1`,
      `http_requests_total{${count},status="403"} 1`,
      'http_requests_total{method="GET",route="none",status="404"} 1',
      `http_request_duration_seconds_bucket{le="+Inf",${filter}} 3`,
      `http_request_duration_seconds_count{${filter}} 3`,
      'catalogue_scholarships 13',
      'catalogue_version 1',
    ]),
  )
  expect(answer.body).toMatch(/event_loop_delay_seconds\{quantile="0.99"\} \d/)
  expect(answer.body).toMatch(/process_resident_memory_bytes \d{7}/)
  expect(answer.body).not.toMatch(/ada|bo@/)
})

test('what is refused before it is a request is counted as well', async () => {
  const { app } = await openTestApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number } // it listens on a port
  for (const head of ['NONSENSE', 'NONSENSE', `GET / HTTP/1.1\r\nx: ${'y'.repeat(SERVER_LIMITS.headerBytes)}`]) {
    const socket = connect(port, '127.0.0.1')
    socket.end(`${head}\r\n\r\n`).resume()
    await once(socket, 'close')
  }
  const lines = (await app.inject({ url: '/metrics' })).body.trimEnd().split('\n')
  expect(lines.filter((line) => !LINE.test(line))).toEqual([])
  const refused = lines.filter((line) => line.startsWith('http_requests_total{method="none"'))
  expect(refused.map((line) => line.slice(line.indexOf('status')))).toEqual(['status="400"} 2', 'status="431"} 1'])
  // There is no time to tell.
  expect(lines.filter((line) => /^http_request_duration_seconds.*method="none"/.test(line))).toEqual([])
})

test('connections beyond the most that may be open are closed at once, and counted', async () => {
  const { app } = await openTestApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  expect(app.server.maxConnections).toBe(SERVER_LIMITS.connections)
  app.server.maxConnections = 3
  const { port } = app.server.address() as { port: number } // it listens on a port
  let closed = 0
  const sockets = Array.from({ length: 9 }, () => connect(port, '127.0.0.1').on('close', () => (closed += 1)))
  await expect.poll(() => closed).toBe(6)
  for (const socket of sockets) socket.destroy()
  expect((await app.inject({ url: '/metrics' })).body).toMatch(/^http_connections_dropped_total 6$/m)
})

test('only this machine is told, unless others are named; a proxy in between hides nobody', async () => {
  const ask = async (environment: Record<string, string>, remoteAddress: string, forwardedFor?: string) => {
    const { app } = await openTestApp({ environment })
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
    return (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  }
  expect(await ask({}, '127.0.0.1')).toBe(200)
  expect(await ask({}, '::1')).toBe(200)
  expect(await ask({}, '::ffff:127.0.0.1')).toBe(200)
  expect(await ask({}, '10.1.2.3')).toBe(404)
  expect(await ask({}, '127.0.0.1', '203.0.113.9')).toBe(404)
  expect(await ask({ TRUSTED_PROXIES: 'loopback' }, '127.0.0.1', '203.0.113.9')).toBe(404)
  expect(await ask({ METRICS_FROM: '10.1.0.0/16' }, '10.1.2.3')).toBe(200)
  expect(await ask({ METRICS_FROM: '10.1.0.0/16' }, '127.0.0.1')).toBe(404)
})

test('networks are written as addresses, with the bits that count, or by name', () => {
  const mayAsk = createAddressList(['uniquelocal', '203.0.113.7', '2001:db8::/32'])
  const asked = [
    '10.9.9.9',
    '203.0.113.7',
    '203.0.113.8',
    '2001:db8:1::1',
    '2001:db9::1',
    '10.9.9.9:50123',
    '[2001:db8::1]:50123',
  ]
  expect(asked.map(mayAsk)).toEqual([true, true, false, true, false, true, true])
  expect(['loopback', '10.0.0.0/8', '::1'].map(isNetwork)).toEqual([true, true, true])
  expect(['10.0.0.0/33', 'everybody', '10.0.0.0/8/8', '10.0.0/8'].map(isNetwork)).toEqual([false, false, false, false])
})
