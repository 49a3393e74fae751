import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Question } from '#search/engine.ts'
import { percentile, rounded } from './measure.ts'
import { mixedQuestions } from './questions.ts'
import { createRandom, createZipf } from './random.ts'

// The real API server against a bare server that sends as many constant bytes, each loaded in turn from this process:
// `over-http.ts 100000`. Shares of the bare server's requests per second, the median of the rounds.
const [API_PORT, BARE_PORT] = [4600, 4601]
const ORIGIN = `http://localhost:${API_PORT}`
const CONNECTIONS = 16
const ROUNDS = 3
const WINDOW_MS = 2000
const DISTINCT = 20_000
const size = Number(process.argv[2] ?? 100_000)

const questions = mixedQuestions(DISTINCT)
const whole = questions.map((question) => requestOf(question, 1))
const short = questions.map((question) => requestOf(question, 0))
const zipf = createZipf(DISTINCT, 1.1, createRandom(5))
let turn = 0
const skewed = (bodies: readonly string[]) => () => bodies[zipf()] ?? ''
// One after the other: each is asked once before any is asked again.
const distinct = (bodies: readonly string[]) => () => bodies[turn++ % DISTINCT] ?? ''

const children: ChildProcess[] = []
try {
  await start('api', API_PORT, size)
  const shares = {
    skewed: await share(short, skewed),
    distinct: await share(short, distinct),
    skewed_facets: await share(whole, skewed),
    distinct_facets: await share(whole, distinct),
  }
  console.log(JSON.stringify(shares))
} finally {
  for (const child of children) child.kill('SIGTERM')
}

/** The API's share of what a bare server does with answers of the same size. */
async function share(bodies: readonly string[], order: typeof skewed): Promise<number> {
  const next = order(bodies)
  const sample = await load(API_PORT, next, WINDOW_MS)
  const bareServer = await start('bare', BARE_PORT, Math.round(sample.bytes / sample.requests))
  await load(BARE_PORT, next, WINDOW_MS)
  const shares: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const api = await load(API_PORT, next, WINDOW_MS)
    const bare = await load(BARE_PORT, next, WINDOW_MS)
    shares.push(api.requests / api.seconds / (bare.requests / bare.seconds))
    console.error(`${rounded(api.requests / api.seconds, 0)} of ${rounded(bare.requests / bare.seconds, 0)} a second`)
  }
  bareServer.kill('SIGTERM')
  await once(bareServer, 'exit')
  return rounded(percentile(shares, 0.5), 2)
}

/** With the counts of options, or without. */
function requestOf({ choices, searchKey }: Question, facets: 0 | 1): string {
  const { coverage, ...rest } = choices
  const selection = { ...rest, ...(coverage ? { Scholarship: coverage } : {}), ...(searchKey ? { searchKey } : {}) }
  const body = JSON.stringify(selection)
  const head = [
    `POST /api/scholarship/filter?page=1&facets=${facets} HTTP/1.1`,
    `Host: localhost:${API_PORT}`,
    `Origin: ${ORIGIN}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

async function start(kind: string, port: number, amount: number): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('http-server.ts', import.meta.url))
  const child = spawn(process.execPath, [script, kind, String(port), String(amount)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', (code) => reject(new Error(`The ${kind} server ended with ${code}`)))
  })
  return child
}

interface Load {
  readonly requests: number
  readonly bytes: number
  readonly seconds: number
}

/** Asks over so many connections, each its next question when the last is answered. */
async function load(port: number, next: () => string, milliseconds: number): Promise<Load> {
  const started = performance.now()
  const ends = started + milliseconds
  const all = await Promise.all(Array.from({ length: CONNECTIONS }, () => askUntil(port, next, ends)))
  const sum = (of: (one: { requests: number; bytes: number }) => number) =>
    all.reduce((total, one) => total + of(one), 0)
  const seconds = (performance.now() - started) / 1000
  return { requests: sum(({ requests }) => requests), bytes: sum(({ bytes }) => bytes), seconds }
}

function askUntil(port: number, next: () => string, ends: number): Promise<{ requests: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(next()))
    let [requests, bytes, missing] = [0, 0, 0]
    let head = ''
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (missing === 0) {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
        if (!head.startsWith('HTTP/1.1 200')) reject(new Error(head.slice(0, 300)))
        bytes += length
        missing = length - (head.length - end - 4)
        head = ''
      } else {
        missing -= chunk.length
      }
      if (missing > 0) return
      requests++
      if (performance.now() < ends) socket.write(next())
      else {
        socket.destroy()
        resolve({ requests, bytes })
      }
    })
  })
}
