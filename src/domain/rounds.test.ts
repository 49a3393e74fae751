import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDeadline } from './deadline.ts'
import { firstDay, hasDay, hasYear, isPartialDate, lastDay, withoutYear, type PartialDate } from './dates.ts'
import {
  ACTIVE,
  BASES,
  STATUS_KINDS,
  faultOf,
  peopleOf,
  round,
  windowOf,
  type ApplicationWindow,
  type Round,
} from './rounds.ts'
import { comingRounds, WINDOW_STATES, windowOn } from './window-on.ts'

const TODAY = '2026-11-25'

const windowWith = (...rounds: readonly Partial<Round>[]): ApplicationWindow => ({
  rounds: rounds.map(round),
  openAllYear: false,
  byProgramme: false,
  status: ACTIVE,
})

describe('partial dates', () => {
  test.each(['03', '03-31', '02-29', '2027-03', '2027-03-31', '2028-02-29'])('%s is one', (text) => {
    expect(isPartialDate(text)).toBe(true)
  })

  test.each(['', '3', '13', '00', '02-30', '2027', '2027-13', '2027-02-29', '2027-3-1', '--03-01', 'March'])(
    '%s is none',
    (text) => {
      expect(isPartialDate(text)).toBe(false)
    },
  )

  test.each([
    ['2027-02', '2027-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
    ['2026-12-04', '2026-12-04'],
  ])('%s is over after %s', (date, day) => {
    expect(lastDay(date)).toBe(day)
  })
})

describe('a round that cannot be is refused', () => {
  test.each<[Partial<Round>, RegExp]>([
    [{ opens: '2027-04-30', closes: '2027-04-01' }, /ends before it begins: 2027-04-30 to 2027-04-01/],
    [{ opens: '2027-05', closes: '2027-04-30' }, /ends before it begins/],
    [{ opens: '10-31', closes: '10-01' }, /ends before it begins/],
    [{ opens: '2027-05', closesBetween: ['2027-03', '2027-04'] }, /ends before it begins/],
    [{ closes: '2027-05-01', results: '2027-04' }, /results come before/],
    [{ opens: '2027-04', closes: '05' }, /only one of its dates has a year/],
    [{ closes: '2027-02-29' }, /closes is no date/],
    [{ closes: '04', closesBetween: ['03', '04'] }, /both/],
  ])('%j', (known, fault) => {
    expect(faultOf(round(known))).toMatch(fault)
  })

  test.each<Partial<Round>>([
    { opens: '10-01', closes: '08-31' },
    { opens: '2027-04', closes: '2027-04-01' },
    { opens: '08', closes: '08' },
    { closes: '2026-01-08', results: '03' },
    { vague: 'in summer' },
  ])('%j can be', (known) => {
    expect(faultOf(round(known))).toBeUndefined()
  })
})

describe('the state on a day', () => {
  const yearly = { opens: '09-15', closes: '12-01', basis: 'yearly' } as const
  const usual = { opens: '03', closes: '04', basis: 'usual' } as const
  test.each<[string, Partial<Round>[], string, object]>([
    ['running', [{ opens: '2026-11-01', closes: '2027-01', basis: 'announced' }], 'open', { closes: '2027-01' }],
    ['closes today', [{ closes: TODAY, basis: 'announced' }], 'open', { closes: TODAY }],
    ['opens this month', [{ opens: '2026-11', closes: '2026-12', basis: 'announced' }], 'open', { opens: '2026-11' }],
    ['to come', [usual, { opens: '2026-12-01', basis: 'announced' }], 'opens', { opens: '2026-12-01' }],
    ['a habit', [usual], 'expected', { opens: '2027-03', closes: '2027-04', running: false }],
    ['a yearly day', [yearly], 'expected', { opens: '2026-09-15', closes: '2026-12-01', running: true }],
    ['over New Year', [{ opens: '10', closes: '01-15' }], 'expected', { opens: '2026-10', closes: '2027-01-15' }],
    ['the first of two', [usual, { closes: '02' }], 'expected', { closes: '2027-02' }],
    ['between two', [{ closesBetween: ['10', '01'] }], 'expected', { closesBetween: ['2026-10', '2027-01'] }],
    ['with results', [{ closes: '12', results: '02' }], 'expected', { results: '2027-02' }],
    ['29 February', [{ closes: '02-29' }], 'expected', { closes: '2027-02-28' }],
    ['last in February', [{ closes: '2026-02-13', basis: 'last' }], 'expected', { closes: '2027-02-13' }],
    ['last in December', [{ closes: '2023-12-04', basis: 'last' }], 'expected', { closes: '2026-12-04' }],
    ['last four years before', [{ closes: '2023-02-13', basis: 'last' }], 'closed', { closes: '2023-02-13' }],
    ['last in August', [{ closes: '2026-08-12', basis: 'last' }], 'closed', { closes: '2026-08-12' }],
    ['announced and over', [{ closes: '2026-11-24', basis: 'announced' }], 'closed', { closes: '2026-11-24' }],
    ['over, with a habit', [usual, { closes: '2026-08-12', basis: 'last' }], 'expected', { closes: '2027-04' }],
    ['over this month', [{ opens: '09', closes: '11' }, { closes: '2026-11-06' }], 'expected', { closes: '2027-11' }],
    [
      'over within its time',
      [{ closesBetween: ['10', '12'] }, { closes: '2026-10-30' }],
      'expected',
      { closesBetween: ['2027-10', '2027-12'] },
    ],
    [
      'another’s is over',
      [
        { closes: '11', for: 'a' },
        { closes: '2026-11-06', for: 'b' },
      ],
      'expected',
      { closes: '2026-11' },
    ],
    ['over a year ago', [{ closes: '11' }, { closes: '2025-11-06' }], 'expected', { closes: '2026-11' }],
    ['in words', [{ vague: 'in summer' }], 'expected', { opens: null, closes: null }],
    ['results alone', [{ results: '05' }], 'not-known', { round: undefined }],
    ['nothing', [], 'not-known', { round: undefined }],
  ])('%s', (_, rounds, state, known) => {
    expect(windowOn(windowWith(...rounds), TODAY)).toMatchObject({ state, ...known })
  })

  test('calendars and reminders know, too, that a habit is over for this year', () => {
    const over = windowWith({ opens: '09', closes: '11' }, { closes: '2026-11-06' })
    const [habit] = comingRounds({ ...over, deadline: { kind: 'not-stated' } }, TODAY)
    expect(habit?.at).toMatchObject({ opens: '2027-09', closes: '2027-11' })
  })

  test('a status counts from its month, and whoever takes applications all year is never closed', () => {
    const always = { ...windowWith({ closes: '2026-08-12', basis: 'last' }), openAllYear: true }
    expect(windowOn(always, TODAY).state).toBe('open-all-year')
    const ended = { ...always, status: { kind: 'ended', since: '2026-12' } as const }
    expect([TODAY, '2026-12-01'].map((day) => windowOn(ended, day).state)).toEqual(['open-all-year', 'ended'])
  })

  test.each([
    ['2027-01-15', 'open', '2027-01-15'],
    ['2026-08-01', 'closed', '2026-08-01'],
    ['--01-15 Asia/Seoul', 'expected', '2027-01-15'],
    ['rolling', 'open-all-year', null],
    ['open all year', 'open-all-year', null],
    ['by programme', 'by-programme', null],
    ['not stated', 'not-known', null],
  ])('a deadline alone: %s is %s', (text, state, closes) => {
    const deadline = parseDeadline(text)
    if (!deadline) throw new Error(text)
    expect(windowOn({ ...windowWith(), deadline }, TODAY)).toMatchObject({ state, closes })
  })

  test('a deadline that a round repeats is no second round', () => {
    const deadline = { kind: 'yearly', month: 12, day: 1 } as const
    expect(windowOf({ ...windowWith(yearly), deadline }).rounds).toEqual([round(yearly)])
  })
})

const pad = (value: number) => String(value).padStart(2, '0')
const month = fc.integer({ min: 1, max: 12 }).map(pad)
const year = fc.integer({ min: 2022, max: 2032 }).map(String)
const monthDay = fc.tuple(month, fc.integer({ min: 1, max: 31 }).map(pad)).map((parts) => parts.join('-'))
const partial = fc
  .oneof(
    month,
    monthDay,
    fc.tuple(year, month).map((parts) => parts.join('-')),
    fc.tuple(year, monthDay).map((parts) => parts.join('-')),
  )
  .filter(isPartialDate)
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const anyRound: fc.Arbitrary<Round> = fc
  .record({
    opens: orNull(partial),
    closes: orNull(partial),
    results: orNull(partial),
    basis: fc.constantFrom(...BASES),
    vague: orNull(fc.constant('in summer')),
    closesBetween: orNull(fc.tuple(partial, partial)),
  })
  .map(round)
  .filter((each) => faultOf(each) === undefined)
const anyWindow: fc.Arbitrary<ApplicationWindow> = fc.record({
  rounds: fc.array(anyRound, { maxLength: 4 }),
  openAllYear: fc.boolean(),
  byProgramme: fc.boolean(),
  status: fc.record({
    kind: fc.constantFrom('active', 'active', ...STATUS_KINDS),
    since: orNull(fc.tuple(year, month).map((parts) => parts.join('-'))),
  }),
})
const anyDay = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** The dates told of a round, each beside what the round states. */
function told(window: ApplicationWindow, day: string): [stated: PartialDate | null, told: PartialDate | null][] {
  const { round: from, opens, closes, results } = windowOn(window, day)
  return [
    [from?.opens ?? null, opens],
    [from?.closes ?? from?.closesBetween?.[0] ?? null, closes],
    [from?.results ?? null, results],
  ]
}

const begins = (date: PartialDate | null) => (date === null ? '' : firstDay(date))

describe('for any record and any day', () => {
  test('there is exactly one state, which names a round of the record exactly if it comes from one', () => {
    fc.assert(
      fc.property(anyWindow, anyDay, (window, day) => {
        const { state, round: from } = windowOn(window, day)
        expect(WINDOW_STATES.filter((each) => each === state)).toHaveLength(1)
        expect(from !== undefined).toBe(['open', 'opens', 'expected', 'closed'].includes(state))
        expect(from === undefined || window.rounds.includes(from)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('no day is made of a month, and no date of nothing', () => {
    const isTrue = ([stated, date]: [PartialDate | null, PartialDate | null]) =>
      date === null ||
      (stated !== null &&
        isPartialDate(date) &&
        hasYear(date) &&
        hasDay(date) === hasDay(stated) &&
        (withoutYear(date) === withoutYear(stated) || withoutYear(stated) === '02-29'))
    fc.assert(
      fc.property(anyWindow, anyDay, (window, day) => {
        expect(told(window, day).filter((each) => !isTrue(each))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('what is open has begun and is not over, what opens has not begun, what is expected is not over', () => {
    fc.assert(
      fc.property(anyWindow, anyDay, (window, day) => {
        const { state, opens, closes, closesBetween } = windowOn(window, day)
        const end = closesBetween?.[1] ?? closes ?? opens
        const over = end !== null && lastDay(end) < day
        expect({ state, begun: begins(opens) <= day, over }).toEqual({
          state,
          begun: state === 'opens' ? false : state === 'expected' ? begins(opens) <= day : true,
          over: state === 'closed',
        })
      }),
      { numRuns: 500 },
    )
  })
})

test.each([
  ['2027/28', null],
  ['study from autumn 2027', null],
  ['first round of 2026', null],
  ['pupils who leave school in 2025', 'pupils who leave school in 2025'],
  ['technical institutes 2025', 'technical institutes 2025'],
  ['Sudan', 'Sudan'],
])('who a round is for: %s', (whom, expected) => {
  expect(peopleOf({ for: whom })).toBe(expected)
})
