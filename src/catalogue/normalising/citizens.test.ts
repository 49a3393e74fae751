import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCitizens } from './citizens.ts'
import { readPlaces } from './places.ts'

test.each([
  ['Citizens of Kenya or refugees living there', ['KE', 'others']],
  ['EU nationals and others', ['@eu', 'others']],
  ['US citizens, refugees and asylees', ['US', 'others']],
  ['US citizens and eligible non-citizens', ['US', 'others']],
  ['US citizens or DACA recipients', ['US', 'others']],
  ['Kenyan citizens (including refugees)', ['KE', 'others']],
  ['Kenyan citizens including refugees', ['KE', 'others']],
  ['Kenyans as well as refugees in Kenya', ['KE', 'others']],
  ['Citizens of Uganda, refugees in Kenya', ['UG', 'others']],
  ['Citizens of, or refugees in, Kenya', ['KE', 'others']],
  ['Citizens or residents of Norway', ['NO', 'others']],
  ['Residents of the United Kingdom', ['GB', 'others']],
  ['UK residents', ['GB', 'others']],
  ['Must be a resident of Ghana', ['GH', 'others']],
  ['Ordinarily resident in the UK', ['GB', 'others']],
  ['Kenyan residents', ['KE', 'others']],
  ['Kenya, Uganda, etc.', ['KE', 'UG', 'others']],
  ['Kenyan and international students', ['KE', 'others']],
  ['Ciudadanos de Colombia y refugiados', ['CO', 'others']],
  ['["KE", "refugees"]', ['KE', 'others']],
  ['African countries except Egypt; refugees', ['@africa', '!EG', 'others']],
])('"%s" names %j', (text, places) => {
  expect(readCitizens(text).places).toEqual(places)
})

test.each([
  ['US citizens and permanent residents', ['US']],
  ['Permanent residents of Canada', ['CA']],
  ['Canadian permanent residents', ['CA']],
  ['Resident citizens of Fiji', ['FJ']],
  ['Citizens of Kenya resident in Kenya', ['KE']],
  ['Refugees from Syria', ['SY']],
  ['Kenyan citizens, excluding refugees', ['KE']],
  ['Kenyan citizens (no refugees)', ['KE']],
  ['Kenyan citizens; refugees are not eligible', ['KE']],
  ['South Africa and other African countries', ['ZA', '@africa']],
  ['Any nationality, refugees too', 'any'],
  ['Refugees', 'not stated'],
  ['Refugees in Kenya', 'not stated'],
  ['Others', 'not stated'],
  ['Foreign students except Chinese', ['@all', '!CN']],
])('"%s" names %j, and no others', (text, places) => {
  expect(readCitizens(text).places).toEqual(places)
})

test.each([
  ['Kenya, Ugnda, Tanzania', ['KE', 'TZ', 'others']],
  ['Kenya and Ugnda', ['KE', 'others']],
  ['kenya\nugnda', ['KE', 'others']],
  ['["Kenya", "Ugnda"]', ['KE', 'others']],
  ['Kenia, Ugnda y Tanzania', ['KE', 'TZ', 'others']],
  ['Central and Eastern Europe', ['@eastern-europe', 'others']],
  ['Asian countries and other countries', ['@asia', 'others']],
  ['Kenya / Multiple African countries', ['KE', 'others']],
  ['Countries such as Kenya and Ghana', ['KE', 'GH', 'others']],
  ['Partner countries, including Kenya', ['KE', 'others']],
  ['Any country (Kenya, Ghana)', ['KE', 'GH', 'others']],
  // Nobody is a citizen of a state or a town.
  ['Boston, MA', ['US', 'others']],
  ['Residents of Georgia or Alabama', ['US', 'others']],
  ['Texas', ['US', 'others']],
  // What is not certain keeps nobody out.
  ['Georgia and the USA', ['US', 'others']],
  ['US, PR', ['US', 'others']],
])('a list that is read in part is no list of all: "%s" is %j', (text, places) => {
  expect(readCitizens(text).places).toEqual(places)
})

test.each([
  ['US citizen or PR', ['US']],
  ['Canadian citizens, PRs', ['CA']],
  ['Singapore Citizens and PR holders', ['SG']],
  ['Great Britain & NI', ['GB']],
  ['Kenyans aged 18-25', ['KE']],
  ['US citizens, minimum GPA 3.0', ['US']],
  ['Kenya, Uganda and women', ['KE', 'UG']],
  ['Kenya (Nairobi)', ['KE']],
  ['London, UK', ['GB']],
  ['Puerto Rico', ['PR']],
  ['PR', ['PR']],
  ['Kenya, Uganda, Tanzania', ['KE', 'UG', 'TZ']],
  ['Kenya; Ghana preferred', ['KE', 'GH']],
  ['All UK nationals', ['GB']],
  ['All female students from Kenya', ['KE']],
  ['Any nationality living in Kenya', 'any'],
  ['Citizen/PR', 'not stated'],
])('a condition or a permanent resident is no other nationality: "%s" is %j', (text, places) => {
  expect(readCitizens(text).places).toEqual(places)
})

test('a cell that says nothing but "others" states nothing', () => {
  expect(readCitizens('Other')).toMatchObject({ places: 'not stated', unread: [] })
})

test('a text that names nobody with another passport is read as every list of countries is', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(null, 'US' as const), (value, statesOf) => {
      const { places } = readCitizens(value, statesOf)
      const asPlaces = isDeepStrictEqual(places, readPlaces(value, statesOf).places)
      expect(asPlaces || places.includes('others')).toBe(true)
    }),
    { numRuns: 500 },
  )
})
