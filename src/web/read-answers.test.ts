import { expect, test } from 'vitest'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { readOptionGroups, readScholarship, readSearchAnswer, readUser } from './read-answers.ts'

const NAMED = { _id: 'one', scholarship_name: 'One' }

const NOT_STATED: ScholarshipDetail = {
  ...NAMED,
  funded_by: '',
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
  updated_on: null,
  residence: 'NA',
  eligibility: [],
  benefits: [],
  application_process: [],
  additional_details: [],
  original_link: '',
  source: null,
  listed: true,
}

test('A3 the specified keys are enough: what is missing is read as not said', () => {
  expect(readSearchAnswer({ list: [NAMED], count: 20, result: false })).toEqual({
    list: [NOT_STATED],
    count: 20,
    result: false,
    page: 1,
    matches: [],
    searchKey: '',
    understood: [],
    told: [],
    when: [],
    alsoLookedFor: [],
    relaxed: [],
    alternatives: [],
    facets: undefined,
    version: '',
  })
})

test('A3 what our own server says besides is left as it is', () => {
  const more = {
    matches: [{ open: ['field'] }],
    searchKey: 'law',
    version: '12-2026-11-21',
    facets: readOptionGroups({}),
  }
  expect(readSearchAnswer({ list: [], count: 0, result: true, ...more })).toMatchObject(more)
})

test.each([
  [null, 0],
  [{}, 0],
  [{ list: null, count: 12, result: true }, 0],
  [{ list: [NAMED], result: true }, 1],
  [{ list: [NAMED], count: null, result: null }, 1],
])('R11 without a list there is nothing, and without a count what the list has: %j', (said, count) => {
  expect(readSearchAnswer(said)).toMatchObject({ count, result: true })
})

test('X4 a list that is none breaks the page', () => {
  expect(() => readSearchAnswer({ list: 'not a list', count: 1, result: true })).toThrow(TypeError)
})

test.each([[null], [{}], [{ _id: 'one' }], [{ scholarship_name: 'One' }], [{ ...NAMED, scholarship_name: '' }]])(
  'R13 an entry without data is read as one: %j',
  (entry) => {
    expect(readScholarship(entry)).toBeNull()
    expect(readSearchAnswer({ list: [entry], count: 1, result: true }).list).toEqual([null])
  },
)

test('E1 what a record does not say, or says with null, is not stated', () => {
  const said = { ...NAMED, level: null, eligibility: null, funding_coverage: null, amount: undefined }
  const read = readScholarship(said)
  expect(read).toEqual(NOT_STATED)
  expect(read).not.toHaveProperty('funding_coverage')
})

test('E1 what a record says is left as it is, also what is not known here', () => {
  const said = { ...NAMED, level: 'PhD', levels: ['PhD'], deadline_expected: true, season: { opens: '04' } }
  expect(readScholarship(said)).toEqual({ ...NOT_STATED, ...said })
})

test('E1 what is said of when one can apply is kept, and the rest of it not stated', () => {
  const windowOf = (window: unknown) => readScholarship({ ...NAMED, window })?.window
  expect(windowOf({ by_programme: true })).toEqual({ ...NOT_STATED.window, by_programme: true })
  for (const window of [null, undefined, 'soon']) expect(windowOf(window)).toEqual(NOT_STATED.window)
})

test('E1 E2 numbers become texts, a text a list of its lines, and a moment its day', () => {
  const said = {
    ...NAMED,
    amount: 5000,
    no_of_awards: 12,
    level: ['PhD', 'Post-doc'],
    additional_details: 'One.\n\nTwo.',
    benefits: 'Tuition',
    eligibility: ['A', 2],
    deadline: '2027-01-15T00:00:00.000Z',
  }
  expect(readScholarship(said)).toEqual({
    ...NOT_STATED,
    amount: '5000',
    no_of_awards: '12',
    level: 'PhD, Post-doc',
    additional_details: ['One.', 'Two.'],
    benefits: ['Tuition'],
    eligibility: ['A', '2'],
    deadline: '2027-01-15',
  })
})

test.each(['Open all year', 'Program Deadline Applies', 'NA', '2027-01-15', 'The 15th of January'])(
  'E2 a deadline without a time of day is left as it is: %s',
  (deadline) => {
    expect(readScholarship({ ...NAMED, deadline })?.deadline).toBe(deadline)
  },
)

test.each([
  ['iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['/9j/4AAQSkZJRg==', 'data:image/png;base64,/9j/4AAQSkZJRg=='],
  ['data:image/webp;base64,UklGRg==', 'data:image/webp;base64,UklGRg=='],
  ['', null],
  [null, null],
])('E1 a logo is an image in base64, with or without saying so: %s', (logo, image) => {
  expect(readScholarship({ ...NAMED, logo })?.logo).toBe(image)
})

test('A1 name, photo and e-mail are enough for a person', () => {
  const email = 'ada@example.org'
  expect(readUser({ name: 'Ada', photo: '', email })).toEqual({ id: email, name: 'Ada', photo: null, email })
  const ada = { id: 'account-1', name: 'Ada', photo: 'data:image/png;base64,AAAA', email }
  expect(readUser(ada)).toEqual(ada)
})

test('A2 a group of options that is missing is empty', () => {
  const option = { value: 'KE', label: 'Kenya', count: 1 }
  expect(readOptionGroups({ C: [option] })).toEqual({ C: [option], F: [], L: [], A: [], T: [], R: [], O: [] })
})
