import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { percentile, rounded } from './measure.ts'
import { mixedRequests, requestOf, searchBody } from './requests.ts'
import { createZipf } from './random.ts'
import { wholeNumber } from '../scripts/options.ts'

// The real API server, logging to a file as in production, against a bare server that sends as many constant bytes. Each
// is loaded in turn from this process, in short windows, so that what else the machine does meets both:
// `over-http.ts 100000`. Shares of the bare server's requests per second, the median of the windows; and, steadier where
// others use the processors too, the share by processor time: of the bare server's for a request, by the API's.
const [API_PORT, BARE_PORT] = [Number(process.env['PORT'] ?? 4600), Number(process.env['PORT'] ?? 4600) + 1]
const ORIGIN = `http://localhost:${API_PORT}`
const CONNECTIONS = 16
const WINDOWS = 8
const WINDOW_MS = 500
const DISTINCT = 20_000
/** Besides these, asked in turn: more than are asked, so that none is ready. */
const ALL_DIFFERENT = 200_000
/** As people ask: until what is asked more than once is ready, as it is but for some time after a change of the catalogue. */
const WARM_REQUESTS = 400_000
/**
 * All different: until V8 has compiled what is asked for often, and the memory for ready answers is full, as in a server
 * that has run for a while.
 */
const WARM_DIFFERENT = 60_000
const NOTHING = Buffer.alloc(0)
const HEAD_END = Buffer.from('\r\n\r\n')
const size = wholeNumber('records', process.argv[2] ?? '100000')

interface Server {
  readonly port: number
  readonly child: ChildProcess
}

const bodies = distinctBodies(DISTINCT + ALL_DIFFERENT)
const folder = mkdtempSync(join(tmpdir(), 'bench-over-http-'))
const children: ChildProcess[] = []
try {
  console.log(JSON.stringify({ ...(await compareBoth(0)), ...(await compareBoth(1)) }))
} finally {
  for (const child of children) child.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

/** With a server that was asked nothing else: what it keeps ready is of this kind. */
async function compareBoth(facets: 0 | 1): Promise<Record<string, number>> {
  const api = await start('api', API_PORT, size)
  const shares = { ...(await compare(api, 'skewed', facets)), ...(await compare(api, 'distinct', facets)) }
  await stop(api)
  return shares
}

/** The API's shares under one load: of requests per second, and by processor time. */
async function compare(api: Server, kind: 'skewed' | 'distinct', facets: 0 | 1): Promise<Record<string, number>> {
  const name = facets === 0 ? kind : `${kind}_facets`
  // As bytes, so that to write one costs the client the same each time.
  const requests = bodies.map((body) => Buffer.from(requestOf(ORIGIN, body, facets)))
  const asking = () => (kind === 'skewed' ? skewed(requests) : inTurn(requests.slice(DISTINCT)))
  const next = asking()
  const warmUp = kind === 'skewed' ? WARM_REQUESTS : WARM_DIFFERENT
  const sample = await load(api, next, (done) => done < warmUp)
  const bare = await start('bare', BARE_PORT, Math.round(sample.bytes / sample.requests))
  const bareNext = asking()
  await window(bare, bareNext)
  const [ofApi, ofBare, shares]: [Load[], Load[], number[]] = [[], [], []]
  for (let turn = 0; turn < WINDOWS; turn++) {
    const one = await window(api, next)
    const other = await window(bare, bareNext)
    ofApi.push(one)
    ofBare.push(other)
    shares.push(one.requests / one.seconds / (other.requests / other.seconds))
  }
  await stop(bare)
  const [apiCost, bareCost] = [costOf(ofApi), costOf(ofBare)]
  console.error(
    `${name}: answers of ${Math.round(sample.bytes / sample.requests)} bytes; a request takes the API ` +
      `${rounded(apiCost.server)} µs of processor time, the bare server ${rounded(bareCost.server)}, and its asker ` +
      `${rounded(apiCost.client)} and ${rounded(bareCost.client)}`,
  )
  return {
    [name]: rounded(percentile(shares, 0.5), 2),
    [`${name}_by_cpu`]: rounded(bareCost.server / apiCost.server, 2),
  }
}

/** Microseconds of processor time for a request. */
function costOf(loads: readonly Load[]): { server: number; client: number } {
  const sum = (of: (one: Load) => number) => loads.reduce((total, one) => total + of(one), 0)
  const requests = sum((one) => one.requests)
  return { server: sum((one) => one.serverCpu) / requests, client: sum((one) => one.clientCpu) / requests }
}

/** Skewed as Zipf found, over the first of them. */
function skewed(requests: readonly Buffer[]): () => Buffer {
  const zipf = createZipf(DISTINCT)
  return () => requests[zipf()] ?? NOTHING
}

/** One after the other. */
function inTurn(requests: readonly Buffer[]): () => Buffer {
  let turn = 0
  return () => requests[turn++ % requests.length] ?? NOTHING
}

/** So many selections, no two the same. */
function distinctBodies(count: number): string[] {
  const found = new Set<string>()
  for (let seed = 8; found.size < count; seed++) {
    for (const request of mixedRequests(count, seed)) {
      if (found.size < count) found.add(searchBody(request))
    }
  }
  return [...found]
}

async function start(kind: string, port: number, amount: number): Promise<Server> {
  const script = fileURLToPath(new URL('http-server.ts', import.meta.url))
  const log = openSync(join(folder, `${kind}.log`), 'w')
  const child = spawn(process.execPath, [...process.execArgv, script, kind, String(port), String(amount)], {
    stdio: ['ignore', log, 'inherit', 'ipc'],
  })
  closeSync(log)
  children.push(child)
  await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`The ${kind} server ended with ${code}`)))
  })
  return { port, child }
}

async function stop({ child }: Server): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

interface Load {
  readonly requests: number
  readonly bytes: number
  readonly seconds: number
  /** Processor time in microseconds. */
  readonly serverCpu: number
  readonly clientCpu: number
}

function window(server: Server, next: () => Buffer): Promise<Load> {
  const ends = performance.now() + WINDOW_MS
  return load(server, next, () => performance.now() < ends)
}

/** Asks over so many connections, each its next question when the last is answered. */
async function load({ port, child }: Server, next: () => Buffer, goesOn: (requests: number) => boolean): Promise<Load> {
  const [serverBefore, clientBefore, started] = [await cpuOf(child), process.cpuUsage(), performance.now()]
  const done = { requests: 0, bytes: 0 }
  const answered = (bytes: number) => {
    done.requests += 1
    done.bytes += bytes
    return goesOn(done.requests) ? next() : undefined
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(port, next(), answered)))
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(clientBefore)
  return { ...done, seconds, serverCpu: (await cpuOf(child)) - serverBefore, clientCpu: user + system }
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message')
  child.send('cpu')
  // What the script of the server sends.
  const [{ user, system }] = (await answer) as [NodeJS.CpuUsage]
  return user + system
}

/** Over one connection, whatever `answered` returns for the length of the last answer; done when that is nothing. */
function ask(port: number, first: Buffer, answered: (bytes: number) => Buffer | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(first))
    let [missing, length] = [0, 0]
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (missing === 0) {
        // The whole head comes in the first piece: both servers write it at once.
        const end = chunk.indexOf(HEAD_END)
        const head = chunk.toString('latin1', 0, end)
        length = Number(/content-length: (\d+)/i.exec(head)?.[1])
        if (end < 0 || !head.startsWith('HTTP/1.1 200')) reject(new Error(head.slice(0, 300)))
        missing = length - (chunk.length - end - HEAD_END.length)
      } else {
        missing -= chunk.length
      }
      if (missing > 0) return
      const request = answered(length)
      if (request !== undefined) {
        socket.write(request)
        return
      }
      socket.destroy()
      resolve()
    })
  })
}
