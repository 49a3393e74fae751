import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { RECORDS } from '#test/starter-catalogue.ts'
import { WHEN } from '#domain/when.ts'
import { createEngine } from './engine.ts'
import { normalizeWord, rawWordsOf, wordsOf } from '#lexicon/normalize.ts'

const engine = createEngine(RECORDS, '2026-11-21', readLexicon())

test.each(['', ' 2027', ' deadline', ' how to apply'])(
  'every programme is found by its own name, and "%s" behind it',
  (said) => {
    const isFound = (searchKey: string, record: number) => {
      const { exact, hits } = engine.search({ choices: {}, searchKey, page: 1, pageSize: 3 })
      return exact && hits.some((hit) => hit.record === record)
    }
    expect(RECORDS.filter(({ name }, record) => !isFound(name + said, record)).map(({ name }) => name)).toEqual([])
  },
)

test.each(['data science', 'design', 'Indians USA', 'chemistry europe'])('L7 "%s" gives exact matches', (searchKey) => {
  const { exact, count } = engine.search({ choices: {}, searchKey, page: 1, pageSize: 8 })
  expect({ exact, any: count > 0 }).toEqual({ exact: true, any: true })
})

test.each([
  ['retail', 'artificial'],
  ['Australia', 'United States'],
  ['Mauritius', 'United States'],
  ['thailand', 'Artificial Intelligence'],
])('whole words only: %s does not say %s', (searchKey, label) => {
  const { understood } = engine.search({ choices: {}, searchKey, page: 1, pageSize: 8 })
  expect(understood.map((querySpan) => querySpan.label)).not.toContain(label)
})

test('a nonsense word is never dropped in silence', () => {
  const search = (searchKey: string) => engine.search({ choices: {}, searchKey, page: 1, pageSize: 8 })
  expect(search('qwzzxyv')).toMatchObject({
    exact: false,
    relaxed: [{ constraint: 'words', from: ['qwzzxyv'], to: null }],
  })
  // Beside something that is understood it hides nothing.
  expect(search('chemistry qwzzxyv')).toMatchObject({
    exact: true,
    count: search('chemistry').count,
    alsoLookedFor: ['qwzzxyv'],
  })
})

/** Everyday words in the names of some programmes or funders. */
const IN_NAMES =
  'fee young work promise travel future career talent health home care child family summer sport art dance music love research first culture prime mathematical radio merit parent leader bright reach rise'

test('an everyday word removes no results of the filters', () => {
  const key = 'masters in germany'
  const search = (searchKey: string) => engine.search({ choices: {}, searchKey, page: 1, pageSize: 8 })
  const { count, understood } = search(key)
  expect(count).toBeGreaterThan(50)
  const inNames = new Set(RECORDS.flatMap(({ name, funder }) => wordsOf(`${name} ${funder}`)))
  const inTexts = RECORDS.flatMap((record) => [...record.about, ...record.eligibility, ...record.benefits])
  const words = [...new Set(inTexts.flatMap(rawWordsOf))].filter((word) => !inNames.has(normalizeWord(word)))
  expect(words.length).toBeGreaterThan(3000)
  const property = fc.property(fc.constantFrom(...IN_NAMES.split(' '), ...words), (word) => {
    const response = search(`${key} ${word}`)
    // A word of the lexicon has an interpretation itself, and then the response shows it.
    fc.pre(JSON.stringify(response.understood) === JSON.stringify(understood))
    expect({ exact: response.exact, count: response.count }, word).toEqual({ exact: true, count })
  })
  fc.assert(property, { numRuns: 1000, maxSkipsPerRun: 100 })
  const alone = IN_NAMES.split(' ')
    .map((word) => search(`${key} ${word}`))
    .filter((response) => JSON.stringify(response.understood) === JSON.stringify(understood))
  expect(alone.length).toBeGreaterThan(20)
  expect(alone.filter((response) => !response.exact || response.count !== count)).toEqual([])
})

test('a month in the query filters as its choice does, and can be removed', () => {
  const request = { choices: {}, page: 1, pageSize: 2000 }
  const records = (searchKey: string, more = {}) =>
    new Set(engine.search({ ...request, searchKey, ...more }).hits.map(({ record }) => record))
  const selected = records('masters', { when: ['03'] })
  expect(selected.size).toBeGreaterThan(0)
  expect(records('masters closing in march')).toEqual(selected)
  const [, querySpan] = engine.search({ ...request, searchKey: 'masters closing in march' }).understood
  expect(querySpan).toMatchObject({ kind: 'when', text: 'closing in march', label: 'Closes in March', span: [8, 24] })
  expect(records('masters closing in march', { without: [querySpan?.span] })).toEqual(records('masters'))
})

test('the count of each time keeps the time of the query, and choosing it gives as many', () => {
  const request = { choices: {}, searchKey: 'closing in march', page: 1, pageSize: 1 }
  const counts = [...engine.when(request)]
  expect(counts).toEqual(WHEN.map((one) => engine.search({ ...request, when: [one] }).count))
  expect(engine.when({ ...request, when: ['06'] })).toEqual(engine.when(request))
})

test.each([
  ['daad epos vs erasmus mundus', ['daad-epos', 'erasmus-mundus-joint-masters']],
  ['chevening vs gates cambridge', ['chevening-scholarships', 'gates-cambridge-scholarships']],
  ['chevening or clarendon, or is chevening better', ['chevening-scholarships', 'clarendon-scholarships']],
])('names in one breath are alternatives, each of all its words: %s', (searchKey, ids) => {
  const { exact, hits } = engine.search({ choices: {}, searchKey, page: 1, pageSize: 8 })
  expect(exact).toBe(true)
  expect(hits.map(({ record }) => RECORDS[record]?.id)).toEqual(expect.arrayContaining(ids))
})

test('a name that is said again finds no more and no fewer', () => {
  const idsOf = (searchKey: string) => engine.search({ choices: {}, searchKey, page: 1, pageSize: 50 }).hits
  const once = idsOf('chevening or clarendon')
  expect(idsOf('chevening or clarendon chevening')).toHaveLength(once.length)
  expect(idsOf('chevening chevening')).toHaveLength(idsOf('chevening').length)
})
