import { expect, test } from 'vitest'
import { namesStates } from '#catalogue/mapping/header-names.ts'
import { statesIn } from './place-lookup.ts'
import { readPlaces } from './places.ts'

test.each([
  ['Boston, MA', ['US']],
  ['Denver, CO', ['US']],
  ['Wilmington, DE 19801', ['US']],
  ['Boston (MA)', ['US']],
  ['Boston, MA, USA', ['US']],
  ['Boston, Massachusetts', ['US']],
  ['Winston-Salem, NC', ['US']],
  ['150 miles of Santa Rosa, CA', ['US']],
  ['Washington, D.C.', ['US']],
  ['Portland, OR, USA', ['US']],
  ['Cambridge, MA', ['US']],
  ['Athens, GA', ['US']],
  ['Paris, TX', ['US']],
  ['Lebanon, NH', ['US']],
  ['Vancouver, WA', ['US']],
  ['Toronto, ON', ['CA']],
  ['Toronto, ON M5V 2T6', ['CA']],
  ['London, ON', ['CA']],
  ["St. John's, NL", ['CA']],
  ['Charlottetown, PE', ['CA']],
  ['Sydney NSW', ['AU']],
  ['Sydney, NSW, Australia', ['AU']],
  ['Perth, WA', ['AU']],
  ['Adelaide, SA', ['AU']],
  ['São Paulo, SP', ['BR']],
  ['Recife - PE', ['BR']],
  ['Porto Alegre/RS', ['BR']],
  ['Florianópolis, SC', ['BR']],
  ['Mumbai, MH', ['IN']],
  ['Milano (MI)', ['IT']],
  ['Zürich, ZH', ['CH']],
  ['Belfast, NI', ['GB']],
])('in "%s" the letters behind the town are a state: %j', (text, places) => {
  expect(readPlaces(text).places).toEqual(places)
})

test.each([
  ['Casablanca, MA', ['MA']],
  ['Medellín, CO', ['CO']],
  ['Cali, CO', ['CO']],
  ['Lima, PE', ['PE']],
  ['Berlin, DE', ['DE']],
  ['Toronto, CA', ['CA']],
  ['New Delhi, IN', ['IN']],
  ['Tunis, TN', ['TN']],
  ['Berlin, Germany', ['DE']],
  ['Casablanca, Morocco', ['MA']],
  ['Morocco (MA)', ['MA']],
  ['Kenya (KE), Uganda (UG)', ['KE', 'UG']],
  ['FR, DE, MA', ['FR', 'DE', 'MA']],
  ['Eligible countries: FR, DE, MA', ['FR', 'DE', 'MA']],
  ['IN, PK, BD', ['IN', 'PK', 'BD']],
  ['US, CA', ['US', 'CA']],
  ['UK, US and CA', ['GB', 'US', 'CA']],
  ['CR, NI, PA', ['CR', 'NI', 'PA']],
  ['Kenya, Uganda, TZ', ['KE', 'UG', 'TZ']],
  ['MA', ['MA']],
])('in "%s" they are a country: %j', (text, places) => {
  expect(readPlaces(text).places).toEqual(places)
})

test.each([
  ['Great Britain & NI', ['GB'], []],
  ['GB, NI', ['GB'], []],
  ['UK (incl. NI)', ['GB'], []],
  ['TX, CA, NY', ['US'], []],
  ['NSW, VIC, WA', ['AU'], []],
  ['CA, USA', ['US'], []],
  ['Ireland, NI', ['IE'], ['NI']],
  ['Kenya, MA', ['KE'], ['MA']],
  ['CA residents', 'not stated', ['CA residents']],
  ['IT students', 'not stated', ['IT students']],
])('what two letters of "%s" stand for is never guessed: %j', (text, places, unread) => {
  expect(readPlaces(text)).toMatchObject({ places, unread })
})

test.each([
  ['Georgia, USA', ['US']],
  ['Georgia (U.S.)', ['US']],
  ['Georgia, US', ['US']],
  ['Atlanta, Georgia', ['US']],
  ['Athens, Georgia', ['US']],
  ['Augusta, Georgia, USA', ['US']],
  ['Residents of Georgia or Alabama', ['US']],
  ['Florida, Georgia and South Carolina', ['US']],
  ['["Georgia", "Alabama"]', ['US']],
  ['Georgia\nFlorida', ['US']],
  ['State of Georgia', ['US']],
  ['Georgia (GA)', ['US']],
  ['Jordan, Utah', ['US']],
  ['Peru, Indiana', ['US']],
  ['Niger, Kogi and Kwara', ['NG']],
  ['Georgia', ['GE']],
  ['Armenia, Georgia', ['AM', 'GE']],
  ['Georgia, Jordan, Armenia', ['GE', 'JO', 'AM']],
  ['Tbilisi, Georgia', ['GE']],
  ['Georgia [GE]', ['GE']],
  ['Nigeria, Niger, Benin', ['NG', 'NE', 'BJ']],
  // Neither is certain.
  ['Somewhere, Georgia', 'not stated'],
  ['Congo', 'not stated'],
  ['Congo (Brazzaville)', ['CG']],
  ['Peru, IN', 'not stated'],
  ['Mexico, MO', 'not stated'],
  ['Jordan, MN', 'not stated'],
  ['Kenya, MA', ['KE']],
  ['Canada, US', ['CA', 'US']],
  ['San Fernando, United States', ['US']],
  ['San José, Costa Rica', ['CR']],
  ['Victoria, Canada', ['CA']],
  ['Florida, Uruguay', ['UY']],
  ['Granada, Spain', ['ES']],
  ['Granada, España', ['ES']],
  ['Saint Lucia, Australia', ['AU']],
  ['San Marino, United States', ['US']],
  // They may be a list.
  ['Northern Ireland, Ireland', ['GB', 'IE']],
  ['Texas, Canada', ['US', 'CA']],
  ['Grenada, Saint Lucia', ['GD', 'LC']],
  ['Victoria, Canada, Kenya', ['AU', 'CA', 'KE']],
])('a name of a state and of a country is told by what stands beside it: "%s" is %j', (text, places) => {
  expect(readPlaces(text).places).toEqual(places)
})

test.each(['New Jersey', 'Rhode Island', 'New Mexico', 'Residents of California', 'NY residents', 'Nevada and Ohio'])(
  '"%s" is in the United States, and the state is kept in words',
  (text) => {
    expect(readPlaces(text)).toMatchObject({ places: ['US'], isPartial: true })
  },
)

test('a state in a list of countries is no country of its own', () => {
  expect(readPlaces('British Columbia, Northern Ireland').places).toEqual(['CA', 'GB'])
})

test.each([
  [['CA', 'GA', 'NH'], 'US'],
  [['NH', 'N/A', 'USA', 'CA, GA'], 'US'],
  [['ON', 'NL', 'SK'], 'CA'],
  [['NSW', 'WA'], 'AU'],
  [['DC', 'FR, DE, MA'], null],
  [['CA', 'GA'], null],
  [['Kenya', 'Uganda'], null],
])('the codes of a column with %j are those of the states of %s', (texts, country) => {
  expect(statesIn(texts)).toBe(country)
})

test('in a column of states all codes and names are states', () => {
  expect(
    ['State', 'State/Province', 'home_state', 'StatesOfResidence', 'Bundesland', 'Estado'].map(namesStates),
  ).not.toContain(false)
  expect(['Status', 'Member states', 'United States', 'Country'].map(namesStates)).not.toContain(true)
  expect(statesIn(['WA', 'CA', 'GA'], true)).toBe('US')
  expect(statesIn(['ON', 'BC', 'NL'], true)).toBe('CA')
  expect(statesIn(['Georgia', 'Alabama'], true)).toBe('US')
  expect(statesIn(['Kenya'], true)).toBe(null)
  for (const text of ['WA', 'CA', 'GA', 'Georgia', 'CA, GA']) expect(readPlaces(text, 'US').places).toEqual(['US'])
  expect(readPlaces('Kenya', 'US').places).toEqual(['KE'])
})
