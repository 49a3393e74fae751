import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { endWithUs } from '../scripts/reaper.mjs'
import { amountOf, ask, summarise, type Answers } from './load-lines.ts'
import { percentile, rounded } from './measure.ts'
import { mixedRequests, searchRequest } from './requests.ts'
import { createSite, kill, type Person } from './site-process.ts'
import { listIds } from './stored.ts'
import { readBench } from '../scripts/options.ts'

// `npm run load -- --connections 1000 --seconds 60`: as many connections as said, each asking as soon as it has its
// answer: half search, four tenths read, a tenth save. Then the same from a bare server. Then questions at a fixed rate,
// more in each step, until their answers come late: what the server can carry. And then twice as many as that: what is
// too much has to be refused with 503, thrice. `--seconds 10` fits into two minutes. The generator of all this runs on the same
// machine: its share of the processor is missing from every figure.
const { connections, seconds, port, json, say } = readBench({ connections: 1000, seconds: 60, port: 4530 })

/**
 * Megabytes that the last flood may leave beyond the first. Each asks what was asked before it, so no cache has a reason to
 * grow: what grows from flood to flood is lost. By chance it is a few more or less.
 */
const MOST_LEFT = 10
const FLOODS = 3
/**
 * The sockets of a flood are closed by and by, each with its buffers: right after one, up to 70 MB of buffers stand, and a
 * second later none of them. So memory is measured until it falls by less than this, in megabytes, or so often.
 */
const SETTLED = 1
const MOST_MEASURES = 40
/** An answer is in time when 99 of 100 take no longer, in milliseconds. */
const IN_TIME = 500
/** Each step of the ramp asks so much more, for so many seconds. */
const STEP = 1.3
const STEP_SECONDS = Math.min(5, seconds / 6)
/** Long enough for a queue that is too long, however fast the machine. */
const FLOOD_SECONDS = Math.max(10, seconds / 2)
/** Fewer lines than this have no queue long enough to be too long; more than this the server does not take. */
const LEAST_LINES = 1000
const MOST_LINES = SERVER_LIMITS.connections - 500

const site = createSite(port)
try {
  site.seed()
  // A tenth of the questions save; more people than that would only slow the preparation down.
  const people = await site.signIn(Math.max(10, connections / 4))
  const next = await createNext(people)
  const server = await site.start()
  await ask({ to: port, next, lines: 50, milliseconds: 2000 })
  const memory = [await heapOf('after warming up', server)]

  const carried = await ask({ to: port, next, lines: connections, milliseconds: seconds * 1000 })
  const errors = amountOf(carried, (status) => status !== 200)
  say(summarise(`${connections} connections`, carried, seconds))
  memory.push(await heapOf('after that', server))
  const plain = await askBare(carried, next)

  const capacity = Math.max(await findCapacity(next), carried.latencies.length / seconds)
  const rate = 2 * capacity
  // As many as can wait for longer than the server lets them, so that it has something to refuse.
  const lines = Math.min(MOST_LINES, Math.max(LEAST_LINES, rate * (SERVER_LIMITS.turnTime / 1000)))
  const afterFloods: number[] = []
  let [shed, broken, recovered] = [0, 0, 0]
  for (let turn = 1; turn <= FLOODS; turn += 1) {
    const flood = await ask({ to: port, next, lines, milliseconds: FLOOD_SECONDS * 1000, perSecond: rate })
    shed += amountOf(flood, (status) => status === 503)
    broken += amountOf(flood, (status) => status !== 200 && status !== 503) + flood.withoutRetryAfter
    const what = `flood ${turn}: twice what it carries, ${Math.round(rate)} a second on ${Math.round(lines)} lines`
    say(summarise(what, flood, FLOOD_SECONDS))
    recovered = Math.max(recovered, await recover())
    afterFloods.push(await heapOf(`after flood ${turn}`, server))
  }
  memory.push(...afterFloods)
  const leftByFloods = (afterFloods.at(-1) ?? Number.NaN) - (afterFloods[0] ?? Number.NaN)
  say(`memory that floods leave behind, the last beyond the first: ${leftByFloods} MB, of at most ${MOST_LEFT}`)
  say(`shed ${shed}, other failures ${broken}; answers as before after ${recovered} ms`)
  const figures = {
    connections,
    requests: carried.latencies.length,
    errors,
    p99_ms: rounded(percentile(carried.latencies, 0.99)),
    bare_p99_ms: rounded(percentile(plain.latencies, 0.99)),
    capacity_per_second: Math.round(capacity),
    shed,
    failures_when_flooded: broken,
    recovered_ms: recovered,
    heap_mb: memory,
  }
  if (json) console.log(JSON.stringify(figures))
  process.exitCode = errors + broken > 0 || shed === 0 || !(leftByFloods <= MOST_LEFT) ? 1 : 0
} finally {
  await site.close()
}

async function heapOf(when: string, server: ChildProcess): Promise<number> {
  let last = await site.heapOf(server)
  for (let measures = 1; measures < MOST_MEASURES; measures += 1) {
    await sleep(500)
    const now = await site.heapOf(server)
    const fell = last - now
    last = now
    if (fell < SETTLED) break
  }
  const heap = rounded(last, 0)
  say(`memory ${when}: ${heap} MB in use, ${rounded(site.memoryOf(server), 0)} MB held`)
  return heap
}

/** What a server that does nothing answers in the same way: with as many bytes, on the same machine. */
async function askBare({ bytes, latencies }: Answers, next: () => string): Promise<Answers> {
  const program = fileURLToPath(new URL('http-server.ts', import.meta.url))
  const size = String(Math.round(bytes / latencies.length))
  const bare = spawn(process.execPath, [program, 'bare', String(port + 1), size])
  endWithUs(bare)
  await once(bare.stdout, 'data')
  const answers = await ask({ to: port + 1, next, lines: connections, milliseconds: seconds * 500 })
  await kill(bare)
  say(summarise('a bare server', answers, seconds / 2))
  return answers
}

/** The most questions a second of which 99 of 100 are answered in time. */
async function findCapacity(next: () => string): Promise<number> {
  for (let rate = 200, held = 0; ; rate *= STEP) {
    const answers = await ask({
      to: port,
      next,
      lines: LEAST_LINES,
      milliseconds: STEP_SECONDS * 1000,
      perSecond: rate,
    })
    const late = percentile(answers.latencies, 0.99) > IN_TIME
    if (late || answers.unsent > 0) {
      say(summarise(`${Math.round(rate)} a second are too many`, answers, STEP_SECONDS))
      return held
    }
    held = rate
  }
}

/** Milliseconds until ten questions in a row are answered. */
async function recover(): Promise<number> {
  const started = performance.now()
  for (let good = 0; good < 10;) {
    const status = await fetch(`${site.origin}/api/scholarship/getScholarshipByCountry`).then(
      (response) => response.arrayBuffer().then(() => response.status),
      () => 0,
    )
    good = status === 200 ? good + 1 : 0
    if (performance.now() - started > 30_000) throw new Error('The server did not recover within 30 s')
    if (good === 0) await sleep(50)
  }
  return Math.round(performance.now() - started)
}

/** The questions, as bytes: half search, a tenth save, the rest reads what a page reads. */
async function createNext(people: readonly Person[]): Promise<() => string> {
  const ids = await listIds({ dataDir: site.dataDir })
  const searches = mixedRequests(2000).map((request) => searchRequest(site.origin, request, 1))
  const facets = format('GET', '/api/scholarship/getScholarshipByCountry')
  /** What else pages and programs read: no more than these, so that pictures are drawn once. */
  const read = ids
    .slice(0, 20)
    .flatMap((id) => [
      facets,
      format('GET', '/search?country=Kenya&field=Law'),
      format('GET', '/api/scholarship/feed?q=law+in+germany'),
      format('GET', `/api/scholarship/calendar/${id}`),
      format('GET', `/share/${id}`),
      format('GET', '/api/scholarship/changes'),
    ])
  let turn = 0
  return () => {
    turn += 1
    const kind = turn % 10
    if (kind < 5) return searches[turn % searches.length] ?? facets
    // Each of them in turn, so that nobody reaches the limit of changes.
    const person = people[Math.floor(turn / 10) % people.length]
    const id = ids[turn % ids.length] ?? ''
    if (!person) return facets
    if (kind === 5) return read[Math.floor(turn / 10) % read.length] ?? facets
    if (kind === 6 && turn % 100 === 6) return format('GET', '/api/user/plan', undefined, person.cookie)
    if (kind === 6 && turn % 1000 === 16) return format('GET', '/api/catalogue/pocket', undefined, person.cookie)
    if (kind === 6)
      return format('PUT', `/api/user/savescholarship/${person.email}`, { scholarshipId: id }, person.cookie)
    if (kind === 7) return format('GET', `/api/scholarship/searchScholarship/${id}`, undefined, person.cookie)
    if (kind === 8)
      return format('GET', `/api/user/getsavedscholarshipscount/${person.email}`, undefined, person.cookie)
    return format('GET', '/api/user/checkauth', undefined, person.cookie)
  }
}

function format(method: string, path: string, body?: object, cookie?: string): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: localhost:${port}`,
    `origin: ${site.origin}`,
    ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}
