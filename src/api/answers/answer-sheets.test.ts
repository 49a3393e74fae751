import { expect, test } from 'vitest'
import { createAnswerSheets, NO_FACETS } from './answer-sheets.ts'
import { createFacetTexts } from './facet-texts.ts'

const option = (value: string, count: number) => ({ value, label: `“${value}” é`, count })
const OPTIONS = {
  country: [option('KE', 12), option('GH', 99_999_999)],
  field: [option('law', 0)],
  level: [],
  coverage: [option('full', 7)],
  type: [option('merit', 1)],
}
const TEXTS = createFacetTexts(OPTIONS)

/** An answer with a name and the same count for every option, made longer by `length`. */
function answer(name: string, count: number, length = 0) {
  const counts = (group: keyof typeof OPTIONS) => new Uint32Array(OPTIONS[group].length).fill(count)
  const facets = {
    country: counts('country'),
    field: counts('field'),
    level: counts('level'),
    coverage: counts('coverage'),
    type: counts('type'),
  }
  const page = Buffer.from(`${NO_FACETS},"list":["${name}${'x'.repeat(length)}"]}`)
  return { page, counts: TEXTS.countsOf(facets) }
}

function read(bytes: Buffer) {
  const { list, facets } = JSON.parse(bytes.toString())
  return [list[0], ...[facets.C, facets.F, facets.L, facets.A, facets.T].flat().map(({ count }) => count)]
}

test('a whole answer holds the page, and every option with its count', () => {
  const { whole } = createAnswerSheets(TEXTS)
  const { facets } = JSON.parse(whole(answer('one', 30)).bytes.toString())
  expect(facets).toEqual({
    C: OPTIONS.country.map((one) => ({ ...one, count: 30 })),
    F: OPTIONS.field.map((one) => ({ ...one, count: 30 })),
    L: [],
    A: OPTIONS.coverage.map((one) => ({ ...one, count: 30 })),
    T: OPTIONS.type.map((one) => ({ ...one, count: 30 })),
  })
  expect(JSON.parse(Buffer.from(TEXTS.options.buffer).toString()).C).toEqual(OPTIONS.country)
  for (const count of [0, 9, 10, 9_999, 10_000, 10_001, 12_345_678, 99_999_999]) {
    expect(read(whole(answer('one', count)).bytes)).toEqual(['one', ...Array.from({ length: 5 }, () => count)])
  }
  expect(() => createFacetTexts({ ...OPTIONS, type: [option('merit', 100_000_000)] })).toThrow(/no room for a count/)
})

test('an answer without counts is its page', () => {
  const { page } = answer('one', 1)
  expect(createAnswerSheets(TEXTS).whole({ page, counts: undefined }).bytes).toBe(page)
  expect(JSON.parse(page.toString())).toEqual({ facets: { C: [], F: [], L: [], A: [], T: [] }, list: ['one'] })
})

test('what is lent stays as it is until it is given back; the last that came back is lent first', () => {
  const { whole } = createAnswerSheets(TEXTS)
  const lent = Array.from({ length: 200 }, (_, number) => whole(answer(`number ${number}`, number)))
  for (const [number, { bytes }] of lent.entries())
    expect(read(bytes).slice(0, 2)).toEqual([`number ${number}`, number])
  lent[7]?.giveBack?.()
  lent[3]?.giveBack?.()
  const next = [whole(answer('a', 1)), whole(answer('b', 2)), whole(answer('c', 3))]
  expect(next.map(({ bytes }) => lent.findIndex((one) => one.bytes.buffer === bytes.buffer))).toEqual([3, 7, -1])
  expect(next.map(({ bytes }) => read(bytes)[0])).toEqual(['a', 'b', 'c'])
  const others = [...lent.entries()].filter(([number]) => number !== 3 && number !== 7)
  expect(others.map(([, { bytes }]) => read(bytes)[0])).toEqual(others.map(([number]) => `number ${number}`))
})

test('a page is written on a blank, and given back with the whole answer that it went into', () => {
  const { blank, whole } = createAnswerSheets(TEXTS)
  for (const withCounts of [false, true]) {
    const { bytes, giveBack } = blank(100)
    const { page, counts } = answer('one', 1)
    const written = bytes.subarray(0, page.copy(bytes))
    const sheet = whole({ page: written, counts: withCounts ? counts : undefined, giveBack })
    expect(blank(100).bytes.buffer).not.toBe(bytes.buffer)
    sheet.giveBack?.()
    expect(blank(100).bytes.buffer).toBe(bytes.buffer)
  }
  expect(blank(100_000).bytes).toHaveLength(100_000)
  expect(blank(100_000).giveBack).toBe(undefined)
})

test('one that is longer than usual is whole, and no shorter one is ever written on its sheet', () => {
  const { whole } = createAnswerSheets(TEXTS)
  const long = whole(answer('long', 5, 100_000))
  expect(read(long.bytes)[0]).toHaveLength(100_004)
  long.giveBack?.()
  expect(whole(answer('short', 5)).bytes.buffer).not.toBe(long.bytes.buffer)
})
