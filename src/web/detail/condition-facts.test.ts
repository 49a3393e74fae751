import { expect, test } from 'vitest'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { applicationFacts, benefitFacts, personFacts, unstatedFacts } from './condition-facts.ts'

const said: ScholarshipDetail['conditions'] = {
  needs: ['reference', 'transcript', 'cv', 'interview'],
  only_some: { interview: 'shortlisted' },
  references: 2,
  age_min: 18,
  age_max: 35,
  age_says: '18 to 35; no limit for a doctorate',
  min_grade: '3.0 of 4.0',
  length: 'two years',
  route: ['university', 'home_office'],
  obligation: ['return'],
  obligation_says: 'Go home for two years',
}

test('conditions are told in words, each beside what it belongs to', () => {
  expect(personFacts(said)).toEqual([
    { name: 'Age', values: ['18 to 35; no limit for a doctorate'] },
    { name: 'Minimum grade', values: ['3.0 of 4.0'] },
  ])
  expect(applicationFacts(said)).toEqual([
    { name: 'You need', values: ['2 references, transcript or marks, CV', 'Interview: shortlisted'] },
    { name: 'Where to apply', values: ['The university or host, an office in your country'] },
  ])
  expect(benefitFacts(said)).toEqual([
    { name: 'Length', values: ['Two years'] },
    { name: 'In return', values: ['Go back home', 'Go home for two years'] },
  ])
})

test.each([
  [{ age_min: 18, age_max: 35 }, '18 to 35'],
  [{ age_min: 18, age_max: 35, age_max_exclusive: true as const }, '18 to under 35'],
  [{ age_max: 30 }, '30 or younger'],
  [{ age_max: 30, age_max_exclusive: true as const }, 'Under 30'],
  [{ age_min: 16 }, '16 or older'],
])('ages without words of their own are told by their numbers: %j', (ages, told) => {
  expect(personFacts(ages)).toEqual([{ name: 'Age', values: [told] }])
})

test('applying that is free is told, also where nothing else is known of it', () => {
  expect(applicationFacts({ fee_free: true })).toEqual([{ name: 'You need', values: ['Applying costs nothing'] }])
  expect(applicationFacts({ needs: ['cv'], only_some: { cv: 'doctorate' } })).toEqual([
    { name: 'You need', values: ['CV: doctorate'] },
  ])
})

test('what is not stated is named once, and nothing that is', () => {
  expect(unstatedFacts(said)).toEqual(['income', 'language', 'renewal'])
  expect([personFacts, applicationFacts, benefitFacts].flatMap((tell) => tell({}))).toEqual([])
  expect(unstatedFacts({})).toHaveLength(9)
})
