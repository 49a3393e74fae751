import { expect, test } from 'vitest'
import { createEngine } from '#search/engine.ts'
import { RECORDS } from '#test/starter-catalogue.ts'
import { JUDGED } from './questions.ts'

const engine = createEngine(RECORDS, '2026-11-21')

function faultsOf({ searchKey, understood, among }: (typeof JUDGED)[number]): string[] {
  const answer = engine.search({ choices: {}, searchKey, page: 1, pageSize: 8 })
  const said = answer.understood.map(({ kind, label }) => `${kind}:${label}`)
  const first = answer.hits.map(({ record }) => RECORDS[record]?.id)
  const missing = among.filter((id) => !first.includes(id))
  const misread = said.join('; ') === understood.join('; ') ? [] : [`${searchKey}: understood ${said.join('; ')}`]
  return [...misread, ...(missing.length > 0 ? [`${searchKey}: ${missing.join(', ')} not in ${first.join(', ')}`] : [])]
}

test('judged questions are understood, and lead to the programmes that were meant', () => {
  expect(JUDGED.length).toBeGreaterThanOrEqual(1157)
  // All of them: two that may be wrong are two that go wrong unseen.
  expect(JUDGED.flatMap(faultsOf)).toEqual([])
})

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

test('judged questions name programmes that exist', () => {
  const known = new Set(RECORDS.map(({ id }) => id))
  expect(JUDGED.flatMap(({ among }) => among).filter((id) => !known.has(id))).toEqual([])
})

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
  expect(understood.map((part) => part.label)).not.toContain(label)
})

test('a nonsense word is never dropped in silence', () => {
  const answer = engine.search({ choices: {}, searchKey: 'chemistry qwzzxyv', page: 1, pageSize: 8 })
  expect(answer.exact).toBe(false)
  expect(answer.relaxed).toEqual([{ constraint: 'words', from: ['qwzzxyv'], to: null }])
})
