import fc from 'fast-check'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { createEngine } from '#search/engine.ts'
import { catalogues, requests, TODAY } from '#test/oracle/arbitraries.ts'
import { differenceOf } from '#test/oracle/compare.ts'
import { INVARIANTS } from '#test/oracle/invariants.ts'
import { readOptions, wholeNumber } from '../scripts/options.ts'

// The engine against the oracle, and against its invariants, for any number of random requests: `npm run oracle --
// --cases 100000`, of which each invariant takes a fiftieth, or `--invariants 10000`.
const values = readOptions({
  cases: { type: 'string', default: '10000' },
  invariants: { type: 'string' },
  seed: { type: 'string' },
})
const cases = wholeNumber('--cases', values.cases)
const perInvariant =
  values.invariants === undefined ? Math.ceil(cases / 50) : wholeNumber('--invariants', values.invariants)
const seed = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed)

const PER_CATALOGUE = 10
const several = fc.array(requests, { minLength: PER_CATALOGUE, maxLength: PER_CATALOGUE })
let asked = 0
const agrees = fc.property(catalogues, several, (records, list) => {
  const engine = createEngine(records, TODAY, readLexicon())
  for (const request of list) {
    const difference = differenceOf(engine, records, request)
    if (difference) throw new Error(`${JSON.stringify(request)}: ${difference}`)
    asked++
  }
})
check(
  agrees,
  Math.ceil(cases / PER_CATALOGUE),
  () => `${asked} requests, no difference between the engine and the oracle`,
)
for (const [name, invariant] of Object.entries(INVARIANTS)) {
  const holds = fc.property(catalogues, requests, (records, request) => {
    const breach = invariant(createEngine(records, TODAY, readLexicon()), request, records)
    if (breach) throw new Error(`${JSON.stringify(request)}: ${breach}`)
  })
  check(holds, perInvariant, () => `${perInvariant} requests: ${name}`)
}

function check<Values>(property: fc.IProperty<Values>, numRuns: number, passed: () => string): void {
  const started = performance.now()
  const result = fc.check(property, { numRuns, seed })
  if (result.failed) {
    console.error(fc.defaultReportMessage(result))
    process.exitCode = 1
  } else {
    console.log(`${passed()} (seed ${seed}, ${((performance.now() - started) / 1000).toFixed(0)} s)`)
  }
}
