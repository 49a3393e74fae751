import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { percentile, rounded } from './measure.ts'
import { mixedRequests, searchBody } from './requests.ts'
import { wholeNumber } from '../scripts/options.ts'

// How many times as long the real server takes for searches that also ask for a time and an order, as the results page
// does: `by-time.ts 100000`. Each question is asked both ways, one right after the other and in turn first, so that what
// else the machine does meets both; and a few times, of which the shortest counts: what else the machine does only adds.
// Spaces before a body make it another one, which is not answered from memory.
const BY_TIME = { when: ['open'], sort: 'closes' }
const ROUNDS = 5
const ASKED = 500
const WARM = 1000
const TIMES = 4
const PORT = Number(process.env['PORT'] ?? 4610)
const size = wholeNumber('records', process.argv[2] ?? '100000')

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const server = fork(fileURLToPath(new URL('http-server.ts', import.meta.url)), ['api', String(PORT), String(size)], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
try {
  await once(server, 'message')
  const bodies = [...new Set(mixedRequests(2 * (WARM + ROUNDS * ASKED), 8).map(searchBody))]
  await compare(bodies.splice(0, WARM))
  const distinct = await ratios(() => bodies.splice(0, ASKED))
  console.log(JSON.stringify({ by_time_p99: distinct.p99, by_time_p50: distinct.p50 }))
} finally {
  agent.destroy()
  server.kill('SIGTERM')
}

/** The medians over some rounds. */
async function ratios(next: () => readonly string[]): Promise<{ readonly p50: number; readonly p99: number }> {
  const rounds: Awaited<ReturnType<typeof compare>>[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await compare(next()))
  const [p50 = 0, p99 = 0] = [0.5, 0.99].map((share) => {
    const shares = rounds.map(({ plain, timed }) => percentile(timed, share) / percentile(plain, share))
    return rounded(percentile(shares, 0.5), 2)
  })
  const { plain = [], timed = [] } = rounds.at(-1) ?? {}
  const told = [plain, timed].map((times) => rounded(percentile(times, 0.99), 0))
  console.error(`p99 in the last round: ${told[0]} µs without a time and an order, ${told[1]} with them`)
  return { p50, p99 }
}

/** The microseconds that each question takes without a time and an order, and with them. */
async function compare(bodies: readonly string[]) {
  const [plain, timed]: [number[], number[]] = [[], []]
  for (const body of bodies) {
    const both = [body, JSON.stringify({ ...(JSON.parse(body) as object), ...BY_TIME })]
    const least = [Infinity, Infinity]
    for (let time = 0; time < TIMES; time++) {
      for (const which of time % 2 === 0 ? [0, 1] : [1, 0]) {
        const took = await ask(' '.repeat(time) + (both[which] ?? ''))
        least[which] = Math.min(least[which] ?? took, took)
      }
    }
    plain.push(least[0] ?? 0)
    timed.push(least[1] ?? 0)
  }
  return { plain, timed }
}

function ask(body: string): Promise<number> {
  const started = performance.now()
  const headers = {
    origin: `http://localhost:${PORT}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  return new Promise((resolve, reject) => {
    const asking = request({
      agent,
      host: '127.0.0.1',
      port: PORT,
      method: 'POST',
      path: '/api/scholarship/filter?page=1',
      headers,
    })
    asking.on('error', reject)
    asking.on('response', (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The server answered ${answer.statusCode} to ${body}`))
      answer.resume().on('end', () => resolve((performance.now() - started) * 1000))
    })
    asking.end(body)
  })
}
