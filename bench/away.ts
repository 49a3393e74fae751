import { setTimeout as sleep } from 'node:timers/promises'
import type { Problem } from '#contract/problem.ts'
import { ApiError } from '#web/api-error.ts'
import { createOutbox, type Outbox } from '#web/bookmarks/outbox.ts'
import { startPostgres } from '../scripts/postgres.mjs'
import { percentile, rounded } from './measure.ts'
import { mixedRequests, searchBody } from './requests.ts'
import { createSite, type Person } from './site-process.ts'
import { countLost, listIds } from './stored.ts'
import { readBench } from '../scripts/options.ts'

// `npm run away -- --seconds 30`: takes the database away from a server in use for so long, twice: once ended, once
// silent, which is worse. Searches must go on. People save and remove through the page's own outbox, and afterwards the
// database must have all that they pressed. `--seconds 5` fits into a minute.
const { seconds, port, json, say } = readBench({ seconds: 30, port: 4540 })
const PEOPLE = 20
const SEARCHERS = 8
/** Time between two presses of one person, and the most until all have arrived, in milliseconds. */
const PRESS_EVERY = 250
const PATIENCE = 120_000

const postgres = await startPostgres()
const site = createSite(port, postgres.url)
const database = { dataDir: site.dataDir, databaseUrl: postgres.url }
const running = { on: true }
const searches = { latencies: [] as number[], failed: 0 }
const sent = { acknowledged: 0, refused: 0, others: 0 }
/** What each person pressed last, by scholarship. */
const wanted = new Map<string, Map<string, boolean>>()

try {
  site.seed()
  const people = await site.signIn(PEOPLE)
  const ids = await listIds(database)
  await site.start()
  const outboxes = people.map(openOutbox)
  const busy = people.map((person, number) => press(person, outboxes[number], ids, number))
  busy.push(...Array.from({ length: SEARCHERS }, search))
  await sleep(3000)
  await beAway(
    'ended',
    () => postgres.end(),
    () => postgres.begin(),
  )
  await beAway(
    'silent',
    () => postgres.freeze(),
    () => postgres.thaw(),
  )
  running.on = false
  await Promise.all(busy)
  const delivered = await untilDelivered(people, outboxes)
  const lost = await countLost(database, wanted)
  const presses = [...wanted.values()].reduce((sum, mine) => sum + mine.size, 0)
  say(
    `${presses} lists' entries pressed, ${lost} not as pressed last; the last arrived ${delivered} ms after the end (${sent.acknowledged} answered, ${sent.refused} refused with 503, ${sent.others} otherwise)`,
  )
  if (json) {
    console.log(
      JSON.stringify({
        seconds,
        searches: searches.latencies.length,
        search_failures: searches.failed,
        search_p99_ms: rounded(percentile(searches.latencies, 0.99)),
        acknowledged: sent.acknowledged,
        refused: sent.refused,
        others: sent.others,
        delivered_ms: delivered,
        lost,
      }),
    )
  }
  process.exitCode = searches.failed + sent.others + lost > 0 || sent.refused === 0 ? 1 : 0
} finally {
  await site.close()
  await postgres.stop()
}

async function beAway(how: string, leave: () => unknown, comeBack: () => unknown): Promise<void> {
  const before = { ...sent, answered: searches.latencies.length, failed: searches.failed }
  await leave()
  await sleep(seconds * 1000)
  const ready = await (await fetch(`${site.origin}/readyz`)).text()
  await comeBack()
  say(
    `${how} for ${seconds} s: ${searches.latencies.length - before.answered} searches answered, ${searches.failed - before.failed} not; ${sent.refused - before.refused} changes refused; /readyz said ${ready}`,
  )
  await sleep(3000)
}

async function search(): Promise<void> {
  const bodies = mixedRequests(500).map(searchBody)
  for (let turn = Math.floor(Math.random() * 500); running.on; turn += 1) {
    const started = performance.now()
    const { status } = await ask('POST', '/api/scholarship/filter?page=1', bodies[turn % bodies.length] ?? '')
    searches.latencies.push(performance.now() - started)
    if (status !== 200) searches.failed += 1
    await sleep(20)
  }
}

/** Presses save or remove on one scholarship after another, until the outage ends. */
async function press({ id }: Person, outbox: Outbox | undefined, ids: readonly string[], from: number) {
  const mine = new Map<string, boolean>()
  wanted.set(id, mine)
  for (let turn = from; running.on; turn += 1) {
    const scholarship = ids[(turn * 7) % 40] ?? ''
    const saved = mine.get(scholarship) !== true
    mine.set(scholarship, saved)
    outbox?.put({ id: scholarship, saved, account: id })
    await sleep(PRESS_EVERY * (0.5 + Math.random()))
  }
}

/** The page's outbox, as in a browser of each person's own. */
function openOutbox(person: Person): Outbox {
  const kept = new Map<string, string>()
  let delivery = Promise.resolve()
  return createOutbox({
    storage: {
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => kept.set(key, value).size > 0,
      remove: (key) => kept.delete(key),
      keys: () => [...kept.keys()],
    },
    user: () => person,
    send: (email, scholarshipId, saved) => change(email, person.cookie, scholarshipId, saved),
    exclusively: (work) => (delivery = delivery.then(() => work())),
    keepTrying: (again) => {
      const timer = setInterval(() => void again(), 2000)
      return () => clearInterval(timer)
    },
    now: Date.now,
  })
}

async function change(email: string, cookie: string, scholarshipId: string, saved: boolean): Promise<void> {
  const path = `/api/user/${saved ? 'save' : 'remove'}scholarship/${email}`
  const { status, text, retryAfter } = await ask('PUT', path, JSON.stringify({ scholarshipId }), cookie)
  if (status === 200) sent.acknowledged += 1
  else if (status === 503 && retryAfter > 0) sent.refused += 1
  else sent.others += 1
  if (status === 200) return
  // A problem as in the contract; without an answer, offline.
  const problem = status === 0 ? undefined : (JSON.parse(text) as Problem)
  throw new ApiError(problem?.code ?? 'offline', status, problem)
}

/** Status 0: no answer came. */
async function ask(method: string, path: string, body: string, cookie = '') {
  try {
    const headers = { cookie, origin: site.origin, 'content-type': 'application/json' }
    const response = await fetch(site.origin + path, { method, headers, body })
    const retryAfter = Number(response.headers.get('retry-after') ?? 0)
    return { status: response.status, text: await response.text(), retryAfter }
  } catch {
    return { status: 0, text: '', retryAfter: 0 }
  }
}

/** Milliseconds until no outbox holds anything. */
async function untilDelivered(people: readonly Person[], outboxes: readonly Outbox[]): Promise<number> {
  const started = performance.now()
  const isWaiting = () =>
    people.some((person, number) =>
      [...(wanted.get(person.id)?.keys() ?? [])].some((key) => outboxes[number]?.pending(person).has(key)),
    )
  while (isWaiting()) {
    if (performance.now() - started > PATIENCE) throw new Error('The outboxes are not empty after two minutes')
    await sleep(50)
  }
  return Math.round(performance.now() - started)
}
