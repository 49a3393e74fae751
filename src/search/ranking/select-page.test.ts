import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { createEngine } from '#search/engine.ts'
import { catalogue } from '#test/searching.ts'

test('a page far from the first goes on where the one before it ended', () => {
  const records = catalogue(
    ...Array.from({ length: 500 }, (_, number) => ({
      id: `${number}`,
      countries: number % 3 === 0 ? ('any' as const) : (['FR'] as const),
      fields: number % 5 === 0 ? ('any' as const) : (['law'] as const),
      levels: number % 7 === 0 ? ('any' as const) : (['master'] as const),
      deadline:
        number % 4 === 0 ? ({ kind: 'date', date: '2020-01-01' } as const) : ({ kind: 'by-programme' } as const),
    })),
  )
  const engine = createEngine(records, '2026-11-21', readLexicon())
  for (const choices of [{}, { country: ['France'], field: ['Law'], level: ["Master's"] }]) {
    const page = (number: number, pageSize: number) =>
      engine.search({ choices, searchKey: '', page: number, pageSize }).hits.map(({ record }) => record)
    const all = page(1, 500)
    expect(all).toHaveLength(500)
    for (const size of [8, 100]) {
      const pages = Array.from({ length: Math.ceil(500 / size) }, (_, number) => page(number + 1, size))
      expect(pages.flat()).toEqual(all)
    }
  }
})
