import { readLexicon } from '#lexicon/read-lexicon.ts'
import { createEngine, GROUPS, type Engine, type Group, type SearchRequest } from '#search/engine.ts'
import { matchedValues, statedIn } from '#search/constraints/attributes.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { createRankingColumn } from '#search/indexing/default-ranking.ts'
import { generateRecords } from './generate.ts'
import { percentile, rounded } from './measure.ts'
import type { OpenPeer, Peer, PeerCounts, PeerDocument, PeerRequest } from './peer.ts'
import { openFlexSearch, openItemsJs, openMiniSearch, openOrama } from './peers-in-memory.ts'
import { openPostgres, openSqlite } from './peers-sql.ts'
import { filterRequests } from './requests.ts'
import { createRandom } from './random.ts'
import { SENTENCES, SURNAMES } from './phrases.ts'
import { wholeNumber } from '../scripts/options.ts'

// Sends the engine and every peer the same requests, once their results agree: `node bench/against-peers.ts 100000 30`
// for 30 requests over 100,000 records. They take turns of a few requests, as on a server: the first request after the
// other's turn mostly measures how long the processor takes to reload its caches.
const TODAY = '2026-11-21'
/** The share of requests that are also sent with counts: some peers take seconds for each. */
const COUNTED = 0.4
const IN_A_ROW = 6

const PEERS: Readonly<Record<string, OpenPeer>> = {
  flexsearch: openFlexSearch,
  'postgresql-gin': openPostgres,
  'sqlite-fts5': openSqlite,
  itemsjs: openItemsJs,
  orama: openOrama,
  minisearch: openMiniSearch,
}

const size = wholeNumber('programmes', process.argv[2] ?? '100000')
const asked = wholeNumber('requests', process.argv[3] ?? '30')
const only = process.argv[4]?.split(',')
const records = [...generateRecords(size)]
const engine = createEngine(records, TODAY, readLexicon())
const order = createRankingColumn(TODAY)
for (const [place, record] of records.entries()) order.put(place, record)
const { open: opened, closed } = order.order(() => true)
const documents = [...opened, ...closed].map((place, id) => documentOf(records[place], id))
const requests = peerRequests(asked)
const expectedOf = new Map(requests.map((request) => [request, documents.filter((one) => fits(one, request))]))
// Compiles the code before it is timed, as on a server after its first second; with other requests than the timed ones.
for (const request of filterRequests(3000)) {
  engine.search(request)
  engine.facets(request)
}
const results: Record<string, unknown> = {}
for (const [name, open] of Object.entries(PEERS)) {
  if (only && !only.includes(name)) continue
  const peer = await open(documents).catch((error: unknown) => String(error))
  results[name] = typeof peer === 'string' ? { absent: peer } : await compare(peer)
  if (typeof peer !== 'string') await peer.close?.()
  console.error(`${name}: ${JSON.stringify(results[name])}`)
}
console.log(JSON.stringify(results))

/** Peers are given less text than the engine: name, funder and the one sentence that no other record has. */
function documentOf(record: Scholarship | undefined, id: number): PeerDocument {
  if (!record) throw new Error('The order names a record that is none')
  const values = (group: Group) => {
    const stated = statedIn(record, group, TODAY)
    if (typeof stated === 'string') return stated === 'any' ? ['*'] : []
    return matchedValues(group, stated).filter((value) => !value.startsWith('@'))
  }
  const [country, field, level, coverage, type] = [
    values('country'),
    values('field'),
    values('level'),
    values('coverage'),
    values('type'),
  ]
  const text = `${record.name} ${record.funder} ${record.about.at(-1) ?? ''}`.toLowerCase()
  return { id, text, country, field, level, coverage, type }
}

function peerRequests(count: number): PeerRequest[] {
  const random = createRandom(99)
  const common = new Set(SENTENCES.flatMap((sentence) => sentence.toLowerCase().match(/[a-z]+/g) ?? []))
  const names = SURNAMES.map((name) => name.toLowerCase()).filter((name) => !common.has(name) && !name.endsWith('s'))
  return Array.from({ length: count }, () => {
    const filters: Partial<Record<Group, string[]>> = {}
    for (const group of GROUPS) {
      const offered = engine.options[group]
      if (!random.chance(group === 'type' || group === 'coverage' ? 0.2 : 0.55)) continue
      filters[group] = [
        ...new Set([random.pick(offered).value, ...(random.chance(0.2) ? [random.pick(offered).value] : [])]),
      ]
    }
    const word = random.chance(0.3) || Object.keys(filters).length === 0 ? random.pick(names) : ''
    return { filters, word }
  })
}

function engineRequest({ filters, word }: PeerRequest): SearchRequest {
  return { choices: filters, searchKey: word, page: 1, pageSize: 8 }
}

async function compare(peer: Peer) {
  const agreed: PeerRequest[] = []
  for (const request of requests) if (await agrees(peer, engine, request)) agreed.push(request)
  const without = { peer: [] as number[], engine: [] as number[] }
  const counted = { peer: [] as number[], engine: [] as number[] }
  for (const few of inRows(agreed)) {
    for (const request of few) without.peer.push(await timed(() => peer.search(request)))
    for (const request of few) without.engine.push(await timed(() => engine.search(engineRequest(request))))
  }
  for (const few of inRows(agreed.slice(0, Math.ceil(agreed.length * COUNTED)))) {
    for (const request of few) counted.peer.push(await timed(() => withCounts(peer, request)))
    for (const request of few) {
      counted.engine.push(
        await timed(() => {
          const same = engineRequest(request)
          return [engine.search(same), engine.facets(same)]
        }),
      )
    }
  }
  const ratio = ({ peer: theirs, engine: ours }: typeof without) =>
    rounded(percentile(theirs, 0.5) / percentile(ours, 0.5), 0)
  return {
    without: ratio(without),
    with: ratio(counted),
    without_us: rounded(percentile(without.peer, 0.5), 0),
    with_us: rounded(percentile(counted.peer, 0.5), 0),
    agreed: `${agreed.length} of ${requests.length}`,
  }
}

function inRows(all: readonly PeerRequest[]): PeerRequest[][] {
  const rows = Math.ceil(all.length / IN_A_ROW)
  return Array.from({ length: rows }, (_, row) => all.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW))
}

async function timed(action: () => unknown): Promise<number> {
  const started = process.hrtime.bigint()
  const pending = action()
  if (pending instanceof Promise) await pending
  return Number(process.hrtime.bigint() - started) / 1000
}

/** Hits and all counts, as the page needs them: a filtered group is counted without its own filter. */
async function withCounts(peer: Peer, request: PeerRequest): Promise<PeerCounts> {
  await peer.search(request)
  const free = GROUPS.filter((group) => request.filters[group] === undefined)
  const counts = await peer.counts(request, free)
  for (const group of GROUPS.filter((one) => !free.includes(one))) {
    const { [group]: _, ...filters } = request.filters
    Object.assign(counts, await peer.counts({ ...request, filters }, [group]))
  }
  return counts
}

async function agrees(peer: Peer, own: Engine, request: PeerRequest): Promise<boolean> {
  const { count, first } = await peer.search(request)
  const response = own.search(engineRequest(request))
  const expected = expectedOf.get(request) ?? []
  const places = expected.slice(0, 8).map(({ id }) => id)
  const same = count === expected.length && JSON.stringify(first) === JSON.stringify(places)
  if (!same || (response.exact ? response.count : 0) !== expected.length) return false
  if (requests.indexOf(request) > 2) return true
  const [theirs, ours] = [await withCounts(peer, request), own.facets(engineRequest(request))]
  return GROUPS.every((group) => {
    const counts = theirs[group]
    const open = counts?.get('*') ?? 0
    return engine.options[group].every(({ value }, option) => (counts?.get(value) ?? 0) + open === ours[group][option])
  })
}

function fits(document: PeerDocument, { filters, word }: PeerRequest): boolean {
  if (word !== '' && !document.text.split(/[^a-z0-9]+/).includes(word)) return false
  return GROUPS.every((group) => {
    const values = filters[group]
    return !values || document[group].some((value) => value === '*' || values.includes(value))
  })
}
