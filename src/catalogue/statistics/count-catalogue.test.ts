import { expect, test } from 'vitest'
import { COUNTRIES } from '#domain/countries.ts'
import { round } from '#domain/rounds.ts'
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

test('records that say when one can apply are counted, and those with a round of each basis', async () => {
  const records = [
    scholarship('twice', { rounds: [round({ closes: '03' }), round({ closes: '09' }), round({ basis: 'last' })] }),
    scholarship('words', { rounds: [round({ vague: 'in summer' })] }),
    scholarship('always', { openAllYear: true }),
    scholarship('rolling', { deadline: { kind: 'rolling' } }),
    scholarship('day', { deadline: { kind: 'yearly', month: 3, day: 1 } }),
    scholarship('by-programme', { byProgramme: true, deadline: { kind: 'by-programme' } }),
    scholarship('nothing'),
  ]
  expect(await countCatalogue(records)).toMatchObject({
    withWindow: 5,
    windowByBasis: { announced: 0, yearly: 1, usual: 2, last: 1 },
  })
})

test('each condition is counted by its own name', async () => {
  const records = [
    scholarship('one', { conditions: { needs: ['essay'], age_max: 30, age_says: 'Up to 30' } }),
    scholarship('two', { conditions: { needs: ['cv'] }, amount: null }),
  ]
  const { stated } = await countCatalogue(records)
  expect(['needs', 'age_max', 'route', 'amount'].map((name) => stated.get(name))).toEqual([2, 1, 0, 0])
})
