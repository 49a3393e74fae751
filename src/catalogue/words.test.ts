import { expect, test } from 'vitest'
import { NEEDS, OBLIGATIONS, ROUTES } from '#domain/conditions.ts'
import { isCountryCode } from '#domain/countries.ts'
import { readWords } from './words.ts'

test('of a role, the words of all languages stand together; one that is not there is an error', () => {
  const words = readWords('deadlines')
  expect(words.require('season')).toMatch(/^spring, .*, primavera, .*, inverno$/)
  expect(words.find('weather')).toBeUndefined()
  expect(() => words.require('weather')).toThrow('words/deadlines.tsv has no words for weather')
})

test('the words of conditions are of needs, routes and obligations that there are', () => {
  const kinds = { need: NEEDS, route: ROUTES, obligation: OBLIGATIONS }
  const known = Object.entries(kinds).flatMap(([name, ids]) => ids.map((id) => `${name} ${id}`))
  const strange = readWords('conditions').roles.filter((role) => !known.includes(role) && !role.startsWith('age '))
  expect(strange).toEqual(['unsure', 'free'])
})

test.each(['alpha-3', 'subdivisions'])('the rows of %s are of countries that there are', (name) => {
  expect(readWords(name).roles.filter((role) => !isCountryCode(role))).toEqual([])
})
