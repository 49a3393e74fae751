import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { SUBREGION_OF } from './subregions.ts'

test('each country is in a sub-region, and nothing else is', () => {
  expect([...SUBREGION_OF.keys()].toSorted()).toEqual(COUNTRIES.map(({ code }) => code))
})
