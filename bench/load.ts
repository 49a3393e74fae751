import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openStorage } from '#storage/open-storage.ts'
import { percentile, rounded } from './measure.ts'
import { mixedQuestions } from './questions.ts'
import { createSite, kill, type Person } from './site-process.ts'

// `npm run load -- --connections 1000 --seconds 60`: as many connections as said, each asking as soon as it has its
// answer: half search, four tenths read, a tenth save. Then the same from a bare server, and then twice as many
// questions as were carried, whether or not they are answered: what is too much has to be refused with 503.
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    port: { type: 'string', default: '4530' },
    json: { type: 'boolean' },
  },
})
const [connections, seconds, port] = [Number(values.connections), Number(values.seconds), Number(values.port)]
const say = (line: string) => (values.json ? console.error(line) : console.log(line))

interface Answers {
  readonly latencies: number[]
  /** Answers by their status; 0 where none came. */
  readonly statuses: Map<number, number>
  bytes: number
  withoutRetryAfter: number
}

/** Lines beyond which a flood does not grow: the load generator has to stay able to send. */
const MOST_LINES = 6000

const site = createSite(port)
try {
  site.seed()
  // A tenth of the questions save; more people than that would only slow the preparation down.
  const people = await site.signIn(Math.max(10, connections / 4))
  const next = await createNext(people)
  const server = await site.start()
  await ask({ to: port, next, lines: 50, milliseconds: 1000 })
  const before = site.memoryOf(server)
  const carried = await ask({ to: port, next, lines: connections, milliseconds: seconds * 1000 })
  const errors = amountOf(carried, (status) => status !== 200)
  const rate = carried.latencies.length / seconds
  report('the server', carried, rate)

  const bare = spawn(process.execPath, [
    fileURLToPath(new URL('http-server.ts', import.meta.url)),
    'bare',
    String(port + 1),
    String(Math.round(carried.bytes / carried.latencies.length)),
  ])
  await once(bare.stdout, 'data')
  const plain = await ask({ to: port + 1, next, lines: connections, milliseconds: seconds * 500 })
  await kill(bare)
  report('a bare server', plain, plain.latencies.length / (seconds / 2))

  const flood = await ask({ to: port, next, lines: connections, milliseconds: seconds * 500, perSecond: rate * 2 })
  const shed = amountOf(flood, (status) => status === 503)
  const broken = amountOf(flood, (status) => status !== 200 && status !== 503) + flood.withoutRetryAfter
  report(`twice as much (${Math.round(rate * 2)} a second)`, flood, flood.latencies.length / (seconds / 2))
  const recovered = await recover()
  const after = site.memoryOf(server)
  say(
    `shed ${shed}, other failures ${broken}; again as before after ${recovered} ms; memory ${rounded(before, 0)} -> ${rounded(after, 0)} MB`,
  )
  const figures = {
    connections,
    requests: carried.latencies.length,
    errors,
    p99_ms: rounded(percentile(carried.latencies, 0.99)),
    bare_p99_ms: rounded(percentile(plain.latencies, 0.99)),
    shed,
    failures_when_flooded: broken,
    recovered_ms: recovered,
    memory_mb: [rounded(before, 0), rounded(after, 0)],
  }
  if (values.json) console.log(JSON.stringify(figures))
  process.exitCode = errors + broken > 0 || shed === 0 ? 1 : 0
} finally {
  await site.close()
}

function report(name: string, { latencies, statuses }: Answers, rate: number): void {
  const [half, most] = [0.5, 0.99].map((share) => rounded(percentile(latencies, share)))
  const kinds = [...statuses].map(([status, amount]) => `${status || 'no answer'}: ${amount}`).join(', ')
  say(`${name}: ${Math.round(rate)} a second, median ${half} ms, p99 ${most} ms (${kinds})`)
}

function amountOf({ statuses }: Answers, which: (status: number) => boolean): number {
  return [...statuses].reduce((sum, [status, amount]) => sum + (which(status) ? amount : 0), 0)
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
  const storage = await openStorage({ dataDir: site.dataDir })
  const ids = (await storage.catalogue.all()).map(({ id }) => id)
  await storage.close()
  const searches = mixedQuestions(2000).map(({ choices: { coverage, ...rest }, searchKey }) =>
    format('POST', '/api/scholarship/filter?page=1', {
      ...rest,
      ...(coverage && { Scholarship: coverage }),
      ...(searchKey && { searchKey }),
    }),
  )
  const facets = format('GET', '/api/scholarship/getScholarshipByCountry')
  let turn = 0
  return () => {
    turn += 1
    const kind = turn % 10
    if (kind < 5) return searches[turn % searches.length] ?? facets
    // Each of them in turn, so that nobody reaches the limit of changes.
    const person = people[Math.floor(turn / 10) % people.length]
    const id = ids[turn % ids.length] ?? ''
    if (!person || kind === 5) return facets
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

interface Plan {
  readonly to: number
  readonly next: () => string
  readonly lines: number
  readonly milliseconds: number
  /** So many questions altogether, on as many lines as that takes; without it each line asks when it has its answer. */
  readonly perSecond?: number
}

async function ask({ to, next, lines, milliseconds, perSecond }: Plan): Promise<Answers> {
  const answers: Answers = { latencies: [], statuses: new Map(), bytes: 0, withoutRetryAfter: 0 }
  const running = { until: 0 }
  const idle: Line[] = []
  const all: Line[] = []
  const open = () => {
    const line = createLine(to, answers, () => {
      if (perSecond !== undefined) idle.push(line)
      else if (performance.now() < running.until) line.send(next())
    })
    all.push(line)
    return line
  }
  // Connections stand before the time starts: Node accepts one in each turn of its loop, and under load turns are long.
  for (let number = 0; number < lines; number += 100) {
    const some = Array.from({ length: Math.min(100, lines - number) }, open)
    await Promise.all(some.map((line) => line.settle()))
  }
  const ends = performance.now() + milliseconds
  running.until = ends
  for (const line of all) {
    if (perSecond === undefined) line.send(next())
    else idle.push(line)
  }
  if (perSecond === undefined) await sleep(Math.max(0, ends - performance.now()))
  else await sendEvenly(perSecond, ends, () => idle.pop() ?? (all.length < MOST_LINES ? open() : undefined), next)
  // What is under way may still be answered.
  const patience = performance.now() + 10_000
  while (all.some((line) => line.isWaiting()) && performance.now() < patience) await sleep(20)
  for (const line of all) line.close()
  return answers
}

async function sendEvenly(perSecond: number, ends: number, take: () => Line | undefined, next: () => string) {
  const started = performance.now()
  let sent = 0
  while (performance.now() < ends) {
    const due = ((performance.now() - started) / 1000) * perSecond
    for (; sent < due; sent += 1) take()?.send(next())
    await sleep(2)
  }
}

type Line = ReturnType<typeof createLine>

/** One connection that asks one question at a time. */
function createLine(to: number, answers: Answers, done: () => void) {
  const socket = connect(to, '127.0.0.1')
  socket.setNoDelay(true)
  let sentAt = 0
  let head = ''
  let missing = -1
  let closed = false
  let settled: (() => void) | undefined
  const finish = (status: number) => {
    if (settled) {
      settled()
      settled = undefined
      return
    }
    answers.latencies.push(performance.now() - sentAt)
    answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1)
    sentAt = 0
    done()
  }
  let status = 0
  socket.on('error', () => undefined)
  socket.on('close', () => {
    if (closed) return
    closed = true
    settled?.()
    if (sentAt > 0) {
      answers.latencies.push(performance.now() - sentAt)
      answers.statuses.set(0, (answers.statuses.get(0) ?? 0) + 1)
      sentAt = 0
    }
  })
  socket.on('data', (chunk) => {
    if (missing < 0) {
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      status = Number(head.slice(9, 12))
      if (status === 503 && !/retry-after: \d/i.test(head)) answers.withoutRetryAfter += 1
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
      answers.bytes += length
      missing = length - (head.length - end - 4)
      head = ''
    } else missing -= chunk.length
    if (missing > 0) return
    missing = -1
    finish(status)
  })
  return {
    /** Asks once, uncounted: then the server has taken the connection. */
    settle: () =>
      new Promise<void>((resolve) => {
        settled = resolve
        socket.write(format('GET', '/healthz'))
      }),
    send(request: string): void {
      if (closed) return
      sentAt = performance.now()
      socket.write(request)
    },
    isWaiting: () => sentAt > 0 && !closed,
    close(): void {
      // What never came is an answer missing.
      if (sentAt > 0 && !closed) finish(0)
      closed = true
      socket.destroy()
    },
  }
}
