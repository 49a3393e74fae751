import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import { openTestApp } from '#test/test-app.ts'

// The real server, with a limit low enough to reach in a test.
vi.mock(import('#api/server-limits.ts'), async (load) => {
  const { SERVER_LIMITS: limits } = await load()
  return { SERVER_LIMITS: { ...limits, handlerTimeout: 300 } }
})

test.each(['answers', 'fails', 'never ends'])(
  'whoever has waited too long is told so, with a body and without, once, and what then %s reaches nobody',
  async (end) => {
    const { app, config, storage, signIn, logged } = await openTestApp()
    const { cookie } = await signIn('ada@example.org')
    const ended: string[] = []
    const late = async <Result>(result: Result): Promise<Result> => {
      await sleep(end === 'never ends' ? 2000 : 600)
      ended.push(end)
      if (end === 'fails') throw new Error('too late')
      return result
    }
    const { saved } = storage
    Object.assign(saved, {
      add: () => late('saved'),
      remove: () => late(undefined),
      has: () => late(true),
      list: () => late([]),
    })
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const ask = async (method: string, path: string, body?: string) => {
      const headers = { cookie, origin: config.webOrigin, ...(body && { 'content-type': 'application/json' }) }
      const answer = await fetch(`${origin}/api/user/${path}`, { method, headers, ...(body && { body }) })
      expect(problemSchema.parse(await answer.json())).toMatchObject({ status: 503, code: 'unavailable' })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const began = performance.now()
    await Promise.all([
      ask('PUT', 'savescholarship/ada@example.org', '{"scholarshipId":"ghana"}'),
      ask('GET', 'checkSavedScholarshipsId/ada@example.org/scholarship/ghana'),
      ask('GET', 'getallsavedscholarships/ada@example.org'),
    ])
    expect(performance.now() - began).toBeGreaterThan(290)
    expect(ended).toEqual([])
    await expect.poll(() => ended.length).toBe(end === 'never ends' ? 0 : 3)
    // Long enough for a second answer to be tried.
    await sleep(50)
    // The server still runs, and the log does not say whose list it was.
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    expect(logged.join('')).not.toMatch(/example\.org|REP_ALREADY_SENT/)
  },
)

test('who leaves before the time is over is neither answered nor written down', async () => {
  const { app, config, storage, signIn, logged } = await openTestApp()
  const { cookie } = await signIn('ada@example.org')
  storage.saved.has = () => sleep(600, true)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const left = new AbortController()
  const path = '/api/user/checkSavedScholarshipsId/ada@example.org/scholarship/ghana'
  const asked = fetch(`${origin}${path}`, { headers: { cookie, origin: config.webOrigin }, signal: left.signal })
  await once(app.server, 'request')
  left.abort()
  await expect(asked).rejects.toThrow('aborted')
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  // Beyond the limit, which is a clock, and the late result.
  await sleep(500)
  expect(logged.join('')).not.toContain('"err"')
})

test('a body that does not end is late, and no fault of ours or of the database', async () => {
  const { app, logged } = await openTestApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number } // it listens on a port
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const type = 'content-type: application/json'
  socket.write(
    `POST /api/scholarship/filter?page=2 HTTP/1.1\r\nhost: x\r\n${type}\r\ncontent-length: 100\r\n\r\n{"country":`,
  )
  const [heard] = (await once(socket, 'data')) as [Buffer]
  expect(heard.toString()).toMatch(/^HTTP\/1\.1 408 [^]*"code":"too_slow"/)
  expect(logged.join('')).not.toContain('"err"')
})
