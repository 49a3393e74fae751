import type { ChildProcess } from 'node:child_process'
import { ensureBuilt } from '../scripts/build.mjs'
import { createFuzzer, type FuzzRequest, PLAN_VALUES, readDescription, sendRaw, UNDESCRIBED } from './fuzz-requests.ts'
import { ask } from './load-lines.ts'
import { startMailboxThread } from './mailbox-thread.ts'
import { riseOf, rounded } from './measure.ts'
import { mixedRequests, searchRequest } from './requests.ts'
import { createRandom } from './random.ts'
import { createSite, type Person } from './site-process.ts'
import { readBench } from '../scripts/options.ts'

// `npm run fuzz -- --requests 100000`: requests made of /openapi.json and mutations of them, written byte by byte onto
// the real server's sockets. It may refuse; it may not answer 5xx, fall silent, end, or keep more and more in memory.
// `--seed` repeats a run; `--requests 5000` fits into a minute.
//
// Memory is what the server's objects and buffers take right after a full collection. First it is asked ever new
// searches until that stops rising: then every cache is full, and nothing has a reason to grow any more. Twenty times
// during the requests it is looked at, and a line is fitted through the second half.
const { requests, seed, port, json, say } = readBench({ requests: 100_000, seed: 1, port: 4520 })
const PATIENCE = 10_000
const AT_ONCE = 16
/** Enough people that nobody reaches the limit of changes, which would keep everything else from being tried. */
const PEOPLE = 200

/**
 * How far the fitted line may rise, in megabytes: three times what it does by chance, or 80 bytes for each of 100,000
 * requests.
 */
const MOST_RISE = 4
const LOOKS = 20
const MOST_ROUNDS = 40
const REQUESTS_IN_A_ROUND = 20_000
/** With fewer requests, a leak of some hundred bytes each could not be told from chance, so memory is not judged. */
const ENOUGH_TO_JUDGE = 50_000
const judgesMemory = requests >= ENOUGH_TO_JUDGE

const site = createSite(port)
const mailbox = await startMailboxThread()
const statuses = new Map<number, number>()
const found: string[] = []
/** Megabytes in use at each look. */
const memory: number[] = []
let [sent, serverErrors, hangs] = [0, 0, 0]
const server = { crashed: false }

try {
  // Without its pages the server answers 503 where there should be one.
  ensureBuilt()
  site.seed()
  const people = await site.signIn(PEOPLE)
  const child = await site.start({ SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'Reminders <reminders@example.org>' })
  child.on('exit', () => (server.crashed = true))
  const next = await createNext(people)
  if (judgesMemory) await fillCaches(child)
  const worker = async () => {
    while (sent < requests && !server.crashed) {
      sent += 1
      if (judgesMemory && sent % Math.ceil(requests / LOOKS) === 0)
        memory.push(rounded(await site.heapOf(child).catch(() => Number.NaN)))
      const request = next()
      const status = await sendRaw(port, request, PATIENCE)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const isError = status >= 500 && !isRefusal(request, status)
      if (isError) note(request, status)
      if (status === 0) note(request, 'no answer')
      if (isError) serverErrors += 1
      if (status === 0) hangs += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  child.removeAllListeners('exit')
} finally {
  await site.close()
  await mailbox.close()
}
for (const line of found) console.error(line)
const rise = rounded(riseOf(memory.slice(-LOOKS / 2)))
const isFlat = !judgesMemory || rise <= MOST_RISE
if (server.crashed) console.error(`The server ended:\n${site.said().slice(-2000)}`)
const summary = [...statuses].sort(([one], [other]) => one - other).map(([status, amount]) => `${status}: ${amount}`)
say(`${sent} requests (seed ${seed}): ${summary.join(', ')}`)
say(`${serverErrors} server errors, ${hangs} hangs, ${server.crashed ? 1 : 0} crashes`)
say(
  judgesMemory
    ? `memory with full caches, in MB: ${memory.join(' ')}; rises by ${rise} in the second half: ${isFlat ? 'flat' : `more than ${MOST_RISE}, it leaks`}`
    : `memory is looked at from ${ENOUGH_TO_JUDGE} requests on`,
)
if (json)
  console.log(
    JSON.stringify({
      requests: sent,
      server_errors: serverErrors,
      hangs,
      crashes: server.crashed ? 1 : 0,
      memory_mb: memory,
      memory_rise_mb: judgesMemory ? rise : null,
    }),
  )
process.exitCode = serverErrors + hangs > 0 || server.crashed || !isFlat ? 1 : 0

/** Asks new searches until the server's caches have stopped growing. */
async function fillCaches(child: ChildProcess): Promise<void> {
  for (let [round, before] = [1, 0]; round <= MOST_ROUNDS; round += 1) {
    const searches = mixedRequests(REQUESTS_IN_A_ROUND, round).map((request) => searchRequest(site.origin, request, 1))
    let turn = 0
    await ask({ to: port, next: () => searches[turn++ % searches.length] ?? '', lines: AT_ONCE, milliseconds: 5000 })
    const heap = await site.heapOf(child)
    if (heap - before < 1) return
    before = heap
  }
  throw new Error(`After ${MOST_ROUNDS} rounds of new searches the server still keeps more of them`)
}

async function createNext(people: readonly Person[]) {
  const fetchJson = async (path: string, init?: RequestInit) => (await fetch(`${site.origin}${path}`, init)).json()
  const description = readDescription(await fetchJson('/openapi.json'))
  // These two would leave everything after them signed out.
  delete description.paths['/api/user/account']
  delete description.paths['/google/logout']
  Object.assign(description.paths, UNDESCRIBED)
  const headers = { origin: site.origin, 'content-type': 'application/json' }
  const { list } = (await fetchJson('/api/scholarship/filter?page=1', { method: 'POST', headers, body: '{}' })) as {
    list: { _id: string }[]
  }
  const known = {
    scholarshipId: list.map(({ _id }) => _id),
    country: ['Kenya', 'Germany', 'United Kingdom'],
    field: ['Law', 'Computer Science', ...PLAN_VALUES.field],
    value: PLAN_VALUES.value,
    level: ["Master's", 'PhD'],
    token: await tokensOf(people.slice(0, 4)),
    timeZone: ['Africa/Nairobi', 'UTC'],
    query: ['q=law', 'country=Kenya&field=Law', ''],
    q: ['engineering in germany', 'closing in march', 'phd women kenya'],
    coverage: ['Fully Funded'],
    when: ['open'],
    sort: ['closes'],
    without: ['0-3', '0-11'],
    searchKey: ['engineering in germany', 'chemistry europe', 'phd women kenya', 'Indians USA'],
    page: ['1', '2', '9'],
  }
  return createFuzzer(description, { random: createRandom(seed), origin: site.origin, known, people })
}

/** Of private calendars and shared plans. */
async function tokensOf(people: readonly Person[]): Promise<string[]> {
  const put = async (path: string, { cookie }: Person, body?: object) => {
    const headers = { origin: site.origin, cookie, ...(body && { 'content-type': 'application/json' }) }
    const init = { method: 'PUT', headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(`${site.origin}${path}`, init)
    const { address } = (await answer.json()) as { address: string }
    return address.split(/[/#]/).at(-1) ?? ''
  }
  const calendars = await Promise.all(people.map((person) => put('/api/user/calendar', person)))
  const plans = await Promise.all(people.map((person) => put('/api/user/plan/link', person, { shows: [] })))
  return [...calendars, ...plans]
}

/** A picture that cannot be drawn just now is refused like this, on purpose. */
const isRefusal = ({ path }: FuzzRequest, status: number) => status === 503 && path.startsWith('/share/')

function note(request: FuzzRequest, what: number | string): void {
  if (found.length < 20) found.push(`${what}: ${JSON.stringify(request).slice(0, 600)}`)
}
