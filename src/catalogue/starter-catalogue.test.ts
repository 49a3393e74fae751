import { expect, test } from 'vitest'
import { nameAndFunder } from '#catalogue/merging/identity.ts'
import { countCatalogue } from '#catalogue/statistics/count-catalogue.ts'
import { AUDIENCES, isWomenOnly } from '#domain/audience.ts'
import { COUNTRY_GROUPS } from '#domain/country-groups.ts'
import { FIELDS } from '#domain/fields.ts'
import { LEVELS } from '#domain/levels.ts'
import { windowOf } from '#domain/rounds.ts'
import { OTHERS } from '#domain/scholarship.ts'
import { RECORDS, ROWS } from '#test/starter-catalogue.ts'
import { readRecord } from './record-file.ts'

/** Sites that tell of other people's programmes: never where the facts of ours come from. Newspapers and agencies may be. */
const AGGREGATORS = new RegExp(
  [
    // Lists of awards and calls.
    'op+ou?rtunit(?:y|ies)|scholars4dev|scholarshipportal|mastersportal|phdportal|wemakescholars|scholarshipsads',
    'afterschoolafrica|youthop|scholarshiproar|fastweb|^(?:www\\.)?scholarships\\.(?:com|plus)|findamasters|findaphd',
    'topuniversities|buddy4study|studyportals|armacad|getscholarships|scholarshiphunting|scholarshipscentral',
    'scholarshipsinstitute|clickscholarship|eaglescholarships|kaistscholarship|heysuccess|studybuzzer|awardping',
    'findmymoney|openlearnership|o4af\\.com|jobkenya|workabroadlink|fundsforngos|fundsdigest|careerlift|campusbrief',
    'studentvillage|flashlearners|schoolnewsng|collegedeskgh|242jobs|mucuruzi|tkieswatini|oncodaily|sahaafii|sahifa\\.co',
    'govtschemes|sarsaeducation|skupdates|umang\\.pk|educatewithguide|successtonics|tbsgraduates|empowerhub|smiletimegh',
    // Pages that are written to be found, copies of other sites, and blogs.
    'pledgetimes|voonze|timesbull|worldcue|kannadadailynews|sevenstarindonesia|takeonedigital|noticiasinstantaneas',
    'kiin360|australiangazette|axdbkk|sb-3\\.org|ds-fg|kintsugi|thesnug|coconote|jagranjosh|uniarea|daniellimjj',
    'blogspot|wordpress|medium\\.com|thestudentroom|legaldesk|sociale-hulp|altersdiskriminierung|maryjaharis',
    // What anybody may write or upload.
    'wikipedia|facebook|linkedin|scribd|docplayer|slideshare',
  ].join('|'),
  'i',
)

test('every record of the starter catalogue is right: vocabularies, dates, links, no empty list', () => {
  const faults = ROWS.flatMap((raw) => {
    const read = readRecord(raw)
    return 'faults' in read ? read.faults.map((fault) => `${raw.id}: ${fault.column} ${fault.reason}`) : []
  })
  expect(faults).toEqual([])
})

test('each is stated in full: what one gets, who may apply, how, what it is, and when that was checked', () => {
  for (const record of RECORDS) {
    for (const list of [record.eligibility, record.benefits, record.applicationProcess, record.about]) {
      expect([record.id, list.length > 0 && list.every((text) => text.length > 2)]).toEqual([record.id, true])
    }
    expect([record.id, record.checked, record.source, record.funderKind]).not.toContain(null)
  }
})

test('links are the funders’ own, over https, and never an aggregator', () => {
  const addresses = RECORDS.flatMap(({ id, link, source }) => [link, source ?? ''].map((address) => ({ id, address })))
  expect(
    addresses.filter(({ address }) => !address.startsWith('https://') || AGGREGATORS.test(new URL(address).hostname)),
  ).toEqual([])
  expect(addresses.filter(({ address }) => !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(new URL(address).hostname))).toEqual(
    [],
  )
})

test('most links lead to the programme’s own page, not to a home page where one searches again', () => {
  const bare = RECORDS.filter(({ link }) => new URL(link).pathname === '/' && new URL(link).search === '')
  // Some funders have one programme, or nothing deeper that lasts: a home page is better than a dead address.
  expect(bare.length / RECORDS.length).toBeLessThan(0.38)
})

test('most say when one can apply, as precisely as is known, and from where: never from an aggregator', () => {
  const rounds = RECORDS.flatMap(({ id, rounds: stated }) => stated.map((round) => ({ id, round })))
  expect(RECORDS.filter(({ openAllYear, rounds: stated }) => openAllYear || stated.length > 0).length).toBeGreaterThan(
    RECORDS.length * 0.6,
  )
  const hosts = rounds.flatMap(({ round: { source } }) => (source === null ? [] : [new URL(source).hostname]))
  expect(hosts.filter((host) => AGGREGATORS.test(host))).toEqual([])
  // What the record's own words say was seen when the record was; only an undated page has no month.
  expect(rounds.filter(({ round: { source, verified } }) => source === null && verified === null)).toEqual([])
  expect(rounds.filter(({ round: { basis, verified } }) => basis !== 'usual' && verified === null)).toEqual([])
})

test('a deadline that comes every year is a round that does', () => {
  for (const record of RECORDS.filter(({ deadline }) => deadline.kind === 'yearly')) {
    expect([record.id, windowOf(record).rounds]).toEqual([record.id, record.rounds])
  }
})

test('no programme is there twice: by id, and by name, funder and country', async () => {
  const twice = (keys: string[]) => keys.filter((key, index) => keys.indexOf(key) !== index)
  expect(twice(RECORDS.map(({ id }) => id))).toEqual([])
  expect(twice(RECORDS.map((record) => `${nameAndFunder(record)}|${String(record.countries)}`))).toEqual([])
  const { suspected } = await countCatalogue(RECORDS, '2026-11')
  // Looked at by hand: a scholarship for students, and a fellowship for scholars.
  expect(suspected).toEqual([['mofa-taiwan-fellowship', 'mofa-taiwan-scholarship']])
})

test('most say what an application needs; words stand beside ages and obligations', () => {
  const share = (has: (record: (typeof RECORDS)[number]) => boolean) => RECORDS.filter(has).length / RECORDS.length
  expect(share(({ conditions: { needs } }) => needs !== undefined)).toBeGreaterThan(0.8)
  expect(share(({ conditions: { length } }) => length !== undefined)).toBeGreaterThan(0.4)
  const wordless = RECORDS.filter(({ conditions: { age_min, age_max, age_says, obligation, obligation_says } }) => {
    return ((age_min ?? age_max) !== undefined && !age_says) || (obligation !== undefined && !obligation_says)
  })
  expect(wordless.map(({ id }) => id)).toEqual([])
})

/** People with other passports than those of a list; permanent residents alone may stay in the text. */
const OTHER_PASSPORTS =
  /refugee|asylee|protected person|undocumented|DACA|non-citizen|foreign resident|foreigner(?! with permanent)|home fee|ordinarily resident|other status|equal status|treated as equal/i

/** Named in a text, and yet no reason to leave the list away. */
const NO_OTHERS_ADMITTED = new Map([
  ['harding-miller-education-foundation-scholarship', 'refugees are invited who are permanent residents'],
])

test('no short list of citizenships hides an award from people whom its own text admits', () => {
  const tooNarrow = RECORDS.filter(
    ({ id, citizenship, eligibility, about }) =>
      typeof citizenship !== 'string' &&
      citizenship.length <= 40 &&
      !citizenship.includes(OTHERS) &&
      !NO_OTHERS_ADMITTED.has(id) &&
      OTHER_PASSPORTS.test([...eligibility, ...about].join(' ')),
  )
  expect(tooNarrow.map(({ id }) => id)).toEqual([])
})

/** A word of the first condition that says it is for women: "Women with a degree", "You are a young woman and …". */
const FOR_WOMEN = /^(?:you are a (?:young )?wom[ae]n|(?:young )?women|girls)\b/i

/** All but some: the host country's own, and those with which there is no agreement. */
const OPEN = (citizenship: (typeof RECORDS)[number]['citizenship']) => citizenship === 'any' || citizenship.length > 100

test('words and fields agree: an award for women says so, and "Open to All" names no few', () => {
  const forWomen = RECORDS.filter(({ eligibility }) => FOR_WOMEN.test(eligibility[0] ?? ''))
  expect(forWomen.length).toBeGreaterThan(15)
  expect(forWomen.filter(({ audience }) => !isWomenOnly(audience)).map(({ id }) => id)).toEqual([])
  const forAll = RECORDS.filter(({ audience }) => audience === 'Open to All')
  expect(forAll.filter(({ citizenship }) => !OPEN(citizenship)).map(({ id }) => id)).toEqual([])
})

test('a funder that gives several awards is of one kind', () => {
  const kinds = Map.groupBy(RECORDS, ({ funder }) => funder)
  const several = [...kinds].filter(([, records]) => new Set(records.map(({ funderKind }) => funderKind)).size > 1)
  expect(several.map(([funder]) => funder)).toEqual([])
})

test('dates are plausible: facts not from the future, deadlines near the month they were checked', () => {
  const month = new Date().toISOString().slice(0, 7)
  for (const { id, checked, deadline } of RECORDS) {
    expect([id, checked !== null && checked >= '2019-01' && checked <= month]).toEqual([id, true])
    if (deadline.kind !== 'date') continue
    const years = Number(deadline.date.slice(0, 4)) - Number(checked?.slice(0, 4))
    expect([id, years >= 0 && years <= 3]).toEqual([id, true])
  }
})

test('it reaches far: countries on every continent, every level, every broad field, funders of every kind', async () => {
  const hosts = new Set(RECORDS.flatMap(({ countries }) => (typeof countries === 'string' ? [] : countries)))
  const few = RECORDS.flatMap(({ countries }) =>
    typeof countries !== 'string' && countries.length <= 3 ? countries : [],
  )
  expect(RECORDS.length).toBeGreaterThanOrEqual(400)
  // Named as the place of study, not only through a region.
  expect(new Set(few).size).toBeGreaterThanOrEqual(60)
  for (const continent of ['africa', 'americas', 'asia', 'europe', 'oceania']) {
    const members = COUNTRY_GROUPS.get(continent)?.members ?? []
    expect([continent, few.filter((code) => members.includes(code)).length > 10]).toEqual([continent, true])
  }
  expect(hosts.size).toBeGreaterThan(60)
  for (const { id } of LEVELS) expect([id, RECORDS.some(({ levels }) => levels.includes(id))]).toEqual([id, true])
  const broad = FIELDS.filter((field) => field.broad === null)
  for (const { id } of broad) {
    const inside = FIELDS.filter((field) => field.id === id || field.broad === id).map((field) => field.id)
    expect([
      id,
      RECORDS.some(({ fields }) => typeof fields !== 'string' && fields.some((field) => inside.includes(field))),
    ]).toEqual([id, true])
  }
  expect(new Set(RECORDS.map(({ funderKind }) => funderKind)).size).toBe(6)
  const audiences = new Set(RECORDS.map(({ audience }) => audience))
  expect(AUDIENCES.filter(({ label }) => !audiences.has(label)).length).toBeLessThanOrEqual(1)
})
