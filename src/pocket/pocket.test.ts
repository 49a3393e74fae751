import { expect, test } from 'vitest'
import type { LexiconTexts } from '#lexicon/lexicon.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { catalogueDocument } from './catalogue-document.ts'
import { createPocket } from './pocket.ts'

test('cards and pages come without an engine, whose opening would hold up everything else of the worker', () => {
  const catalogue = catalogueDocument('1', [scholarship('one')], () => undefined)
  // Without words no engine can be opened.
  const pocket = createPocket(catalogue, {} as LexiconTexts)
  expect(pocket.answer('GET', '/api/scholarship/card/one')?.status).toBe(200)
  expect(pocket.answer('GET', '/api/scholarship/searchScholarship/one')?.status).toBe(200)
  expect(() => pocket.answer('POST', '/api/scholarship/filter', {})).toThrow(TypeError)
})
