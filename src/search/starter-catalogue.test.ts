import { expect, test } from 'vitest'
import { RECORDS } from '#test/starter-catalogue.ts'
import { createEngine } from './engine.ts'

const engine = createEngine(RECORDS, '2026-11-21')

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
  expect(understood.map((part) => part.label)).not.toContain(label)
})

test('a nonsense word is never dropped in silence', () => {
  const answer = engine.search({ choices: {}, searchKey: 'chemistry qwzzxyv', page: 1, pageSize: 8 })
  expect(answer.exact).toBe(false)
  expect(answer.relaxed).toEqual([{ constraint: 'words', from: ['qwzzxyv'], to: null }])
})
