import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { createEngine } from '#search/engine.ts'
import { catalogues, questions, TODAY } from '#search/oracle/arbitraries.ts'
import { LAWS } from '#search/oracle/invariants.ts'

test.each(Object.entries(LAWS))('%s', { timeout: 240_000 }, (_, law) => {
  const property = fc.property(catalogues, questions, (records, question) => {
    expect(law(createEngine(records, TODAY, readLexicon()), question, records)).toBeUndefined()
  })
  fc.assert(property, { numRuns: 200 })
})
