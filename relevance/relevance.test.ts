import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { createEngine } from '#search/engine.ts'
import { RECORDS } from '#test/starter-catalogue.ts'
import { figuresOf, kindFigures } from './figures.ts'
import { evaluate } from './evaluate.ts'
import { devJudgments, readJson, readJudgments, readTable } from './judgments.ts'

const engine = createEngine(RECORDS, '2026-11-25', readLexicon())
const IDS = RECORDS.map(({ id }) => id)
const HEAD = 'key\tkind\tlanguage\tunderstood\tmust\tbest\tfair\tmay\ttold\tmustNot'

test('the relevance judgments are met no worse than they were', () => {
  const floor = JSON.parse(readFileSync(join(import.meta.dirname, 'floor.json'), 'utf8'))
  const judgments = devJudgments()
  expect(judgments.length).toBeGreaterThanOrEqual(1157)
  const { right, must, ndcg } = figuresOf(judgments.map((judgment) => evaluate(engine, IDS, judgment)))
  for (const [name, figure] of Object.entries({ right, must, ndcg })) {
    expect(figure, `${name}: npm run relevance -- --list tells which`).toBeGreaterThanOrEqual(floor[name])
  }
})

test('the relevance judgments name programmes that exist', () => {
  const known = new Set(IDS)
  const judgments = ['dev', 'fresh', 'aside'].flatMap((name) => readJudgments(join(import.meta.dirname, `${name}.tsv`)))
  const named = judgments.flatMap(({ must, mustNot, grades }) => [
    ...must,
    ...mustNot,
    ...(grades ? [...grades.best, ...grades.fair] : []),
  ])
  expect(named.length).toBeGreaterThan(750)
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

test('an evaluation is right if it has every required query span and no wrong one', () => {
  const evaluated = (understood: string, may = '', told = '') => {
    const [judgment] = readTable(`${HEAD}\nphd law kenya\tplain\ten\t${understood}\t\t\t\t${may}\t${told}`)
    if (!judgment) throw new Error('No judgment was read')
    const { right, missing, extra, untold, kinds } = evaluate(engine, IDS, judgment)
    return { right, missing, extra, untold, kinds }
  }
  expect(evaluated('level:PhD; field:Law; country:Kenya').right).toBe(true)
  expect(evaluated('level:phd; field:Law|field:Design', 'country:Kenya').right).toBe(true)
  const misread = evaluated("level:Master's; field:Law; country:Kenya", '', 'law; moon')
  expect(misread).toMatchObject({ right: false, missing: ["level:Master's"], extra: ['level:PhD'], untold: ['moon'] })
  expect(misread.kinds['level']).toEqual({ expected: 1, found: 0, wrong: 1 })
})

test('nDCG counts 3 for the best and 1 for the fair, and falls with the place', () => {
  const request = { page: 1, pageSize: 8, searchKey: 'masters', choices: {} }
  const ids = engine.search(request).hits.map(({ record }) => IDS[record] ?? '')
  const [first = '', second = ''] = ids
  const [judgment] = readTable(`${HEAD}\nmasters\tname\ten\t\tnowhere ${first}\t${second}\t${first} nowhere`)
  if (!judgment) throw new Error('No judgment was read')
  const evaluation = evaluate(engine, IDS, judgment)
  const step = 1 / Math.log2(3)
  expect(evaluation.ndcg).toBeCloseTo((1 + 3 * step) / (3 + step + 1 / 2))
  expect(evaluation).toMatchObject({ missed: ['nowhere'], must: 2, good: 2 })
  expect(figuresOf([evaluation])).toMatchObject({ questions: 1, must: 0.5, precision: 0.25, banned: 0 })
})

test('parts are counted by kind', () => {
  const judgments = readTable(`${HEAD}\nphd law\ta\ten\tlevel:PhD; field:Design\nphd\ta\ten\tlevel:Bachelor's`)
  const figures = kindFigures(judgments.map((judgment) => evaluate(engine, IDS, judgment)))
  expect(figures['level']).toEqual({ parts: 2, precision: 0.5, recall: 0.5 })
  expect(figures['field']).toEqual({ parts: 1, precision: 0, recall: 0 })
})

test.each([
  ['key\tkind', 'The first line must be'],
  [`${HEAD}\nlaw\ta`, 'Line 2 has no key, kind or language'],
  [`${HEAD}\nlaw\ta\ten\nlaw\ta\ten`, 'Line 3 asks "law" again'],
  [`${HEAD}\nlaw\ta\ten${'\t'.repeat(8)}x`, 'Line 2 has 11 columns'],
])('a faulty table is refused: %j', (text, fault) => {
  expect(() => readTable(text)).toThrow(fault)
})

test('another file is read with its choices, alternatives and months', () => {
  const understood = { has: ['level:PhD|level:PhD or Post-doc'], may: [], told: ['moon'] }
  const judgment = { key: 'phd', kind: 'x', filters: { Scholarship: ['Fully Funded'] }, understood, onlyIn: '2026-10' }
  const [read] = readJson(JSON.stringify({ questions: [{ ...judgment, must: ['a'], grades: null }] }))
  expect(read).toMatchObject({ choices: { coverage: ['Fully Funded'] }, grades: null, language: '' })
  if (!read) throw new Error('No judgment was read')
  // In another month than that of the judgment, its programmes do not count.
  expect(evaluate(engine, IDS, read)).toMatchObject({ must: 0, ndcg: null, missing: [], untold: ['moon'] })
  expect(() => readJson('{"questions":[{"kind":"x"}]}')).toThrow('key')
})
