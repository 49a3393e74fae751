import { expect, test } from 'vitest'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import type { OwnCountry } from '#web/selection-store.ts'
import { shownAudience } from '#web/scholarship/who-may-apply.ts'
import { decidingFacts, furtherFacts, noticesOf } from './snapshot-facts.ts'
import { NO_ROUND } from '#test/said-window.ts'

const whole: ScholarshipDetail = {
  _id: 'epos',
  scholarship_name: 'EPOS',
  funded_by: 'DAAD',
  logo: null,
  level: "Master's, PhD",
  levels: ["Master's", 'PhD'],
  country: 'Germany',
  country_code: 'DE',
  countries: ['Germany'],
  study_places: 'Germany',
  field: 'Any field',
  fields: [],
  funding_coverage: 'Fully Funded',
  funding_types: ['Merit-based'],
  amount: 'EUR 992 a month',
  deadline: '2027-01-15',
  deadline_expected: true,
  window: { rounds: [], open_all_year: false, by_programme: false, status: 'active', since: null },
  no_of_awards: '12',
  ethnicity: 'Open to All',
  citizenship: 'Kenya and Uganda',
  updated_on: '2026-10',
  residence: 'Anywhere',
  eligibility: [],
  benefits: [],
  application_process: [],
  additional_details: [],
  original_link: 'https://www.daad.de',
  source: null,
  listed: true,
}
const ANY = { countries: 'any', citizenship: 'any', residence: 'any', levels: 'any', fields: 'any' } as const
const nothing: ScholarshipDetail = {
  ...whole,
  level: 'NA',
  levels: [],
  country: 'NA',
  country_code: null,
  countries: [],
  study_places: 'NA',
  field: 'NA',
  funding_types: [],
  amount: null,
  deadline: 'NA',
  deadline_expected: false,
  no_of_awards: null,
  ethnicity: 'NA',
  citizenship: 'NA',
  residence: 'NA',
  updated_on: null,
}
delete nothing.funding_coverage

test('T6 the snapshot holds every specified field, what decides first', () => {
  expect([...decidingFacts(whole), ...furtherFacts(whole)].map(({ name }) => name)).toEqual([
    'Funding',
    'Deadline',
    'Level',
    'Eligibility',
    'Country',
    'Field of study',
    'Number of winners',
    'Updated on',
  ])
})

test('T6 nearly all countries are told in words, others by name', () => {
  const countryOf = (scholarship: ScholarshipDetail) =>
    furtherFacts(scholarship).find(({ name }) => name === 'Country')?.values
  const countries = Array.from({ length: 242 }, (_, number) => `Country ${number}`)
  const study_places = 'Every country except India'
  expect(countryOf({ ...whole, countries, study_places })).toEqual([study_places])
  expect(countryOf({ ...whole, countries: countries.slice(0, 50), study_places })).toHaveLength(50)
  const groups = `The Gulf states, ${countries.slice(0, 60).join(', ')} and Western Sahara`
  expect(countryOf({ ...whole, countries, study_places: groups })).toHaveLength(62)
})

test('T6 facts are told in words', () => {
  const facts = Object.fromEntries(
    [...decidingFacts(whole), ...furtherFacts(whole)].map((fact) => [fact.name, fact.values]),
  )
  expect(facts).toEqual({
    Eligibility: ['Citizens of Kenya and Uganda'],
    Funding: ['EUR 992 a month', 'Fully Funded', 'Merit-based'],
    Deadline: ['15 January 2027'],
    Country: ['Germany'],
    Level: ["Master's", 'PhD'],
    'Field of study': ['Any field'],
    'Number of winners': ['12'],
    'Updated on': ['Facts from October 2026'],
  })
})

test('T6 a fact that was checked after the others says so', () => {
  const [funding, , , eligibility] = decidingFacts({ ...whole, verified: { amount: '2026-11' } })
  expect([funding?.note, eligibility?.note]).toEqual(['Checked in November 2026', undefined])
})

test('T6 an expected date says so, a certain one does not', () => {
  const noteOf = (deadline_expected: boolean) => decidingFacts({ ...whole, deadline_expected })[1]?.note
  expect(noteOf(true)).toMatch(/^Expected/)
  expect(noteOf(false)).toBeUndefined()
})

test('T6 when one can apply is told where the deadline does not say it', () => {
  const deadlineOf = (more: Partial<ScholarshipDetail>) =>
    decidingFacts({ ...whole, deadline_expected: false, ...more })[1]
  const byProgramme = { deadline: 'Program Deadline Applies', window: { ...whole.window, by_programme: true } }
  expect(deadlineOf(byProgramme)).toMatchObject({
    values: ['Dates differ by school or place'],
    state: 'by-programme',
  })
  // A server that only speaks as specified says no more than the deadline.
  for (const deadline of ['Program Deadline Applies', 'Open all year']) {
    expect(deadlineOf({ deadline })).toEqual({ name: 'Deadline', values: [deadline] })
  }
  const rounds = [{ ...NO_ROUND, CloseDate: '2027-01-15', source: 'https://www.daad.de' }]
  expect(deadlineOf({ window: { ...whole.window, rounds } })).toMatchObject({
    values: ['15 January 2027'],
    rounds: [{ basis: 'Announced', source: 'https://www.daad.de' }],
  })
  expect(deadlineOf({ window: { ...whole.window, status: 'paused' } })?.values).toEqual(['15 January 2027', 'Paused'])
})

test('T6 a deadline that ends elsewhere says where', () => {
  const noteOf = (deadline_time_zone: string, deadline_expected = false) =>
    decidingFacts({ ...whole, deadline_expected, deadline_time_zone })[1]?.note
  expect(noteOf('Asia/Seoul')).toBe('It closes by Seoul time.')
  expect(noteOf('America/Argentina/Buenos_Aires')).toBe('It closes by Buenos Aires time.')
  expect(noteOf('America/New_York', true)).toMatch(/^Expected: .* It closes by New York time\.$/)
  expect(['CET', 'UTC', 'Etc/GMT', 'US/Eastern'].map((zone) => noteOf(zone))).toEqual([
    'Its time zone is CET.',
    'Its time zone is UTC.',
    'Its time zone is GMT.',
    'Its time zone is US/Eastern.',
  ])
})

test('T6 what decides and is not stated is said plainly; the rest is left out', () => {
  expect(decidingFacts(nothing).map(({ values }) => values)).toEqual([
    ['Not known here: see the funder’s page'],
    ['Date not known here: ask on daad.de'],
    ['Not known here: see the funder’s page'],
    ['Not known here: see the funder’s page'],
  ])
  expect(furtherFacts(nothing)).toEqual([])
})

test('T6 any citizenship and a residence are told apart', () => {
  expect(decidingFacts({ ...whole, citizenship: 'Any nationality', residence: 'Kenya' })[3]?.values).toEqual([
    'Any nationality',
    'Living in Kenya',
  ])
})

test('T6 a long list of countries is folded into what cards say of it', () => {
  const codes = ['AF', 'BD', 'CM', 'DZ', 'EG', 'FJ', 'GH', 'HT', 'ID', 'KE', 'UG', 'ZM']
  const foldedOf = (others: string, more: Partial<ScholarshipDetail> = {}, own?: OwnCountry) => {
    const said = {
      ...whole,
      citizenship: `A, B, C, D, E, F, G, H, I, J, Kenya and Zambia${others}`,
      citizenship_short: `A, B, C and 9 more${others}`,
      deciding: { ...ANY, citizenship: others === '' ? codes : [...codes, 'others'] },
      ...more,
    }
    return decidingFacts(said, own)[3]?.folded
  }
  const kenya = { code: 'KE', label: 'Kenya' }
  expect(foldedOf('')).toEqual({ text: 'Citizens of A, B, C and 9 more', count: 12 })
  expect(foldedOf('', {}, kenya)).toEqual({ text: 'Citizens of Kenya and 11 more', count: 12 })
  expect(foldedOf('', {}, { code: 'NG', label: 'Nigeria' })).toEqual(foldedOf(''))
  expect(foldedOf(', and some others', {}, kenya)?.text).toBe('Citizens of Kenya and 11 more, and some others')
  expect(
    foldedOf('', { citizenship: 'Kenya and Uganda', citizenship_short: 'Kenya and Uganda' }, kenya),
  ).toBeUndefined()
  expect(foldedOf('', { deciding: { ...ANY, citizenship: ['@all', '!IN'] } }, kenya)).toBeUndefined()
})

test('T6 S5 nothing is open to all beside a limit', () => {
  expect(shownAudience({ ...whole, citizenship: 'Any nationality' })).toBe('Open to All')
  expect(shownAudience({ ...whole, citizenship: 'Any nationality', residence: 'Kenya' })).toBeNull()
  expect(shownAudience(whole)).toBeNull()
  expect(shownAudience({ ...whole, ethnicity: 'Women only' })).toBe('Women only')
})

test('T6 what has to be paid back says so beside the money, in the words of the record', () => {
  const noteOf = (conditions: ScholarshipDetail['conditions']) => decidingFacts({ ...whole, conditions })[0]?.note
  expect(noteOf({ obligation: ['repay'], obligation_says: 'Half of it is a loan' })).toBe('Half of it is a loan')
  expect(noteOf({ obligation: ['return', 'repay'] })).toBe('Must be paid back')
  expect(noteOf({ obligation: ['return'], obligation_says: 'Go home for two years' })).toBeUndefined()
})

test('T6 a rule for many countries names a few of them until it is opened', () => {
  const names = Array.from({ length: 11 }, (_, number) => `Country ${number}`)
  const factOf = (list: string) => {
    const says = `No visas for citizens of ${list}.`
    return noticesOf({ ...whole, notices: [{ says, source: 'https://www.state.gov', seen: '2026-01' }] })[0]
  }
  expect(factOf(`${names.join(', ')} and Zambia`)).toMatchObject({
    name: 'Check first',
    values: [`No visas for citizens of ${names.join(', ')} and Zambia.`],
    folded: { text: 'No visas for citizens of Country 0, Country 1, Country 2 and 9 more.', count: 12 },
  })
  expect(factOf('Cuba and Zambia')?.folded).toBeUndefined()
})
