import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { createEngine } from '#search/engine.ts'
import { catalogues, requests, TODAY } from './arbitraries.ts'
import { INVARIANTS } from './invariants.ts'

test.each(Object.entries(INVARIANTS))('%s', { timeout: 240_000 }, (_, invariant) => {
  const property = fc.property(catalogues, requests, (records, request) => {
    expect(invariant(createEngine(records, TODAY, readLexicon()), request, records)).toBeUndefined()
  })
  fc.assert(property, { numRuns: 200 })
})
