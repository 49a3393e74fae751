import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTRIES, formatCountry } from '#domain/countries.ts'
import { expandCountries } from '#domain/country-groups.ts'
import { readCitizens } from './citizens.ts'
import { readPlaces } from './places.ts'

test.each([
  'East Africa / Multiple',
  'Various countries, Africa',
  'Europe: several',
  'Africa, Asia, multiple',
  'Afrique / Plusieurs',
  'Europa, verschiedene',
  'África - varios países',
])('which of a group "%s" means only the text can say', (text) => {
  const { places, unread } = readPlaces(text)
  expect([places, unread.length > 0]).toEqual(['not stated', true])
})

test.each([
  ['Kenya / Multiple', ['KE'], ['Multiple']],
  ['Kenya, Africa, multiple', ['KE'], ['Africa', 'multiple']],
  ['Africa, Asia, etc.', ['@africa', '@asia'], ['others']],
  ['Africa; others', ['@africa'], ['others']],
  ['EU and partner countries', ['@eu'], ['partner countries']],
  ['Africa, TBD', ['@africa'], []],
])('beside a word for some of them "%s" names %j', (text, places, unread) => {
  expect(readPlaces(text)).toMatchObject({ places, unread })
})

test.each(['Africa, Asia, Global', 'África, Asia, mundial', 'Kenya; Ghana; worldwide', 'Afrika, Asien, weltweit'])(
  'the world is all of what else is named: "%s"',
  (text) => {
    expect(readPlaces(text)).toMatchObject({ places: 'any', isPartial: true })
  },
)

test('what begins with whom it is for stays for them: "Kenya, no restrictions"', () => {
  expect(readPlaces('Kenya, no restrictions').places).toEqual(['KE'])
})

test.each([
  ['Congo (République démocratique)', ['CD']],
  ['Congo (República Democrática)', ['CD']],
  ['Kongo (Demokratische Republik)', ['CD']],
  ['Bénin, Congo (République du), Gabon', ['BJ', 'CG', 'GA']],
])('what is in brackets may begin the name: "%s" is %j', (text, places) => {
  expect(readPlaces(text)).toMatchObject({ places, unread: [] })
})

test.each([
  ['International students pursuing a degree in Greece', 'not stated'],
  ['International applicants admitted to programmes at the University of Iceland', 'not stated'],
  ['Foreign students enrolled in a master’s or PhD at Uzbek universities', 'not stated'],
  ['Graduates applying to universities in the UK, Ireland or South Africa', 'not stated'],
  ['Afghan citizens pursuing studies at the University of Tehran and other Iranian universities', ['AF']],
  ['Nationals of Zambia or Malawi admitted to universities in the UK, Ireland or South Africa', ['ZM', 'MW']],
  ['Citizens from African and Asian countries applying to Indian universities', ['@africa', '@asia']],
  ['Self-financed international students in South Korea', 'not stated'],
  ['International students with the equivalent of a British first', 'not stated'],
  ['Degree holders with an interest in China studies', 'not stated'],
  ['Women in Kenya', ['KE']],
  ['International students from countries in Africa', ['@africa']],
  ['Applying students from Kenya', ['KE']],
  ['University students from Kenya, Ghana', ['KE', 'GH']],
  ['University students of Kenya', ['KE']],
  ['Students admitted to a university who are Kenyan citizens', ['KE']],
  ['Citizens of countries with a treaty with Japan, studying in Japan', 'not stated'],
  ['MBA students at a US school; US citizens are not eligible', 'not stated'],
])('where one studies makes nobody a citizen: "%s" is for %j', (text, places) => {
  expect(readCitizens(text).places).toEqual(places)
})

test.each([
  ['Lebanese and international students applying for a degree', ['LB', 'others']],
  ['Canadian citizens and international students admitted to a programme', ['CA', 'others']],
  ['Students from Jordan and neighbouring countries pursuing a degree', ['JO', 'others']],
])('who else may apply keeps a list open: "%s" is for %j', (text, places) => {
  expect(readCitizens(text).places).toEqual(places)
})

test.each(['Apply online at GOV.UK', 'TheDream.US'])('the end of an address names no country: "%s"', (text) => {
  expect(readPlaces(text).places).toBe('not stated')
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
