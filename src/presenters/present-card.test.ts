import { COUNTRIES } from '#domain/countries.ts'
import { expect, test } from 'vitest'
import { cardSchema, scholarshipSchema, type CardWindow } from '#contract/scholarship.ts'
import { expandCountries } from '#domain/country-groups.ts'
import { round } from '#domain/rounds.ts'
import { scholarship as fixture } from '#test/fixture-catalogue.ts'
import { presentCard, presentScholarship } from './present-card.ts'
import { presentPeople, presentPlaces } from './present-places.ts'

const scholarship = (id: string, said: Parameters<typeof fixture>[1] = {}) =>
  fixture(id, { citizenship: 'not stated', ...said })

const TODAY = '2026-11-21'

test('E1 what is not stated says so, and is never guessed', () => {
  expect(cardSchema.strict().parse(presentCard(scholarship('one'), TODAY))).toEqual({
    _id: 'one',
    scholarship_name: 'Scholarship one',
    funded_by: 'A funder',
    logo: null,
    level: 'NA',
    levels: [],
    country: 'NA',
    country_code: null,
    countries: [],
    study_places: 'NA',
    field: 'NA',
    fields: [],
    funding_types: [],
    amount: null,
    deadline: 'NA',
    deadline_expected: false,
    window: { rounds: [], open_all_year: false, by_programme: false, status: 'active', since: null },
    no_of_awards: null,
    ethnicity: null,
    citizenship: 'NA',
    residence: 'Anywhere',
    updated_on: null,
    deciding: {
      countries: 'not stated',
      citizenship: 'not stated',
      residence: 'any',
      levels: 'not stated',
      fields: 'not stated',
    },
  })
})

test('E1 "any" is said in words, coverage only where it is stated', () => {
  const any = scholarship('one', {
    countries: 'any',
    fields: 'any',
    levels: 'any',
    citizenship: 'any',
    coverage: 'full',
  })
  expect(presentCard(any, TODAY)).toMatchObject({
    country: 'Any country',
    field: 'Any field',
    level: 'Any level',
    citizenship: 'Any nationality',
    funding_coverage: 'Fully Funded',
  })
})

test.each([
  [{ kind: 'date', date: '2027-01-15' }, '2027-01-15', false],
  [{ kind: 'yearly', month: 3, day: 1 }, '2027-03-01', true],
  [{ kind: 'rolling' }, 'Open all year', false],
  [{ kind: 'open-all-year' }, 'Open all year', false],
  [{ kind: 'by-programme' }, 'Program Deadline Applies', false],
  [{ kind: 'not-stated' }, 'NA', false],
] as const)('E2 a deadline is a date or one of three texts: %o', (deadline, text, expected) => {
  const card = presentCard(scholarship('one', { deadline }), TODAY)
  expect(card).toMatchObject({ deadline: text, deadline_expected: expected })
})

test.each([
  [['KE'], 'Kenya'],
  [['KE', 'UG'], 'Kenya and Uganda'],
  [['US', 'ZA', 'DO'], 'the Dominican Republic, South Africa and the United States'],
  [['@eu'], 'the European Union'],
  [['@eu', 'NO'], 'the European Union and Norway'],
  [['@commonwealth', '!GB'], 'the Commonwealth except the United Kingdom'],
  [['@all'], 'every country'],
  [['@all', '!US'], 'every country except the United States'],
])('places in words: %j is %s', (tokens, words) => {
  expect(presentPlaces(expandCountries(tokens).codes, 'whole')).toBe(words)
})

test('where to study is told by groups of countries', () => {
  const placesOf = (...tokens: string[]) => {
    const record = scholarship('one', { countries: expandCountries(tokens).codes })
    return [presentCard(record, TODAY).study_places, presentScholarship(record, true, TODAY).study_places]
  }
  expect(placesOf('@all', '!IN')).toEqual(['Every country except India', 'Every country except India'])
  expect(placesOf('KE', 'IN', 'BR', 'JP')).toEqual([
    'Brazil, India, Japan and 1 more',
    'Brazil, India, Japan and Kenya',
  ])
})

test('a card names three places and the number of the others; the page names them all', () => {
  const codes = expandCountries(['KE', 'IN', 'BR', 'JP', 'CA']).codes
  expect(presentPeople(codes, 'short')).toBe('Brazil, Canada, India and 2 more')
  expect(presentPeople(codes, 'whole')).toBe('Brazil, Canada, India, Japan and Kenya')
  expect(presentPeople(['KE', 'others'], 'short')).toBe('Kenya, and some others')
})

test('the number of the others counts countries, and a group leads only where it is most of the list', () => {
  const inShort = (...tokens: string[]) => presentPeople(expandCountries(tokens).codes, 'short')
  expect(inShort('@eu', 'CH', 'AU', 'CA', 'JP')).toBe('the European Union, Australia, Canada and 2 more countries')
  expect(inShort('@visegrad', '@mercosur', 'AT', 'BE', 'CH', 'CL', 'DE', 'DK', 'FR', 'IN', 'JP', 'KE', 'NZ')).toMatch(
    /^Argentina, Austria, Belgium and \d+ more$/,
  )
})

test('a union whose members few know is named where it is the whole list', () => {
  const whole = (...tokens: string[]) => presentPeople(expandCountries(tokens).codes, 'whole')
  expect(whole('@eac')).toBe('the East African Community')
  expect(whole('@visegrad', 'AT')).toBe('Austria, Czechia, Hungary, Poland and Slovakia')
})

test('countries stand by their names, not by their codes', () => {
  const { countries, country } = presentCard(scholarship('one', { countries: ['AU', 'CH', 'CI', 'HR', 'AX'] }), TODAY)
  expect(countries).toEqual(['Åland Islands', 'Australia', "Côte d'Ivoire", 'Croatia', 'Switzerland'])
  expect(country).toBe('Australia')
})

test('S5 by which clocks a deadline ends is told with it, on the card and on the page, if that is stated', () => {
  const zoneOf = (timeZone: object) => {
    const deadline = { kind: 'date', date: '2027-01-15', ...timeZone } as const
    const record = scholarship('one', { deadline })
    return [presentScholarship(record, true, TODAY), presentCard(record, TODAY)]
  }
  for (const one of zoneOf({ timeZone: 'Asia/Seoul' })) expect(one.deadline_time_zone).toBe('Asia/Seoul')
  for (const one of zoneOf({})) expect(one).not.toHaveProperty('deadline_time_zone')
})

test('P1 the own page of an award is for members, also as the source of a round', () => {
  const link = 'https://funder.example/award'
  const record = scholarship('one', {
    link,
    rounds: [round({ source: link }), round({ source: 'https://f.example/' })],
  })
  const sources = ({ window }: { window: CardWindow }) => window.rounds.map(({ source }) => source)
  expect(sources(presentCard(record, TODAY))).toEqual([null, 'https://f.example/'])
  expect(sources(presentScholarship(record, true, TODAY))).toEqual([link, 'https://f.example/'])
})

test('E1 a card and a page say when one can apply, under the names that others use', () => {
  const rounds = [
    round({
      opens: '03',
      closes: '04-30',
      results: '06',
      for: 'doctorate',
      source: 'https://f.example/',
      verified: '2026-10',
    }),
    round({ closesBetween: ['2025-11', '2026-01'], basis: 'last', vagueResults: 'in spring' }),
  ]
  const record = scholarship('one', { rounds, byProgramme: true, status: { kind: 'paused', since: '2026-03' } })
  const window = {
    rounds: [
      {
        OpenDate: '03',
        CloseDate: '04-30',
        AnnouncementDate: '06',
        basis: 'usual',
        for: 'doctorate',
        vague: null,
        vague_results: null,
        closes_between: null,
        source: 'https://f.example/',
        verified: '2026-10',
      },
      {
        OpenDate: null,
        CloseDate: null,
        AnnouncementDate: null,
        basis: 'last',
        for: null,
        vague: null,
        vague_results: 'in spring',
        closes_between: ['2025-11', '2026-01'],
        source: null,
        verified: null,
      },
    ],
    open_all_year: false,
    by_programme: true,
    status: 'paused',
    since: '2026-03',
  }
  expect(scholarshipSchema.strict().parse(presentScholarship(record, true, TODAY)).window).toEqual(window)
  expect(presentCard(record, TODAY).window).toEqual(window)
})

test.each([
  [{ kind: 'date', date: '2027-01-15' }, { rounds: [{ CloseDate: '2027-01-15', basis: 'announced' }] }],
  [{ kind: 'yearly', month: 3, day: 1 }, { rounds: [{ CloseDate: '03-01', basis: 'yearly' }] }],
  [{ kind: 'rolling' }, { rounds: [], open_all_year: true }],
  [{ kind: 'by-programme' }, { rounds: [], by_programme: true }],
] as const)('E2 the window tells what the deadline does: %o', (deadline, window) => {
  expect(presentCard(scholarship('one', { deadline }), TODAY).window).toMatchObject(window)
})

test('cards hold what decides who can have it, and many countries as all but the others', () => {
  const { deciding } = presentCard(
    scholarship('one', {
      countries: ['GB'],
      citizenship: [...COUNTRIES.map(({ code }) => code).filter((code) => code !== 'JP'), 'others'],
      levels: ['master'],
      conditions: { age_max: 30, rules: ['experience'], by_level: { master: { age_max: 35 } }, length: 'Two years' },
    }),
    TODAY,
  )
  expect(cardSchema.shape.deciding.parse(deciding)).toEqual({
    countries: ['GB'],
    citizenship: ['@all', '!JP', 'others'],
    residence: 'any',
    levels: ['master'],
    fields: 'not stated',
    age_max: 30,
    rules: ['experience'],
    by_level: { master: { age_max: 35 } },
    visas: [{ studyIn: 'GB', citizens: ['AF', 'CM', 'MM', 'SD'], says: expect.stringContaining('student visas') }],
  })
})

test('S5 what is paused or has ended counts down to no day, from its month on', () => {
  const deadline = { kind: 'yearly', month: 3, day: 1 } as const
  const deadlineOf = (kind: 'paused' | 'ended', since: string | null) =>
    presentCard(scholarship('one', { deadline, status: { kind, since } }), TODAY).deadline
  expect([deadlineOf('ended', null), deadlineOf('paused', '2026-11'), deadlineOf('ended', '2026-12')]).toEqual([
    'NA',
    'NA',
    '2027-03-01',
  ])
})

test('a rule of the country of study is told in details, with those whom it is about', () => {
  const record = scholarship('one', { countries: ['GB'], citizenship: ['CM', 'SD', 'KE'] })
  const { notices } = scholarshipSchema.strict().parse(presentScholarship(record, true, TODAY))
  expect(notices?.map(({ says }) => says)).toEqual([expect.stringMatching(/ by citizens of Cameroon and Sudan\.$/)])
  expect(presentScholarship(scholarship('one'), true, TODAY)).not.toHaveProperty('notices')
})

test('what was verified since is told in cards, where there is any', () => {
  const record = scholarship('one', { checked: '2024-01', verified: { amount: '2026-10' } })
  expect(cardSchema.strict().parse(presentCard(record, TODAY)).verified).toEqual({ amount: '2026-10' })
})

test('conditions are those of the record: in details alone, never in cards', () => {
  const conditions = {
    needs: ['reference', 'offer'],
    only_some: { offer: 'later' },
    references: 2,
    age_max: 30,
  } as const
  const record = scholarship('one', { conditions })
  expect(scholarshipSchema.strict().parse(presentScholarship(record, true, TODAY)).conditions).toEqual({
    ...conditions,
    needs_say: ['2 references', 'Offer of a place: later'],
    age_says: '30 or younger',
  })
  expect(presentCard(record, TODAY)).not.toHaveProperty('conditions')
  expect(presentScholarship(scholarship('one'), true, TODAY)).not.toHaveProperty('conditions')
})

test.each([
  [{ age_min: 18, age_max: 35 }, '18 to 35'],
  [{ age_min: 18, age_max: 35, age_max_exclusive: true }, '18 to under 35'],
  [{ age_max: 30 }, '30 or younger'],
  [{ age_max: 30, age_max_exclusive: true }, 'Under 30'],
  [{ age_min: 16 }, '16 or older'],
  [{ age_min: 16, age_says: '16, as a rule' }, '16, as a rule'],
  [{ length: 'A year' }, undefined],
] as const)('ages are told in words, the record’s own or those of their numbers: %j', (conditions, told) => {
  expect(presentScholarship(scholarship('one', { conditions }), true, TODAY).conditions?.age_says).toBe(told)
})

test('obligations are told in words, too', () => {
  const saysOf = (conditions: Parameters<typeof fixture>[1] & object) =>
    presentScholarship(scholarship('one', conditions), true, TODAY).conditions?.obligation_says
  expect(saysOf({ conditions: { obligation: ['return', 'repay'] } })).toBe('Return home, repayment')
  expect(saysOf({ conditions: { obligation: ['return'], obligation_says: 'Go home' } })).toBe('Go home')
})

test.each([
  [{ needs: ['cv', 'fee'], route: ['university', 'home_office'] }, ['CV, fee to apply']],
  [{ needs: ['cv'], only_some: { cv: 'doctorate' } }, ['CV: doctorate']],
  [{ fee_free: true }, ['Applying costs nothing']],
  [{ min_grade: '3.0' }, undefined],
] as const)('what an application needs is told in words: %j', (conditions, told) => {
  const said = presentScholarship(scholarship('one', { conditions }), true, TODAY).conditions
  expect(said?.needs_say).toEqual(told)
  expect(said?.route_says).toBe('route' in conditions ? 'The university or host, an office in your country' : undefined)
})
