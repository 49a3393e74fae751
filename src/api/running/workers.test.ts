import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { scholarship } from '#test/fixture-catalogue.ts'
import { freePort } from '#test/free-port.ts'
import { fetchAnew, NoAnswer } from '#test/fresh-connection.ts'
import { newFolder } from '#test/new-folder.ts'
import { startReady, type Run } from '#test/server-process.ts'
import { signedIn } from '#test/signed-in.ts'
import { CODE } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { openTestStorage } from '#test/databases.ts'

/** These tests start whole programs, on machines that may be slow. */
const TIMES = { timeout: 240_000 }
const POLL = { timeout: 90_000, interval: 50 }
const EMAIL = 'ada@example.org'
const IDS = Array.from({ length: 40 }, (_, index) => `s-${index}`)
/** Not saved until the end. */
const LAST = IDS.at(-1) ?? ''
/** Makes each process print its worker number and its process id. */
const SAY_ID = '--import=data:text/javascript,console.log(`worker:${process.env.WORKER}:${process.pid}`)'

interface Request {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Makes each process take no more than so many connections. */
const atMost = (connections: number) =>
  `--import=data:text/javascript,import{Server}from'node:net';const{listen}=Server.prototype;Server.prototype.listen=function(...all){this.maxConnections=${connections};return(listen.apply(this,all))}`

/** Starts a server with two workers, and asks it as somebody who is signed in. */
async function startTwo(options = SAY_ID) {
  const [port, dataDir] = [await freePort(), newFolder()]
  const origin = `http://localhost:${port}`
  const storage = await openTestStorage({ dataDir })
  await storage.catalogue.apply({ upserts: IDS.map((id) => scholarship(id)) }, Date.now())
  const { account, cookie } = await signedIn(storage, origin, { email: EMAIL })
  const run = await startReady({
    PORT: String(port),
    DATA_DIR: dataDir,
    WORKERS: '2',
    NODE_OPTIONS: options,
    DEVELOPMENT_SIGN_IN: CODE,
  })
  const ask = (path: string, init: Request = {}) =>
    fetchAnew(`http://127.0.0.1:${port}${path}`, { ...init, headers: { cookie, origin, ...init.headers } })
  const saved = async () => (await storage.saved.list(account.id)).map(({ id }) => id)
  return { port, origin, run, ask, saved, cookie }
}

type Two = Awaited<ReturnType<typeof startTwo>>

/** The id of the process that is now this worker. */
function processOf({ output }: Run, worker: string): number {
  return Number([...output().matchAll(new RegExp(`worker:${worker}:(\\d+)`, 'g'))].at(-1)?.[1])
}

function save({ ask }: Pick<Two, 'ask'>, scholarshipId: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return ask(`/api/user/savescholarship/${EMAIL}`, { method: 'PUT', headers, body: JSON.stringify({ scholarshipId }) })
}

/** How many requests each worker has answered on routes that begin with `start`. */
async function answeredBy({ ask }: Two, start: string): Promise<Record<string, number>> {
  const text = await (await ask('/metrics')).text()
  const lines = text.matchAll(/^http_requests_total\{.*route="([^"]+)".*worker="(\d)"\} (\d+)$/gm)
  const answered: Record<string, number> = {}
  for (const [, route = '', worker = '', amount] of lines) {
    if (route.startsWith(start)) answered[worker] = (answered[worker] ?? 0) + Number(amount)
  }
  return answered
}

test('workers share the port: a save and every step of signing in may go through any of them', TIMES, async () => {
  const two = await startTwo()
  for (const [index, id] of IDS.slice(0, 10).entries()) {
    expect((await save(two, id)).status).toBe(200)
    const counts = [0, 1].map(async () => (await two.ask(`/api/user/getsavedscholarshipscount/${EMAIL}`)).json())
    expect(await Promise.all(counts)).toEqual([index + 1, index + 1])
  }
  const shares = await answeredBy(two, '/api/user/getsavedscholarshipscount/:email')
  expect(shares).toEqual({ 1: expect.any(Number), 2: expect.any(Number) })
  expect((shares['1'] ?? 0) + (shares['2'] ?? 0)).toBe(20)
  const text = await (await two.ask('/metrics')).text()
  expect(text.match(/^# TYPE http_requests_total counter$/gm)).toHaveLength(1)
  for (const worker of ['1', '2'])
    expect(text).toMatch(new RegExp(`^catalogue_version\\{worker="${worker}"\\} 1$`, 'm'))

  // The steps of signing in reach both workers.
  for (const provider of ['google', 'linkedin']) {
    const visitor = createVisitor(two.origin, fetchAnew)
    const page = await visitor.follow(`/auth/${provider}?redirectUrl=%2Fapi%2Fuser%2Fcheckauth`)
    const landed = await visitor.submit(page.url, { name: 'Bo', email: `bo@${provider}.example`, code: CODE })
    expect(JSON.parse(landed.body)).toMatchObject({ name: 'Bo', email: `bo@${provider}.example`, photo: null })
  }
  expect(Object.keys(await answeredBy(two, '/dev-sign-in/'))).toEqual(['1', '2'])
  expect(Object.keys(await answeredBy(two, '/auth/'))).toEqual(['1', '2'])
})

test('a worker that is killed is replaced while the other goes on; SIGTERM drains both', TIMES, async () => {
  const two = await startTwo()
  const victim = processOf(two.run, '1')
  const acknowledged: string[] = []
  const answered = { whileOneWas: 0 }
  const killed = { is: false, done: false }
  const hanging: unknown[] = []
  // Each request has a new connection. Those to the dead worker break, but none may hang.
  const lost = (error: unknown) => void (error instanceof NoAnswer && hanging.push(error))
  const askers = [0, 1, 2].map(async (asker) => {
    for (let turn = asker; !killed.done; turn += 3) {
      await sleep(25)
      const id = IDS[turn]
      // Few enough to stay below the limit on changes.
      if (id !== undefined && id !== LAST && (await save(two, id).catch(lost))?.ok) acknowledged.push(id)
      const response = await two.ask(`/api/user/getsavedscholarshipscount/${EMAIL}`).catch(lost)
      if (response?.ok && killed.is && processOf(two.run, '1') === victim) answered.whileOneWas += 1
    }
  })
  await expect.poll(() => acknowledged.length, POLL).toBeGreaterThan(5)
  process.kill(victim, 'SIGKILL')
  killed.is = true
  try {
    await expect.poll(() => processOf(two.run, '1'), POLL).not.toBe(victim)
    await expect.poll(async () => (await two.ask('/metrics')).text(), POLL).toContain('catalogue_version{worker="1"}')
  } finally {
    killed.done = true
    await Promise.all(askers)
  }
  expect(hanging).toEqual([])
  expect(answered.whileOneWas).toBeGreaterThan(0)
  expect(two.run.output()).toContain('Worker 1 ended (SIGKILL)')
  const kept = await two.saved()
  expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([])

  const body = JSON.stringify({ scholarshipId: LAST })
  // Enough connections for every worker to have one. Each is told to go on, and waits to send the rest.
  const lines = [0, 1, 2, 3].map(() => connect(two.port, '127.0.0.1'))
  const heard = lines.map(() => '')
  for (const [index, line] of lines.entries()) {
    line.on('data', (chunk: Buffer) => (heard[index] += chunk.toString()))
    line.write(
      `PUT /api/user/savescholarship/${EMAIL} HTTP/1.1\r\nhost: localhost:${two.port}\r\norigin: ${two.origin}\r\n` +
        `cookie: ${two.cookie}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n` +
        'expect: 100-continue\r\n\r\n',
    )
  }
  await expect.poll(() => heard.every((text) => text.startsWith('HTTP/1.1 100')), POLL).toBe(true)
  const closed = lines.map((line) => new Promise((resolve) => line.on('close', resolve).on('error', resolve)))
  two.run.child.kill('SIGTERM')
  // No worker takes new connections any more.
  await expect.poll(() => isRefused(two.port), POLL).toBe(true)
  for (const line of lines) line.write(body)
  expect(await two.run.ended).toBe(0)
  await Promise.all(closed)
  for (const text of heard) expect(text).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK\r\n/)
  expect(await two.saved()).toContain(LAST)
})

test('a worker that hangs is ended, and another answers in its place', TIMES, async () => {
  const two = await startTwo()
  const victim = processOf(two.run, '2')
  process.kill(victim, 'SIGSTOP')
  await expect.poll(() => two.run.output(), POLL).toContain('Worker 2 has said nothing for 10 seconds, and is ended')
  await expect.poll(() => processOf(two.run, '2'), POLL).not.toBe(victim)
  await expect.poll(async () => (await two.ask('/metrics')).text(), POLL).toContain('catalogue_version{worker="2"}')
  const answers = [1, 2, 3, 4].map(async () => (await two.ask('/healthz')).status)
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200])
  // A worker that runs is not mistaken for one that hangs.
  expect(two.run.output()).not.toContain('Worker 1')
})

test(
  'connections beyond those that all workers may hold are closed at once, and told in the metrics',
  TIMES,
  async () => {
    const { port, ask } = await startTwo(atMost(3))
    let closed = 0
    const lines = Array.from({ length: 9 }, () => connect(port, '127.0.0.1').on('close', () => (closed += 1)))
    await expect.poll(() => closed, POLL).toBe(3)
    for (const line of lines) line.destroy()
    const dropped = /^http_connections_dropped_total\{worker="(?:1|2)"\} (\d+)$/gm
    const told = async () => {
      const text = await (await ask('/metrics')).text()
      return [...text.matchAll(dropped)].reduce((sum, [, count]) => sum + Number(count), 0)
    }
    // One more for each time that this was asked too soon.
    await expect.poll(told, POLL).toBeGreaterThanOrEqual(3)
  },
)

/** Only connects, because a request that arrives while the last worker closes may go unanswered for a while. */
function isRefused(port: number): Promise<boolean> {
  const line = connect(port, '127.0.0.1')
  return once(line, 'connect')
    .then(
      () => false,
      () => true,
    )
    .finally(() => line.destroy())
}
