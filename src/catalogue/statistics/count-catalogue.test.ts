import { expect, test } from 'vitest'
import { COUNTRIES } from '#domain/countries.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { countCatalogue } from './count-catalogue.ts'

test('only countries that a record names are counted; a region, or all but a few, names none', async () => {
  const everyCode = COUNTRIES.map(({ code }) => code)
  const records = [
    scholarship('named', { countries: ['KE', 'UG'] }),
    scholarship('named-again', { countries: ['KE'] }),
    scholarship('all-but-one', { countries: everyCode.slice(1) }),
    scholarship('any', { countries: 'any' }),
    scholarship('not-stated', { countries: 'not stated' }),
  ]
  expect(await countCatalogue(records)).toMatchObject({ records: 5, countries: 2, anywhere: 2 })
})
