import { expect, test } from 'vitest'
import { isForeigners, readPlaces } from './places.ts'

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

test.each([
  ['BI', ['BI']],
  ['AO', ['AO']],
  ['CAD', 'not stated'],
  ['You are a Black man', 'not stated'],
  ['台灣', ['TW']],
  ['Costa d’Avorio', ['CI']],
  ['Saint-Martin (partie néerlandaise)', ['SX']],
])('what another language calls a country like "%s" is not guessed: %j', (text, places) => {
  expect(readPlaces(text).places).toEqual(places)
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

test.each([
  'All nationalities, including Taiwan',
  'All nationalities (Chinese included)',
  'Open to all countries; applicants from Kenya especially encouraged',
  'Worldwide (priority for Ghana)',
  'Worldwide, Ghana preferred',
  'All, Kenyans will be given preference',
  'Open to all with special consideration for Ghana',
  'Any country in the world, such as Kenya',
  'Open to applicants from all countries. Preference is given to African applicants.',
  'No nationality restriction (preference for Nepal)',
  'Any (Jackson, WY Preference)',
  'toutes nationalités, y compris Taïwan',
  'Toutes nationalités confondues, avec une préférence pour les Africains',
  'Ouvert à tous (priorité aux Sénégalais)',
  'alle Länder, insbesondere Kenia',
  'Alle Nationalitäten (bevorzugt Ghana)',
  'Offen für alle, vorzugsweise aus Ghana',
  'Todas las nacionalidades, incluyendo Colombia',
  'Todos los países, con preferencia para Perú',
  'Todas as nacionalidades, incluindo Brasil',
  'Aberto a todos, com prioridade para Moçambique',
  'Tutte le nazionalità, compreso Taiwan',
  'Alle nationaliteiten, inclusief Taiwan',
])('"%s" is any: an example or a preference keeps nobody out, and is kept in words', (text) => {
  expect(readPlaces(text)).toMatchObject({ places: 'any', isPartial: true })
})

test.each([
  'Regardless of nationality',
  'Students of all nationalities',
  'Students from any country may apply',
  'Toutes les nationalités',
  'alle Länder',
  'todas las nacionalidades',
  'qualquer nacionalidade',
  'NO restrictions',
  'Any (International as well)',
])('"%s" is any, without more', (text) => {
  expect(readPlaces(text)).toEqual({ places: 'any', unread: [], isOpen: false, isPartial: false })
})

test.each([
  'All countries that have diplomatic relations with Japan (applicants from Taiwan and Palestine are acceptable)',
  'All countries bordering Kenya',
  'Alle Länder, die diplomatische Beziehungen zu Japan haben',
  'Tous les pays ayant des relations diplomatiques avec le Japon',
  'Todos los países que tengan relaciones diplomáticas con Japón',
  'Any nationality (Kenya)',
  'Kenyans preferred',
  'Preference: Ghana',
  'Several African countries',
  'Multiple (EU)',
  'Africa (multiple)',
  'Landlocked African countries',
  'Low-income Asian countries',
  'Kenyans in Germany',
  'Worldwide except sanctioned countries',
  'Worldwide excluding Iran, Syira and Cuba',
  'Applicants must not have studied in the UK',
  'Iran, Syria and Cuba are excluded',
])('whom "%s" admits only the text can say', (text) => {
  const { places, unread } = readPlaces(text)
  expect([places, unread.length > 0]).toEqual(['not stated', true])
})

test.each([
  ['all countries except Iran, Syria and Cuba', ['IR', 'SY', 'CU']],
  ['Excluding Iran, Syria, Cuba', ['IR', 'SY', 'CU']],
  ['Not Iran, Syria or Cuba', ['IR', 'SY', 'CU']],
  ['All nationalities. Iranians and Syrians are not eligible', ['IR', 'SY']],
  ['All countries, Iran and Syria excluded', ['IR', 'SY']],
  ['Excluded countries: Iran, Syria', ['IR', 'SY']],
  ['Everyone apart from Iranians', ['IR']],
  ["tous les pays sauf l'Iran, la Syrie et Cuba", ['IR', 'SY', 'CU']],
  ["toutes nationalités à l'exception de l'Iran et de la Syrie", ['IR', 'SY']],
  ['todos los países excepto Irán, Siria y Cuba', ['IR', 'SY', 'CU']],
  ['todos los países, salvo Irán y Siria', ['IR', 'SY']],
  ['alle Länder außer Iran, Syrien und Kuba', ['IR', 'SY', 'CU']],
  ['alle Länder mit Ausnahme von Iran und Syrien', ['IR', 'SY']],
  ['todos os países exceto Irã, Síria e Cuba', ['IR', 'SY', 'CU']],
  ['tutti i paesi tranne Iran e Siria', ['IR', 'SY']],
])('"%s" excepts all of %j', (text, codes) => {
  expect(readPlaces(text).places).toEqual(['@all', ...codes.map((code) => `!${code}`)])
})

test.each([
  ['East and Southeast Asia', ['@eastern-asia', '@south-eastern-asia']],
  ['East, Southeast, South Asia', ['@eastern-asia', '@south-eastern-asia', '@southern-asia']],
  ['North and Sub-Saharan Africa', ['@northern-africa', '@sub-saharan-africa']],
  ['Eastern and Southern Africa', ['@eastern-africa', '@southern-africa']],
  ['North, Central and South America', ['@northern-america', '@central-america', '@south-america']],
  ['Latin America & the Caribbean', ['@latin-america-caribbean']],
  ['MENA', ['@mena']],
  ['Global South', ['@oda']],
  ["Afrique de l'Ouest et du Centre", ['@western-africa', '@middle-africa']],
  ['Afrique du Nord et subsaharienne', ['@northern-africa', '@sub-saharan-africa']],
  ['América Central y del Sur', ['@central-america', '@south-america']],
  ['África Oriental y Austral', ['@eastern-africa', '@southern-africa']],
  ['Nord- und Westafrika', ['@northern-africa', '@western-africa']],
  ['Ost- und Südostasien', ['@eastern-asia', '@south-eastern-asia']],
  ['Asia (South Asia, Taiwan), Europe', ['@southern-asia', 'TW', '@europe']],
  ['Algeria (Africa)', ['DZ']],
  ['Ghana, Nigeria and other West African countries', ['GH', 'NG', '@western-africa']],
  ['All countries that are members of the Commonwealth', ['@commonwealth']],
  ['Africa, especially Kenya', ['@africa', 'KE']],
  ['Kenyans in Africa', ['KE']],
  ['Sub-Saharan African women', ['@sub-saharan-africa']],
])('the regions of "%s" are %j', (text, places) => {
  expect(readPlaces(text).places).toEqual(places)
})

test.each([
  ['Kenya\nUganda', ['KE', 'UG'], []],
  ['Kenya • Uganda', ['KE', 'UG'], []],
  ['Kenya/Uganda & Ghana', ['KE', 'UG', 'GH'], []],
  ['Kenia y Uganda', ['KE', 'UG'], []],
  ["l'Algérie et la Côte d'Ivoire", ['DZ', 'CI'], []],
  ['Spain and partners (TBC)', ['ES'], ['partners']],
  ['Germany / others', ['DE'], ['others']],
  ['Kenya, Atlantis', ['KE'], ['Atlantis']],
  ['Partner countries: Kenya, Ghana', ['KE', 'GH'], ['Partner countries']],
])('the list "%s" has %j, and %j is kept in words', (text, places, unread) => {
  expect(readPlaces(text)).toMatchObject({ places, unread })
})

test('a phrase with two groups names what is in both', () => {
  const { places } = readPlaces('Developing countries in Europe')
  expect(places).toEqual(['AL', 'BA', 'BY', 'MD', 'ME', 'MK', 'RS', 'UA', 'XK'])
})

test.each([
  ['Asia-Pacific', ['@asia', '@oceania']],
  ['Asia Pacific and African region', ['@asia', '@oceania', '@africa']],
  ['Asia and the Pacific', ['@asia', '@oceania']],
  ['Countries of the Asia-Pacific region', ['@asia', '@oceania']],
  ['Asien-Pazifik', ['@asia', '@oceania']],
  ['APAC', ['@asia', '@oceania']],
  ['Pacific islands', ['@pacific-islands']],
  ['Asia, Pacific islands', ['@asia', '@pacific-islands']],
])('"%s" has Australia and New Zealand where it is a region with Asia: %j', (text, places) => {
  expect(readPlaces(text).places).toEqual(places)
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

test('two countries named together are these two, and not the region that is called by both', () => {
  expect(readPlaces('Australia, New Zealand and United Kingdom').places).toEqual(['AU', 'NZ', 'GB'])
  expect(readPlaces('Australia and New Zealand').places).toEqual(['AU', 'NZ'])
})

test.each(['International students', 'Étudiants internationaux', 'Estudiantes extranjeros', 'studenti internazionali'])(
  '"%s" are those from elsewhere',
  (text) => {
    expect(isForeigners(text)).toBe(true)
  },
)

test.each(['Étudiants', 'International students in Korea', 'Estudiantes'])('"%s" are not', (text) => {
  expect(isForeigners(text)).toBe(false)
})
