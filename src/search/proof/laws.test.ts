import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Scholarship } from '#domain/scholarship.ts'
import { createEngine, GROUPS, type Engine, type Question } from '#search/engine.ts'
import { statedIn } from '#search/matching/dimensions.ts'
import { catalogues, questions, TODAY } from './arbitraries.ts'

const EVERYTHING = { page: 1, pageSize: 1000 }
type Holds = (engine: Engine, question: Question, records: readonly Scholarship[]) => void

function always(holds: Holds): void {
  const property = fc.property(catalogues, questions, (records, question) => {
    holds(createEngine(records, TODAY), question, records)
  })
  fc.assert(property, { numRuns: 200 })
}

test('adding a filter never adds hits', { timeout: 60_000 }, () => {
  always((engine, question) => {
    const before = engine.search(question)
    fc.pre(before.exact)
    for (const group of GROUPS) {
      if ((question.choices[group]?.length ?? 0) > 0) continue
      for (const { value } of engine.options[group]) {
        const after = engine.search({ ...question, choices: { ...question.choices, [group]: [value] } })
        expect(after.exact ? after.count : 0).toBeLessThanOrEqual(before.count)
      }
    }
  })
})

test("A3 an option's count is what choosing it gives, in every state", { timeout: 60_000 }, () => {
  always((engine, question) => {
    const facets = engine.facets(question)
    for (const group of GROUPS) {
      for (const { label, count } of facets[group]) {
        const answer = engine.search({ ...question, choices: { ...question.choices, [group]: [label] } })
        expect(answer.exact ? answer.count : 0, `${group} ${label}`).toBe(count)
      }
    }
  })
})

test(
  'every alternative is true: its question gives exactly its count, and holds no exact match',
  { timeout: 60_000 },
  () => {
    always((engine, question) => {
      const answer = engine.search(question)
      fc.pre(!answer.exact)
      for (const { choices, searchKey, count, relaxed } of answer.alternatives) {
        const other = engine.search({ ...EVERYTHING, choices, searchKey })
        expect(other).toMatchObject({ exact: true, count })
        expect(relaxed.length).toBeGreaterThan(0)
      }
      expect(answer.relaxed).toEqual(answer.alternatives[0]?.relaxed ?? [])
    })
  },
)

test('what was understood can be taken out again, part by part', { timeout: 60_000 }, () => {
  always((engine, question) => {
    for (const { text, without } of engine.search(question).understood) {
      expect(question.searchKey).toContain(text)
      expect(without.length).toBeLessThan(question.searchKey.length)
    }
  })
})

test('pages neither repeat nor skip', { timeout: 60_000 }, () => {
  always((engine, question) => {
    const all = engine.search({ ...question, ...EVERYTHING })
    const pages = Array.from({ length: Math.ceil(all.count / 3) + 1 }, (_, page) =>
      engine.search({ ...question, page: page + 1, pageSize: 3 }),
    )
    expect(pages.flatMap(({ hits }) => hits)).toEqual(all.hits)
    expect(all.hits.length).toBe(all.count)
    expect(new Set(all.hits.map(({ record }) => record)).size).toBe(all.count)
  })
})

test('never empty while the catalogue has anything that those who ask may have', { timeout: 60_000 }, () => {
  always((engine, question) => {
    const { count, understood } = engine.search(question)
    fc.pre(engine.size > 0 && understood.every(({ kind }) => kind !== 'citizenship' && kind !== 'audience'))
    expect(count).toBeGreaterThan(0)
  })
})

test('those who may not hold an award are never shown it', { timeout: 60_000 }, () => {
  always((engine, question, records) => {
    const { hits, understood } = engine.search({ ...question, searchKey: `Indians ${question.searchKey}` })
    // "Indians scholarship Nigerian" asks for India's awards that Nigerians may hold: another law's matter.
    const whoAsks = understood.filter(({ kind }) => kind === 'citizenship').map(({ label }) => label)
    fc.pre(whoAsks.join() === 'Citizenship: India')
    for (const { record } of hits) {
      const whose = records[record] ? statedIn(records[record], 'citizenship') : []
      expect(typeof whose === 'string' || whose.includes('IN')).toBe(true)
    }
  })
})
