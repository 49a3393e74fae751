import { expect, test } from 'vitest'
import { citizensOf } from './citizens-of.ts'

test('who asks as a citizen finds the own country first in a list that is cut, and nowhere else', () => {
  expect(citizensOf('Belarus, Cambodia, Ethiopia and 9 more', 'Nigeria')).toBe('Citizens of Nigeria and 11 more')
  expect(citizensOf('Belarus, Cambodia, Ethiopia and 9 more')).toBe(
    'Citizens of Belarus, Cambodia, Ethiopia and 9 more',
  )
  expect(citizensOf('sub-Saharan Africa', 'Nigeria')).toBe('Citizens of sub-Saharan Africa')
  // A group is more than one: nobody can tell here how many there are besides the own.
  expect(citizensOf('the least developed countries, India, Iran and 3 more countries', 'Nigeria')).toBe(
    'Citizens of the least developed countries, India, Iran and 3 more countries',
  )
  // It may be one of the others, which nobody knows.
  expect(citizensOf('Ghana, and some others', 'Nigeria')).toBe('Citizens of Ghana, and some others')
  expect(citizensOf('Any nationality', 'Nigeria')).toBe('Any nationality')
  expect(citizensOf('NA', 'Nigeria')).toBeUndefined()
})
