import { expect, test } from 'vitest'
import { citizensOf } from './who-may-apply.ts'

const NIGERIA = { code: 'NG', label: 'Nigeria' }

function people(citizenship: string, list: 'any' | string[] = []) {
  const deciding = { countries: 'any', citizenship: list, residence: 'any', levels: 'any', fields: 'any' } as const
  return citizensOf({ citizenship, deciding }, NIGERIA)
}

test('who asks as a citizen finds the own country first in a list that is cut, counted by countries', () => {
  const cut = 'Belarus, Cambodia, Ethiopia and 2 more'
  expect(people(cut, ['BY', 'KH', 'ET', 'NG', 'UA'])).toBe('Citizens of Nigeria and 4 more')
  expect(people(`${cut}, and some others`, ['BY', 'KH', 'ET', 'NG', 'UA', 'others'])).toBe(
    'Citizens of Nigeria and 4 more, and some others',
  )
  // A group is more than one.
  expect(people('the Baltic states, India, Iran and 1 more country', ['EE', 'LV', 'LT', 'IN', 'IR', 'NG'])).toBe(
    'Citizens of Nigeria and 5 more',
  )
  expect(people(cut, ['BY', 'KH', 'ET', 'KE', 'UA'])).toBe(`Citizens of ${cut}`)
  expect(citizensOf({ citizenship: cut })).toBe(`Citizens of ${cut}`)
})

test('what is not cut stays as it is', () => {
  expect(people('sub-Saharan Africa', ['GH', 'NG'])).toBe('Citizens of sub-Saharan Africa')
  expect(people('every country except India', ['@all', '!IN'])).toBe('Citizens of every country except India')
  expect(people('Any nationality', 'any')).toBe('Any nationality')
  expect(people('NA')).toBeUndefined()
})
