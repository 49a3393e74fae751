import { readLexicon } from '#lexicon/read-lexicon.ts'
import { createEngine, type Engine, type Question } from '#search/engine.ts'
import { generateRecords } from './generate.ts'
import { microseconds, percentile, rounded, wholeNumber } from './measure.ts'
import { filterQuestions, letters, mixedQuestions, newQuestions } from './requests.ts'

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
// Behind the others, whose figures are compared with those of earlier versions.
const threeWords = newQuestions(6000)
const asked = letters(600)
warmUp(engine, [...threeWords.slice(0, 3000), ...asked.slice(0, 300)])
const unseen = timesOf(threeWords.slice(3000), (question) => engine.search(question))
const long = timesOf(asked.slice(300), (question) => engine.search(question))
console.log(
  JSON.stringify({
    p50_us: rounded(percentile(plain, 0.5)),
    p99_us: rounded(percentile(plain, 0.99)),
    filtered_p50_us: rounded(percentile(filtered, 0.5)),
    // Questions of three words and letters of 2,000 characters, each for the first time.
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
