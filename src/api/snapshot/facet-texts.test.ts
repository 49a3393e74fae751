import { expect, test } from 'vitest'
import { createFacetTexts } from './facet-texts.ts'

const option = (value: string, count: number) => ({ value, label: `“${value}” é`, count })
const OPTIONS = {
  country: [option('KE', 12), option('GH', 99_999_999)],
  field: [option('law', 0)],
  level: [],
  coverage: [option('full', 7)],
  type: [option('merit', 1)],
  region: [option('@africa', 13)],
  open: [option('country', 2), option('field', 3)],
  named: ['KE'],
}
const TEXTS = createFacetTexts(OPTIONS)

/** The options with the same count for every one, written behind so many bytes. */
function written(count: number, at = 0) {
  const counts = (group: keyof typeof OPTIONS) => new Uint32Array(OPTIONS[group].length).fill(count)
  const facets = {
    country: counts('country'),
    field: counts('field'),
    level: counts('level'),
    coverage: counts('coverage'),
    type: counts('type'),
    region: counts('region'),
    open: counts('open'),
  }
  const bytes = Buffer.allocUnsafeSlow(TEXTS.options.length + at).fill(' ')
  expect(TEXTS.write(facets, bytes, at)).toBe(bytes.length)
  return JSON.parse(bytes.toString())
}

test.each([0, 12])('every option is written with its count, behind %i bytes', (at) => {
  for (const count of [0, 9, 10, 30, 9_999, 10_000, 10_001, 12_345_678, 99_999_999]) {
    expect(written(count, at)).toEqual({
      C: OPTIONS.country.map((one) => ({ ...one, count })),
      F: OPTIONS.field.map((one) => ({ ...one, count })),
      L: [],
      A: OPTIONS.coverage.map((one) => ({ ...one, count })),
      T: OPTIONS.type.map((one) => ({ ...one, count })),
      R: OPTIONS.region.map((one) => ({ ...one, count })),
      O: OPTIONS.open.map((one) => ({ ...one, count })),
      N: ['KE'],
    })
  }
  // What others get is not written over.
  expect(JSON.parse(TEXTS.options.toString()).C).toEqual(OPTIONS.country)
})

test('a count that has no room is told when the texts are made, not when it is written', () => {
  expect(() => createFacetTexts({ ...OPTIONS, type: [option('merit', 100_000_000)] })).toThrow(/no room for a count/)
})
