import { readLexicon } from '#lexicon/read-lexicon.ts'
import { createEngine, type Engine, type SearchRequest } from '#search/engine.ts'
import { generateRecords } from './generate.ts'
import { microseconds, percentile, rounded } from './measure.ts'
import { filterRequests, letters, mixedRequests, newRequests } from './requests.ts'
import { wholeNumber } from '../scripts/options.ts'

// One size in one process, so that its memory is measured alone: `node bench/engine-alone.ts 100000`.
const TODAY = '2026-11-21'
const size = wholeNumber('records', process.argv[2] ?? '100000')
const megabytes = () => process.memoryUsage().rss / 1_000_000
const before = megabytes()
const generating = secondsOf(() => {
  for (const record of generateRecords(size)) if (record.id === '') throw new Error('A record without an id')
})
let engine = createEngine([], TODAY, readLexicon())
// Records are generated as they are read, as from a database. The time for that is subtracted.
const building = secondsOf(() => {
  engine = createEngine(generateRecords(size), TODAY, readLexicon())
})
const rss = megabytes()

const mixed = mixedRequests(4000)
const filters = filterRequests(4000)
warmUp(engine, [...mixed.slice(0, 1500), ...filters.slice(0, 1500)])
const all = [...mixed, ...filters]
const plain = timesOf(all, (request) => engine.search(request))
const filtered = timesOf(filters, (request) => engine.search(request))
const counted = timesOf(all, (request) => {
  engine.search(request)
  engine.facets(request)
})
// Behind the others, whose figures are compared with those of earlier versions.
const threeWords = newRequests(6000)
const letterRequests = letters(600)
warmUp(engine, [...threeWords.slice(0, 3000), ...letterRequests.slice(0, 300)])
const unseen = timesOf(threeWords.slice(3000), (request) => engine.search(request))
const long = timesOf(letterRequests.slice(300), (request) => engine.search(request))
console.log(
  JSON.stringify({
    p50_us: rounded(percentile(plain, 0.5)),
    p99_us: rounded(percentile(plain, 0.99)),
    filtered_p50_us: rounded(percentile(filtered, 0.5)),
    // Queries of three words and letters of 2,000 characters, each for the first time.
    three_words_p50_us: rounded(percentile(unseen, 0.5)),
    letter_p50_us: rounded(percentile(long, 0.5)),
    facets_p50_us: rounded(percentile(counted, 0.5)),
    facets_p99_us: rounded(percentile(counted, 0.99)),
    build_s: rounded(building.wall - generating.wall, 2),
    build_processor_s: rounded(building.processor - generating.processor, 2),
    // The memory of the whole process after the build, unreturned memory included, and its growth.
    rss_mb: Math.round(rss),
    rss_growth_mb: Math.round(rss - before),
  }),
)

function secondsOf(action: () => void): { readonly wall: number; readonly processor: number } {
  const started = performance.now()
  const computed = process.cpuUsage()
  action()
  const { user, system } = process.cpuUsage(computed)
  return { wall: (performance.now() - started) / 1000, processor: (user + system) / 1e6 }
}

function warmUp(target: Engine, requests: readonly SearchRequest[]): void {
  for (const request of requests) {
    target.search(request)
    target.facets(request)
  }
}

/** Each request is a new object: the engine keeps the last one, and must not profit from that. */
function timesOf(requests: readonly SearchRequest[], action: (request: SearchRequest) => unknown): number[] {
  return requests.map((request) => {
    const fresh = { ...request }
    return microseconds(() => action(fresh))
  })
}
