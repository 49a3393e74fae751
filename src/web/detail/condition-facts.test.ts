import { expect, test } from 'vitest'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { conditionFacts, unstatedConditions } from './condition-facts.ts'

const said: ScholarshipDetail['conditions'] = {
  needs: ['cv', 'interview'],
  needs_say: ['CV', 'Interview: shortlisted'],
  age_max: 35,
  age_says: '35 or younger',
  min_grade: '3.0 of 4.0',
  length: 'Two years',
  route: ['university'],
  route_says: 'The university or host',
  obligation: ['return'],
  obligation_says: 'Go home for two years',
}

test('each condition is told beside what it belongs to', () => {
  expect(conditionFacts(said, 'person')).toMatchObject([
    { name: 'Age', values: ['35 or younger'] },
    { name: 'Minimum grade', values: ['3.0 of 4.0'] },
  ])
  expect(conditionFacts(said, 'steps')).toMatchObject([
    { name: 'What you need at least', values: ['CV', 'Interview: shortlisted'] },
    { name: 'Where to apply', values: ['The university or host'] },
  ])
  expect(conditionFacts(said, 'benefits')).toMatchObject([
    { name: 'Length', values: ['Two years'] },
    { name: 'Obligations', values: ['Go home for two years'] },
  ])
})

test('what is not stated is named once, and nothing that is', () => {
  expect(unstatedConditions(said)).toBe('income limit, language, renewal')
  expect(unstatedConditions()).toBe(
    'age, minimum grade, income limit, language, what you need at least, where to apply, length, renewal, obligations',
  )
  for (const place of ['person', 'steps', 'benefits'] as const) expect(conditionFacts(undefined, place)).toEqual([])
})
