import { expect, test } from 'vitest'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { readScholarship } from '#web/read-answers.ts'
import { compareFacts } from './compare-facts.ts'

const detail = (more: Partial<ScholarshipDetail>): ScholarshipDetail => {
  const read = readScholarship({ _id: 'one', scholarship_name: 'One', ...more })
  if (read === null) throw new Error('It has an id and a name')
  return read
}

test('what differs comes first, what none states is left out, and what one does not state is said', () => {
  const facts = compareFacts([
    detail({ amount: 'EUR 1,000', level: 'PhD', levels: ['PhD'], conditions: { language: 'English', references: 2 } }),
    detail({ amount: 'EUR 2,000', level: 'PhD', levels: ['PhD'], updated_on: '2026-01' }),
  ])
  const names = facts.map(({ name, isSame }) => [name, isSame])
  expect(names).toEqual([
    ['Funding', false],
    ['Language', false],
    ['Deadline', true],
    ['Level', true],
    ['Eligibility', true],
  ])
  expect(facts[0]?.values).toEqual(['EUR 1,000', 'EUR 2,000'])
  expect(facts[1]?.values).toEqual(['English', null])
})

test('one alone differs from nothing', () => {
  expect(compareFacts([detail({ amount: 'EUR 1,000' })]).every(({ isSame }) => isSame)).toBe(true)
})
