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
  ['["KE","UG"]', ['KE', 'UG']],
  ['Nigeria|Ghana', ['NG', 'GH']],
])('"%s" names %j', (text, places) => {
  expect(readPlaces(text)).toEqual({ places, unread: [] })
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
])('"%s" is any', (text) => {
  expect(readPlaces(text).places).toBe('any')
})

test.each(['', 'N/A', '-', 'Unknown', 'Sin especificar', 'Diferentes Países'])('"%s" states nothing', (text) => {
  expect(readPlaces(text)).toEqual({ places: 'not stated', unread: [] })
})

test('what names no country is told, and never guessed from two small letters', () => {
  expect(readPlaces('Atlantis')).toEqual({ places: 'not stated', unread: ['Atlantis'] })
  expect(readPlaces('in')).toEqual({ places: 'not stated', unread: ['in'] })
  expect(readPlaces('London, UK')).toEqual({ places: ['GB'], unread: ['London'] })
})

test('two capitals are states where the column has one that is no country', () => {
  expect(readPlaces('CA').places).toEqual(['CA'])
  expect(readPlaces('CA', true).places).toEqual(['US'])
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
    fc.property(fc.anything(), fc.boolean(), (value, states) => {
      const { places } = readPlaces(value, states)
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
