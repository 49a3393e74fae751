import { expect, test } from 'vitest'
import type { Scholarship } from '#domain/scholarship.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { mergeDuplicates } from './merge-records.ts'

const WORDS = 'Citizenship as stated: Limited to designated countries'
const LIMITED: Partial<Scholarship> = { citizenship: 'not stated', eligibility: [WORDS] }
const ALL: Partial<Scholarship> = {
  citizenship: 'any',
  eligibility: ['Good grades, and a long list of all that there may be to tell about those who apply'],
}

/** Both orders give the same. */
function merged(one: Partial<Scholarship>, other: Partial<Scholarship>): Scholarship {
  const [first, second] = [scholarship('one', one), scholarship('one', other)]
  const both = mergeDuplicates(first, second)
  const turned = mergeDuplicates(second, first)
  expect(new Set(turned.citizenship)).toEqual(new Set(both.citizenship))
  return both
}

test('a restriction that only words tell beats any, and its words are kept beside a longer text', () => {
  expect(merged(ALL, LIMITED)).toMatchObject({
    citizenship: 'not stated',
    eligibility: [...(ALL.eligibility ?? []), WORDS],
  })
})

test('a list of people beats any, whichever row comes first', () => {
  expect(merged(ALL, { citizenship: ['KE'] }).citizenship).toEqual(['KE'])
})

test('what nobody states restricts nobody', () => {
  expect(merged(ALL, { citizenship: 'not stated', eligibility: [] }).citizenship).toBe('any')
  expect(merged({ citizenship: ['KE'] }, { citizenship: ['GH'] }).citizenship).toHaveLength(2)
})

test('words about another field restrict no citizens', () => {
  expect(merged(ALL, { citizenship: 'not stated', eligibility: ['Level as stated: Wizardry'] }).citizenship).toBe('any')
})

test('what a cell states of a condition is lost with neither row', () => {
  const words = 'Minimum grade as stated: Good marks'
  expect(merged(ALL, { citizenship: 'any', eligibility: [words] }).eligibility).toContain(words)
})
