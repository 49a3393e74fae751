import { expect, test } from 'vitest'
import { scholarship } from '#test/fixture-catalogue.ts'
import { readRecord, writeRecord, type RecordFile } from './record-file.ts'

test.each([
  [{ fields: ['laww'] }, 'fields', /^names "laww", which is none of education, .*\blaw\b/],
  [{ levels: ['bachelor', 'phd'] }, 'levels', /^names "phd", which is none of .*\bdoctorate\b/],
  [{ coverage: 'all' }, 'coverage', /^names "all", which is none of not stated, full, /],
  [{ types: ['merits'] }, 'types.0', /^names "merits", which is none of merit, /],
  [{ fields: [] }, 'fields', /^is an empty list$/],
  [{ countries: 'Kenya' }, 'countries', /^is neither "any" nor "not stated" nor a list$/],
  [{ countries: ['XX'] }, 'countries', /^names no country or group: XX$/],
])('a record of our own with %j is told what is wrong, and what there is', (change, column, reason) => {
  const read = readRecord({ ...writeRecord(scholarship('one')), ...change })
  expect(read).toEqual({ faults: [{ column, value: expect.any(String), reason: expect.stringMatching(reason) }] })
})

const NO_ADDRESS = /^is not an address that starts with https:/
const SECRET = /^holds a name or a password before "@", which everybody would read: take it out$/
const NOT_PUBLIC = /^leads to a machine that not everybody can reach$/
const NO_PICTURE = /^is no small picture as a data URI: save it as PNG/
const svg = (type: string) => `data:image/${type};base64,PHN2Zz48L3N2Zz4=`

test.each([
  ['link', 'javascript:alert(1)', NO_ADDRESS],
  ['link', 'data:text/html,x', NO_ADDRESS],
  ['link', 'ftp://funder.example.org/', NO_ADDRESS],
  ['link', '//funder.example.org/', NO_ADDRESS],
  ['source', 'JavaScript:alert(1)', NO_ADDRESS],
  ['link', 'https://user:password@funder.example.org/', SECRET],
  ['link', 'https://user@funder.example.org/', SECRET],
  ['source', 'https://:password@funder.example.org/', SECRET],
  ['link', 'http://192.168.1.5/apply', NOT_PUBLIC],
  ['link', 'http://[::1]/a', NOT_PUBLIC],
  ['source', 'https://localhost/', NOT_PUBLIC],
  ['source', `https://funder.example.org/${'x'.repeat(2000)}`, /^is longer than 2000 characters$/],
  ['logo', svg('svg+xml'), NO_PICTURE],
  ['logo', svg('SVG+XML'), NO_PICTURE],
  ['logo', 'https://funder.example.org/logo.png', NO_PICTURE],
])('a record of our own with the %s %s is refused', (column, value, reason) => {
  const read = readRecord({ ...writeRecord(scholarship('one')), [column]: value })
  expect(read).toEqual({ faults: [{ column, value: expect.any(String), reason: expect.stringMatching(reason) }] })
})

test('addresses and pictures that are what they should be are taken', () => {
  const logo = 'data:image/png;base64,iVBORw0KGgo='
  for (const link of ['http://funder.example.org/', 'https://funder.example.org/a@b?c=d@e', 'HTTPS://a.example.org']) {
    expect(readRecord({ ...writeRecord(scholarship('one')), link, logo })).toMatchObject({ record: { link, logo } })
  }
})

test('citizens of some countries, and some others: read, written again, and never others alone', () => {
  const raw = { ...writeRecord(scholarship('one')), citizenship: ['BE', 'LU', 'others'] }
  const read = readRecord(raw)
  if (!('record' in read)) throw new Error(JSON.stringify(read.faults))
  expect(read.record.citizenship).toEqual(['BE', 'LU', 'others'])
  expect(readRecord(writeRecord(read.record))).toEqual(read)
  expect(readRecord({ ...raw, citizenship: ['others'] })).toMatchObject({
    faults: [{ column: 'citizenship', reason: 'leaves no country' }],
  })
})

test.each([
  ['10 per year', 10],
  ['about 40 a year', 40],
  ['1,00,000', 100_000],
  ['30 000', 30_000],
  ['20 per academic year', 20],
  ['60 lakh', null],
  ['5万', null],
  ['2 per country', null],
  ['1 each month', null],
  ['10% of students', null],
  ['50 suất/huyện', null],
  ['학교별 2명', null],
  ['每校2名', null],
  ['20/year', 20],
])('what is counted for each of several is no number of awards: "%s"', (awards, count) => {
  expect(readRecord({ ...writeRecord(scholarship('one')), awards })).toMatchObject({ record: { awards: { count } } })
})

const ROUND = { opens: '03', closes: '04-30', results: null, basis: 'usual', for: 'doctorate' }
const WINDOW = {
  rounds: [
    ROUND,
    { ...ROUND, opens: null, closes: null, vague: 'in summer', vague_results: 'in autumn', verified: '2026-10' },
    { ...ROUND, opens: '2026-09', closes: null, closes_between: ['2026-11', '2027-01'], basis: 'last' },
    { ...ROUND, opens: '2027-03-01', source: 'https://funder.example.org/dates', basis: 'announced', closes: null },
  ],
  open_all_year: true,
  by_programme: true,
  status: 'ended 2026-03',
}

test('rounds are read as they were written, and keys without a value may be left out', () => {
  const raw = { ...writeRecord(scholarship('one')), ...WINDOW }
  const read = readRecord(raw)
  if (!('record' in read)) throw new Error(JSON.stringify(read.faults))
  expect(writeRecord(read.record)).toEqual(raw)
  const short = readRecord({ ...raw, rounds: [{ closes: '04-30', basis: 'yearly' }] })
  expect(short).toMatchObject({ record: { rounds: [{ opens: null, closes: '04-30', vagueResults: null }] } })
})

test('a record that says nothing of when one can apply is active, and has no rounds', () => {
  const {
    rounds: _rounds,
    open_all_year: _open,
    by_programme: _by,
    status: _status,
    ...raw
  } = writeRecord(scholarship('one'))
  expect(readRecord(raw)).toEqual({ record: scholarship('one') })
})

test.each([
  [{ rounds: [{ ...ROUND, opens: '2027-04-30', closes: '2027-04-01' }] }, 'rounds.0', /^it ends before it begins/],
  [{ rounds: [ROUND, { ...ROUND, closes: 'May' }] }, 'rounds.1', /^closes is no date: May$/],
  [{ rounds: [{ ...ROUND, basis: 'guessed' }] }, 'rounds.0.basis', /^is none of announced, yearly, usual, last$/],
  [{ rounds: [{ ...ROUND, verified: 'May 2026' }] }, 'rounds.0.verified', /^is not a month such as/],
  [{ rounds: [{ ...ROUND, closed: '04' }] }, 'rounds.0', /closed/],
  [{ status: 'resting' }, 'status', /^is not active, paused or ended/],
])('a record with %j is told what is wrong', (change, column, reason) => {
  const read = readRecord({ ...writeRecord(scholarship('one')), ...change })
  expect(read).toEqual({ faults: [{ column, value: expect.any(String), reason: expect.stringMatching(reason) }] })
})

const CONDITIONS: Partial<RecordFile> = {
  needs: ['reference', 'offer', 'interview'],
  only_some: { offer: 'to take up the award' },
  references: 2,
  fee_free: true,
  age_min: 18,
  age_max: 35,
  age_max_exclusive: true,
  age_says: 'Under 35 for a doctorate',
  min_grade: 'At least 3.0 of 4.0',
  income_max: 'Up to ZAR 350,000 a year',
  language: 'English',
  length: 'Two years',
  renewal: 'Each year, with good marks',
  route: ['university', 'home_office'],
  obligation: ['return', 'repay'],
  obligation_says: 'Go home for two years, or pay back',
}

test('conditions are read as they were written; what is not stated is in no file', () => {
  const raw = { ...writeRecord(scholarship('one')), ...CONDITIONS }
  const read = readRecord(raw)
  if (!('record' in read)) throw new Error(JSON.stringify(read.faults))
  expect(read.record.conditions).toEqual(CONDITIONS)
  expect(writeRecord(read.record)).toEqual(raw)
  const bare = Object.keys(writeRecord(scholarship('one')))
  expect(bare.filter((name) => Object.hasOwn(CONDITIONS, name))).toEqual([])
})

test.each([
  [{ needs: ['essays'] }, 'needs.0', /^names "essays", which is none of reference, /],
  [{ needs: [] }, 'needs', /^is an empty list: leave it out/],
  [{ only_some: { cv: 'doctorate' } }, 'only_some', /^tells for whom cv is, which is not among the needs$/],
  [{ only_some: { cvs: 'doctorate' } }, 'only_some', /./],
  [{ needs: ['cv'], references: 2 }, 'references', /^counts references, and reference is not among the needs$/],
  [{ needs: ['reference'], references: 0 }, 'references', /^is below 1$/],
  [{ needs: ['reference'], references: 2.5 }, 'references', /^is no whole number from 1 to 9$/],
  [{ needs: ['fee'], fee_free: true }, 'fee_free', /^says that applying is free, and fee is among the needs$/],
  [{ fee_free: false }, 'fee_free', /^is not true: leave it out/],
  [{ age_min: 40, age_max: 30 }, 'age_max', /^leaves no age: from 40 to 30$/],
  [{ age_min: 30, age_max: 30, age_max_exclusive: true }, 'age_max', /^leaves no age/],
  [{ age_max_exclusive: true }, 'age_max_exclusive', /^needs an age_max$/],
  [{ age_max: '30' }, 'age_max', /^is no whole number from 3 to 99$/],
  [{ age_max: 130 }, 'age_max', /^is above 99$/],
  [
    { obligation: ['stay'] },
    'obligation.0',
    /^names "stay", which is none of return, service, repay, exclusive, loan, part_loan$/,
  ],
  [{ route: ['post'] }, 'route.0', /^names "post", which is none of university, funder, home_office$/],
  [{ length: '' }, 'length', /^is empty$/],
])('conditions like %j are refused, and say why', (change, column, reason) => {
  const read = readRecord({ ...writeRecord(scholarship('one')), ...change })
  expect(read).toEqual({ faults: [{ column, value: expect.any(String), reason: expect.stringMatching(reason) }] })
})
