import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { createEngine } from '#search/engine.ts'
import { catalogues, questions, TODAY } from '#search/proof/arbitraries.ts'
import { differenceOf } from '#search/proof/compare.ts'

// The engine against the oracle, as many questions as one has patience for: `npm run oracle -- --cases 100000`.
const { values } = parseArgs({ options: { cases: { type: 'string', default: '10000' }, seed: { type: 'string' } } })
const cases = Number(values.cases)
if (!Number.isInteger(cases) || cases < 1) throw new Error('--cases must be a whole number from 1 on')

const PER_CATALOGUE = 10
const seed = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed)
const several = fc.array(questions, { minLength: PER_CATALOGUE, maxLength: PER_CATALOGUE })
const started = performance.now()
let asked = 0
const result = fc.check(
  fc.property(catalogues, several, (records, list) => {
    const engine = createEngine(records, TODAY)
    for (const question of list) {
      const difference = differenceOf(engine, records, question)
      if (difference) throw new Error(`${JSON.stringify(question)}: ${difference}`)
      asked++
    }
  }),
  { numRuns: Math.ceil(cases / PER_CATALOGUE), seed },
)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
if (result.failed) {
  console.error(fc.defaultReportMessage(result))
  process.exitCode = 1
} else {
  console.log(`${asked} questions, no difference between the engine and the oracle (seed ${seed}, ${seconds} s)`)
}
