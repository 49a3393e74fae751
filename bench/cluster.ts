import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { askAtRest, createLoad, type Truth } from './cluster-load.ts'
import { startCluster } from './cluster-site.ts'
import { measureWaits } from './embedded.ts'
import { ask } from './load-lines.ts'
import { percentile, rounded } from './measure.ts'
import { makeNextVersion } from './next-version.ts'
import { mixedRequests, searchBody, searchRequest } from './requests.ts'
import { kill } from './site-process.ts'
import { countLost, importRecords, savable } from './stored.ts'
import { readBench } from '../scripts/options.ts'

// `npm run bench:cluster`: runs API processes behind HAProxy, on a PostgreSQL primary with a streaming replica, all on
// this machine. While readers and savers never pause, it kills an API process, lands a large import, replaces every
// process by a next version, and kills the primary and promotes the replica. No acknowledged change may be lost, and no
// answer may be wrong. Then it measures how much more several processes carry than one. `-- --seconds 5`: within two
// minutes on an idle machine. `-- --embedded 3`: only how long changes wait for each other and for an import when three
// processes share the embedded database.
const { seconds, processes, readers, savers, imported, port, embedded, json, say } = readBench({
  seconds: 15,
  processes: 3,
  readers: 12,
  savers: 12,
  imported: 10_000,
  port: 4700,
  embedded: 0,
})
const PEOPLE = 300
const SEARCHES = 200
/** How long it takes to promote the replica, in milliseconds, as if somebody watched. */
const PROMOTED_AFTER = 1000
const ROUNDS = 3
/** The longest that a change may wait on the embedded database, as in docs/operations.md, in milliseconds. */
const LONGEST_WAIT = 5000

if (embedded > 0) await proveEmbedded(embedded)
else await proveCluster()

async function proveCluster(): Promise<void> {
  const cluster = await startCluster(port, processes)
  try {
    const outcome = await breakThings(cluster)
    const scale = await measureScale(cluster)
    say(`throughput by number of processes: ${JSON.stringify(scale)} (this machine also asks, balances and stores)`)
    if (json) console.log(JSON.stringify({ processes, ...outcome, scale }))
    process.exitCode = outcome.lost + outcome.wrong > 0 ? 1 : 0
  } finally {
    await cluster.close()
  }
}

/** Several processes on the embedded database, which lets one of them write at a time. */
async function proveEmbedded(amount: number): Promise<void> {
  const waits = await measureWaits({ port, processes: amount, savers, people: PEOPLE, imported, seconds })
  say(
    `${amount} processes on the embedded database, ${savers} savers and an import of ${imported} records at once: ${waits.changes} changes acknowledged, ${waits.lost} lost, ${waits.refused} refused; half waited ${waits.half_ms} ms, 99 of 100 at most ${waits.most_ms} ms, the longest ${waits.longest_ms} ms; the import took ${waits.import_ms} ms`,
  )
  if (json) console.log(JSON.stringify(waits))
  process.exitCode = waits.lost + waits.refused > 0 || waits.longest_ms > LONGEST_WAIT ? 1 : 0
}

type Cluster = Awaited<ReturnType<typeof startCluster>>

async function breakThings(cluster: Cluster) {
  const { site, servers, primary, replica } = cluster
  const searches = mixedRequests(SEARCHES).map(searchBody)
  const people = await site.signIn(PEOPLE)
  const truths = new Map<string, Truth>([await askAtRest(site.origin, searches)])
  const load = createLoad(site.origin, people, await savable(cluster.storageConfig), searches)

  const during = (name: string, event: () => Promise<void>) => watch(load, name, event)
  const since = (began: number, at: number) => rounded(Math.max(0, at - began) / 1000, 2)

  await during('nothing happens', async () => undefined)
  const killed = await during('an API process is killed, and started again', async () => {
    const [victim] = servers
    if (victim) await kill(victim)
    await sleep(seconds * 300)
    await cluster.startServer(0)
  })
  // 503 means a process that has too much to do on this machine; requests that were cut off have another status, or
  // none.
  const cut = killed.errors.filter(({ what }) => !what.endsWith(' 503'))
  const api = since(killed.began, Math.max(killed.began, ...cut.map(({ at }) => at)))
  await during(`an import of ${imported} records`, () => importEverywhere(cluster))
  const upgraded = await during('every process is replaced by the next version', () => upgrade(cluster))
  let promoting = 0
  const { began } = await during('the primary is killed, and the replica promoted', async () => {
    await primary.crash()
    promoting = performance.now()
    await sleep(PROMOTED_AFTER)
    replica.promote()
  })
  const again = load.times.filter(({ asked }) => asked > promoting).map(({ acknowledged }) => acknowledged)
  if (again.length === 0)
    throw new Error('No change was acknowledged after the primary had died. Give it more --seconds')
  const byPrimary = since(began, Math.min(...again))
  say(
    `cut off from the killed process for ${api} s; changes were acknowledged again ${byPrimary} s after the primary was killed (promoted after ${PROMOTED_AFTER / 1000} s)`,
  )
  truths.set(...(await askAtRest(site.origin, searches)))
  load.compare(truths)
  const lost = await countLost(cluster.storageConfig, load.confirmed)
  for (const fault of load.wrong.slice(0, 10)) console.error(fault)
  say(
    `${load.tally.changes} changes acknowledged, ${lost} lost; ${load.tally.searches} searches answered, ${load.wrong.length} wrong answers`,
  )
  const recover_s = { api, primary: byPrimary }
  return {
    lost,
    wrong: load.wrong.length,
    client_errors: load.errors.length,
    upgrade_errors: upgraded.errors.length,
    recover_s,
  }
}

/** Lets something happen under load. Returns when it began, and what failed from then on. */
async function watch(load: ReturnType<typeof createLoad>, name: string, event: () => Promise<void>) {
  const [errorsBefore, searchesBefore, changesBefore] = [load.errors.length, load.tally.searches, load.tally.changes]
  const running = load.start(readers, savers)
  await sleep(seconds * 200)
  const began = performance.now()
  await event()
  await sleep(seconds * 800)
  await running.stop()
  const errors = load.errors.slice(errorsBefore)
  const kinds = Object.entries(Object.groupBy(errors, ({ what }) => what))
  const told = kinds.map(([what, some = []]) => `${what}: ${some.length}`).join(', ')
  say(
    `${name}: ${load.tally.searches - searchesBefore} searches answered, ${load.tally.changes - changesBefore} changes acknowledged, ${errors.length} errors (${told || 'none'})`,
  )
  return { began, errors: errors.filter(({ at }) => at > began) }
}

/** Replaces one process after the other, as a service manager does, by the next version with its tables. */
async function upgrade({ servers, startServer }: Cluster): Promise<void> {
  const next = makeNextVersion()
  for (const [number, server] of servers.entries()) {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    const [status] = (await ended) as [unknown]
    if (status !== 0) throw new Error(`A process did not end as it should have: ${String(status)}`)
    await startServer(number, next)
  }
}

/** Resolves when every process answers from the new catalogue. */
async function importEverywhere({ site, portOf }: Cluster): Promise<void> {
  await importRecords(site, imported)
  const started = performance.now()
  const ports = Array.from({ length: processes }, (_, number) => portOf(number))
  const counts = () =>
    Promise.all(
      ports.map(async (one) => {
        const headers = { 'content-type': 'application/json', origin: site.origin }
        const init = { method: 'POST', headers, body: JSON.stringify({ searchKey: 'Award Imported' }) }
        const answer = await fetch(`http://localhost:${one}/api/scholarship/filter?page=1&facets=0`, init)
        // Written by the server, from its own schema.
        return ((await answer.json()) as { count: number }).count
      }),
    )
  while ((await counts()).some((count) => count < imported)) await sleep(100)
  say(`every process answers from it ${rounded((performance.now() - started) / 1000, 2)} s after it was stored`)
}

/** Searches answered in the same time by several processes, as multiples of one process: the median of interleaved rounds. */
async function measureScale({ site }: Cluster): Promise<Record<string, number>> {
  const requests = mixedRequests(20_000).map((request) => searchRequest(site.origin, request, 0))
  let turn = 0
  const next = () => requests[turn++ % requests.length] ?? ''
  const rates = Array.from({ length: processes }, (): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, own] of rates.entries()) {
      own.push((await ask({ to: port + index + 1, next, lines: 16, milliseconds: seconds * 200 })).latencies.length)
    }
  }
  const one = percentile(rates[0] ?? [], 0.5)
  return Object.fromEntries(rates.map((own, index) => [index + 1, rounded(percentile(own, 0.5) / one, 2)]))
}
