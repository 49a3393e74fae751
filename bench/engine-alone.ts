import { createEngine, type Engine, type Question } from '#search/engine.ts'
import { generateCatalogue } from './generate.ts'
import { microseconds, percentile, rounded } from './measure.ts'
import { filterQuestions, mixedQuestions } from './questions.ts'

// One size in one process, so that memory is that of this size alone: `node bench/engine-alone.ts 100000`.
const TODAY = '2026-11-21'
const size = Number(process.argv[2])
const records = generateCatalogue(size)
const started = performance.now()
const engine = createEngine(records, TODAY)
const build = (performance.now() - started) / 1000
const rss = process.memoryUsage().rss / 1_000_000

const mixed = mixedQuestions(4000)
const filters = filterQuestions(4000)
warmUp(engine, [...mixed.slice(0, 1500), ...filters.slice(0, 1500)])
const all = [...mixed, ...filters]
const plain = timesOf(all, (question) => engine.search(question))
const filtered = timesOf(filters, (question) => engine.search(question))
const counted = timesOf(all, (question) => {
  engine.search(question)
  engine.facets(question)
})
console.log(
  JSON.stringify({
    p50_us: rounded(percentile(plain, 0.5)),
    p99_us: rounded(percentile(plain, 0.99)),
    filtered_p50_us: rounded(percentile(filtered, 0.5)),
    facets_p50_us: rounded(percentile(counted, 0.5)),
    facets_p99_us: rounded(percentile(counted, 0.99)),
    build_s: rounded(build, 2),
    rss_mb: Math.round(rss),
  }),
)

function warmUp(target: Engine, questions: readonly Question[]): void {
  for (const question of questions) {
    target.search(question)
    target.facets(question)
  }
}

/** Each question is a new object: the engine remembers the last one, and must not be helped by that. */
function timesOf(questions: readonly Question[], action: (question: Question) => unknown): number[] {
  return questions.map((question) => {
    const fresh = { ...question }
    return microseconds(() => action(fresh))
  })
}
