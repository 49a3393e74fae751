import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { createEngine } from '#search/engine.ts'
import { catalogues, requests, TODAY } from './arbitraries.ts'
import { differenceOf } from './compare.ts'

test('A3 the engine agrees with the oracle about hits, order, counts and relaxations', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(catalogues, fc.array(requests, { minLength: 4, maxLength: 4 }), (records, several) => {
      const engine = createEngine(records, TODAY, readLexicon())
      for (const request of several) expect(differenceOf(engine, records, request), request.searchKey).toBeUndefined()
    }),
    { numRuns: 600 },
  )
})
