import { expect, test } from 'vitest'
import { scholarship } from '#test/fixture-catalogue.ts'
import { isCountryCode, type CountryCode } from './countries.ts'
import { noticesFor } from './notices.ts'

const on = (countries: 'any' | CountryCode[], citizenship: 'any' | (CountryCode | 'others')[] = 'any') =>
  noticesFor(scholarship('one', { countries, citizenship }))

test('a rule is told where one studies, of those citizens alone whom the record admits', () => {
  expect(on(['GB'], ['CM', 'KE']).map(({ citizens }) => citizens)).toEqual([['CM']])
  expect(on(['GB', 'US']).map(({ citizens }) => citizens.length)).toEqual([39, 4])
  expect([on(['GB'], ['KE']), on(['KE']), on('any')]).toEqual([[], [], []])
  // Some others may be citizens of any country.
  expect(on(['GB'], ['KE', 'others'])[0]?.citizens).toHaveLength(4)
})

test('who has to live where one studies needs no visa for it', () => {
  const livingIn = (residence: CountryCode[]) => noticesFor(scholarship('one', { countries: ['US'], residence }))
  expect(livingIn(['US'])).toEqual([])
  expect(livingIn(['US', 'CU'])).toHaveLength(1)
})

test('every rule has known countries, a month and a source', () => {
  for (const { citizens, seen, source } of on(['GB', 'US'])) {
    expect(citizens.filter((code) => !isCountryCode(code))).toEqual([])
    expect([seen, source]).toEqual([expect.stringMatching(/^20\d\d-\d\d$/), expect.stringMatching(/^https:/)])
  }
})
