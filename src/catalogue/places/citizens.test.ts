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
  ['S. Sudan, N Korea', ['SS', 'KP']],
  ['Eq. Guinea', ['GQ']],
  ['EU-27 + UK', ['@eu', 'GB']],
  ['Indian nationals (SC/ST)', ['IN']],
  ['ex-USSR', 'not stated'],
  ['ASEAN (w/o Singapore)', ['@asean', '!SG']],
  ['UE senza Italia', ['@eu', '!IT']],
  ['résidents en France', ['FR', 'others']],
  ['Einwohner von Kenia', ['KE', 'others']],
  ['مقيمات في قطر', ['QA', 'others']],
  ['Non-UK residents', 'not stated'],
  ['Étudiants en France', 'not stated'],
  ['Étudiants internationaux en Allemagne, Belgique', 'not stated'],
  ['Студенты из Кении, обучающиеся в России', ['KE']],
  ['Kenyan and international students', ['KE', 'others']],
  ['Ciudadanos de Colombia y refugiados', ['CO', 'others']],
  ['["KE", "refugees"]', ['KE', 'others']],
  ['Children of Kenyan citizens', ['KE', 'others']],
  ['Étudiants français et hongrois', ['FR', 'HU']],
  ['Étudiants français ou UE', ['FR', '@eu']],
  ['Suecos o noruegos', ['SE', 'NO']],
  ['Quenianas', ['KE']],
  ['Österreicher und Belgier', ['AT', 'BE']],
  ['Born in Kenya', ['KE', 'others']],
  ['Spouses of US veterans', ['US', 'others']],
  ['Students of Indian origin', ['IN', 'others']],
  ['Hijos de ciudadanos colombianos', ['CO', 'others']],
  ['People born in Ghana or Togo', ['GH', 'TG', 'others']],
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

test.each([
  'Kenya; Ghana; and eleven more',
  'Kenya, Ghana and 11 others',
  'Kenya, Ghana + more',
  'Kenya, Ghana +11 more',
  'Kenya, Ghana (and 12 more)',
  'Kenya, Ghana (others)',
  'Kenya, Ghana, …',
  'Kenya, Ghana...',
  'Kenya, Ghana, etc.',
  'Kenya, Ghana et al.',
  'Kenya, Ghana, among others',
  'Kenya, Ghana and a dozen other countries',
  'Kenya, Ghana & many more',
  'Kenya, Ghana and two additional countries',
  'Kenia, Ghana u. a.',
  'u.a. Kenia, Ghana',
  'Kenia, Ghana u.v.m.',
  'Kenia, Ghana und zwölf weitere Länder',
  'Kenia, Ghana usw.',
  'Kenia, Ghana y otros',
  'Kenia, Ghana, entre otros',
  'Kenia, Ghana y once países más',
  'Kenya, Ghana et 11 autres pays',
  'Kenya, Ghana, entre autres',
  'Quênia, Gana e mais 11 países',
  'Quênia, Gana, entre outros',
  'Kenya, Ghana ecc.',
  'Kenia, Ghana e.a.',
  'Kenya, Ghana m.fl.',
  'Кения, Гана и др.',
  '肯尼亚、加纳等',
])('a list that says that it is not whole is open: "%s"', (text) => {
  const { places } = readCitizens(text)
  expect(new Set(places)).toEqual(new Set(['GH', 'KE', 'others']))
})

test.each([
  ['Kenyan citizens with a GPA of 3.0 or more', ['KE']],
  ['Kenya, Ghana', ['KE', 'GH']],
  ['Kenya (U.S.A. excluded)', ['KE', '!US']],
  ['Kenya, UA', ['KE', 'UA']],
  ['Australian or NZ citizen', ['AU', 'NZ']],
  ['NG nationals', ['NG']],
  ['Kenyan or ZA passport holders', ['KE', 'ZA']],
])('what only looks like more is none, and a code beside "citizen" is a country: "%s"', (text, places) => {
  expect(readCitizens(text).places).toEqual(places)
})

test.each(['GA citizen', 'UG students', 'IT nationals'])(
  'a code that may be something else is no country: "%s"',
  (text) => {
    expect(readCitizens(text).places).not.toContain(text.slice(0, 2))
  },
)

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

test.each([
  ['Former Soviet Union', 'not stated'],
  ['former French colonies', 'not stated'],
  ['Citizens of the former Yugoslavia', 'not stated'],
  ['Kenya, former British colonies', ['KE', 'others']],
  ['Kenyan citizens (current or former)', ['KE', 'others']],
  ['anciennes colonies françaises', 'not stated'],
  ['ehemalige Sowjetunion', 'not stated'],
  ['former Yugoslav Republic of Macedonia', ['MK']],
  ['Antigua and Barbuda', ['AG']],
])('what was a country, or of one, is not that country: "%s" is %j', (text, places) => {
  expect(readCitizens(text).places).toEqual(places)
})

test.each([
  ['US resident', ['US', 'others']],
  ['Canadian citizen or permanent resident', ['CA']],
  ['US citizen, lawful permanent resident', ['US']],
])('one resident is no more a citizen than many are: "%s" is %j', (text, places) => {
  expect(readCitizens(text).places).toEqual(places)
})

test.each([
  ['Ukraine Syria Afganistan Myanmar etc. Conflict Areas', ['UA', 'SY', 'AF', 'MM', 'others']],
  ['Ukraine Syria Ugnda', ['UA', 'SY', 'others']],
  ['Kenya, Ghana etc', ['KE', 'GH', 'others']],
  ['Kenya etc. and Ghana', ['KE', 'others', 'GH']],
  ['Kenia Ghana usw. Konfliktgebiete', ['KE', 'GH', 'others']],
])('"etc." anywhere, and what is left over between names, leaves a list open: "%s" is %j', (text, places) => {
  expect(new Set(readCitizens(text).places)).toEqual(new Set(places))
})

test.each([
  ['Kenyan Engineers', ['KE']],
  ['Kenya Ghana Uganda', ['KE', 'GH', 'UG']],
  ['Women from Kenya Ghana', ['KE', 'GH']],
])('people of a kind leave no list open: "%s" is %j', (text, places) => {
  expect(readCitizens(text).places).toEqual(places)
})

test.each([
  'less than US$ 7000',
  'Less than 7000 US dollars',
  'A$ 500',
  'Below 500 Kenyan shillings a month',
  'moins de 300 francs suisses',
  'less than in Kenya',
  'GDP lower than Germany',
  'menos que en México',
  'weniger als in Deutschland',
  'Ressortissants éligibles via ambassade France',
  'Via Botschaft Japan',
  'Estudiantes vía embajada de México',
  'Apply through the Japanese consulate',
  'Tramite ambasciata Italia',
])('a currency, a comparison and those through whom one applies are no citizenship: "%s"', (text) => {
  expect(readCitizens(text)).toMatchObject({ places: 'not stated', unread: [expect.any(String)] })
})

test.each([
  ['Kenyans with less than 3 years of experience', ['KE']],
  ['Kenyans via the Japanese embassy', ['KE']],
  ['AU$ 700 for Kenyans', ['KE']],
  ['US citizens', ['US']],
  ['Todos menos México', ['@all', '!MX']],
  ['África menos Egipto', ['@africa', '!EG']],
])('what stands beside them is one: "%s" is %j', (text, places) => {
  expect(readCitizens(text).places).toEqual(places)
})

test.each([
  ['["Nationalité #175"]', 'not stated'],
  ['["Nationalité #175", "Nationalité #178"]', 'not stated'],
  ['Country 120', 'not stated'],
  ['Nationality no. 204', 'not stated'],
  ['Nationalities: 1 to 204', 'not stated'],
  ['["Rwanda", "Nationalité #264"]', ['RW', 'others']],
  ['226 nations', 'any'],
  ['Students from 150 countries', 'not stated'],
  ['Students from 195 countries', 'any'],
])('a number behind a nationality names it, and one before them counts them: "%s" is %j', (text, places) => {
  expect(readCitizens(text).places).toEqual(places)
})

test('an exception from one region of a list takes nobody from "all" before it', () => {
  const list = '["Toutes nationalités", "Union européenne", "Afrique", "Europe hors UE", "Kenya"]'
  expect(readCitizens(list).places).toBe('any')
  expect(readCitizens('All nationalities except the EU').places).toEqual(['@all', '!@eu'])
})

test.each(['Speakers of French', 'Applicants with a degree from Kenya', 'Graduated from a university in Kenya'])(
  'a language or a school is no passport: "%s"',
  (text) => {
    expect(readCitizens(text)).toMatchObject({ places: 'not stated', unread: [text] })
  },
)

test.each(['Country of origin: Kenya', 'Originating from Kenya', 'Graduates from Kenya', 'Kenyan citizens by birth'])(
  'who comes from a country is of it: "%s"',
  (text) => {
    expect(readCitizens(text).places).toEqual(['KE'])
  },
)
