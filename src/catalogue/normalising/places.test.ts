import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTRIES, formatCountry } from '#domain/countries.ts'
import { expandCountries } from '#domain/country-groups.ts'
import { readPlaces } from './places.ts'

test.each([
  ['Korea, South', ['KR']],
  ['Kenya, Korea, South and Uganda', ['KE', 'KR', 'UG']],
  ['Congo, Democratic Republic of the', ['CD']],
  ['Tanzania, United Republic of', ['TZ']],
  ['Egipto (República Árabe de Egipto)', ['EG']],
  ['Reino Unido (Reino Unido de Gran Bretaña e Irlanda del Norte)', ['GB']],
  ['United States of America (USA)', ['US']],
  ['UK', ['GB']],
  ['GB; FR', ['GB', 'FR']],
  ['CAN', ['CA']],
  ['Deutschland', ['DE']],
  ['日本', ['JP']],
  ['Trinidad and Tobago', ['TT']],
  ['Bosnia and Herzegovina, Serbia', ['BA', 'RS']],
  ['Indian citizens', ['IN']],
  ['US citizens', ['US']],
  ['US nationals', ['US']],
  ['UK nationals', ['GB']],
  ['Citizens of the UK', ['GB']],
  ['Europe', ['@europe']],
  ['The Commonwealth', ['@commonwealth']],
  ['African countries', ['@africa']],
  ['Developing countries', ['@oda']],
  ['all countries except the United States', ['@all', '!US']],
  ['all but US citizens', ['@all', '!US']],
  ['Not EU citizens', ['@all', '!@eu']],
  ['Not open to EU citizens', ['@all', '!@eu']],
  ['International students (non-EU)', ['@all', '!@eu']],
  ['Students who are not from the EU', ['@all', '!@eu']],
  ['Nicht-EU-Bürger', ['@all', '!@eu']],
  ['Non-U.S. citizens', ['@all', '!US']],
  ['Non-South African students', ['@all', '!ZA']],
  ['Non-EU/EEA nationals', ['@all', '!@eu', '!@eea']],
  ['Students without UK citizenship', ['@all', '!GB']],
  ['No UK citizens', ['@all', '!GB']],
  ['Must not be a US citizen', ['@all', '!US']],
  ['Neither US nor Canadian citizens', ['@all', '!US', '!CA']],
  ['Africa (except Egypt)', ['@africa', '!EG']],
  ['Kenya, not Uganda', ['KE', '!UG']],
  ['African countries, including but not limited to Kenya', ['@africa', 'KE']],
  ['bolsas no Brasil', ['BR']],
  ['Citizens of the EU', ['@eu']],
  ['Solomon Islands', ['SB']],
  ['["KE","UG"]', ['KE', 'UG']],
  ['Nigeria|Ghana', ['NG', 'GH']],
  ['Kenyans who cannot pay', ['KE']],
  ['Norwegen, Schweden, Island', ['NO', 'SE', 'IS']],
  ['Island und Norwegen', ['IS', 'NO']],
  ['["Norwegen", "Island"]', ['NO', 'IS']],
  ['Ísland', ['IS']],
])('"%s" names %j', (text, places) => {
  expect(readPlaces(text)).toMatchObject({ places, unread: [] })
})

test.each([
  'World',
  'Worldwide',
  '226 nations',
  'Unrestricted',
  'Any nationality',
  'All countries',
  'Anywhere',
  'open to all',
  'EU and non-EU students',
  'Both EU and non-EU',
  'EU/non-EU',
  'Non-EU and EU citizens',
  'UK and non-UK students',
  'UK, EU and non-EU students',
  'Canadian and non-Canadian',
  'EU (and non-EU) students',
  'Both EU and non-EU students are eligible',
  'EU- und Nicht-EU-Bürger',
])('"%s" is any', (text) => {
  expect(readPlaces(text).places).toBe('any')
})

test.each(['', 'N/A', '-', 'Unknown', 'Sin especificar', 'Diferentes Países'])('"%s" states nothing', (text) => {
  expect(readPlaces(text)).toMatchObject({ places: 'not stated', unread: [] })
})

test('what names no country is told, and never guessed from two small letters', () => {
  expect(readPlaces('Atlantis')).toMatchObject({ places: 'not stated', unread: ['Atlantis'] })
  expect(readPlaces('in')).toMatchObject({ places: 'not stated', unread: ['in'] })
  expect(readPlaces('London, UK')).toMatchObject({ places: ['GB'], unread: ['London'] })
})

test.each([
  // Those who may not apply are no better than nobody.
  'US citizens are not eligible',
  'EU citizens cannot apply',
  'Not limited to US citizens',
  'Students who are not enrolled elsewhere',
  'Kenya, Uganda and Ghana are not eligible',
  'Kenyans and non-EU students',
  'Non-degree students from Kenya',
  'Students without a degree from Kenya',
  'Island',
  'Small island developing states',
])('"%s" names no country that can be taken, and is kept in words', (text) => {
  const { places, unread } = readPlaces(text)
  expect([places, unread.length]).toEqual(['not stated', 1])
})

test('what is excepted from a country, and is not a whole one, takes nothing away', () => {
  expect(readPlaces('United Kingdom, except Great Britain')).toMatchObject({ places: ['GB'], isPartial: true })
})

test.each([
  ['Kenya, Uganda. Refugees are not eligible', ['KE', 'UG'], 'Refugees'],
  ['Kenya (refugees are not eligible)', ['KE'], 'refugees'],
])('a denial keeps no country from being taken that is named before it: "%s"', (text, places, unread) => {
  expect(readPlaces(text)).toMatchObject({ places, unread: [unread] })
})

test('two capitals are states where the column has one that is no country', () => {
  expect(readPlaces('CA').places).toEqual(['CA'])
  expect(readPlaces('CA', 'US').places).toEqual(['US'])
  expect(readPlaces('NV').places).toEqual(['US'])
})

test('every country is read back from its name, and every list of names', () => {
  for (const { code, name } of COUNTRIES) expect([name, readPlaces(name).places]).toEqual([name, [code]])
  const several = fc.uniqueArray(fc.constantFrom(...COUNTRIES.map(({ code }) => code)), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(several, (codes) => {
      expect(readPlaces(codes.map(formatCountry).join('; ')).places).toEqual(codes)
    }),
  )
})

test('nothing throws, and what is read is known to the catalogue', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(null, 'US' as const), (value, statesOf) => {
      const { places } = readPlaces(value, statesOf)
      expect(typeof places === 'string' ? [] : expandCountries(places).unknown).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('brackets without end that are never closed are read in seconds', { timeout: 180_000 }, () => {
  const before = process.threadCpuUsage()
  readPlaces(`x${'('.repeat(100_000)}`)
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(3)
})
