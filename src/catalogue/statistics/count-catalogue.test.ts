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
  expect(await countCatalogue(records, '2026-11')).toMatchObject({ records: 5, countries: 2, anywhere: 2 })
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
  expect(await countCatalogue(records, '2026-11')).toMatchObject({
    withWindow: 5,
    windowByBasis: { announced: 0, yearly: 1, usual: 2, last: 1 },
  })
})

test('records are counted whose facts are fresh, whose link is a page, and that still run', async () => {
  const old = round({ closes: '2023-03-01', basis: 'last', verified: '2023-01' })
  const records = [
    scholarship('fresh', { checked: '2025-11', rounds: [old, round({ closes: '03', verified: '2026-01' })] }),
    scholarship('mended', { checked: '2024-01', verified: { amount: '2026-01', who: '2026-01', link: '2026-01' } }),
    scholarship('old-round', { checked: '2026-10', rounds: [old], link: 'https://funder.example/' }),
    scholarship('old', { checked: '2025-10', link: 'https://funder.example/en/index.html' }),
    scholarship('ended', { link: 'https://funder.example/?page=2', status: { kind: 'ended', since: null } }),
  ]
  expect(await countCatalogue(records, '2026-11')).toMatchObject({ verifiedLately: 1, ownPageLinks: 3, active: 4 })
  const dated = {
    ...scholarship('mended'),
    rounds: [round({ closes: '03', verified: '2026-01' })],
    verified: records[1]?.verified ?? {},
  }
  expect(await countCatalogue([{ ...dated, checked: '2024-01' }], '2026-11')).toMatchObject({ verifiedLately: 1 })
})

test('each condition is counted by its own name', async () => {
  const records = [
    scholarship('one', { conditions: { needs: ['essay'], age_max: 30, age_says: 'Up to 30' } }),
    scholarship('two', { conditions: { needs: ['cv'] }, amount: null }),
  ]
  const { stated } = await countCatalogue(records, '2026-11')
  expect(['needs', 'age_max', 'route', 'amount'].map((name) => stated.get(name))).toEqual([2, 1, 0, 0])
})

test('the front page of a site is a page of its own where the site is for that programme alone', async () => {
  const records = [
    scholarship('page', { link: 'https://funder.example.org/award' }),
    scholarship('front', { link: 'https://funder.example.org/' }),
    scholarship('own', { link: 'https://www.minhaty.ma/' }),
    scholarship('beside', { link: 'https://other.minhaty.ma/' }),
  ]
  expect(await countCatalogue(records, '2026-11')).toMatchObject({ ownPageLinks: 2 })
})
