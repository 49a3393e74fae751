import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, isIsoDate, isoDate } from './dates.ts'
import { NEEDS, type Need } from './conditions.ts'
import {
  closingOn,
  dayOf,
  formatOwnDate,
  needsOf,
  PLAN_LIMITS,
  PLAN_STATUSES,
  planFault,
  readPlan,
  scheduleOf,
  type Planned,
} from './plan.ts'
import { NO_WINDOW, round } from './rounds.ts'

const TODAY = '2026-11-26'
const closes = (date: string, basis: 'announced' | 'yearly' | 'usual' = 'announced') => ({
  ...NO_WINDOW,
  rounds: [round({ closes: date, basis })],
})
const planned = (needs: readonly Need[], date: string, fields: Record<string, string> = {}): Planned => ({
  plan: readPlan(Object.entries(fields)),
  needed: { needs },
  closing: closingOn(closes(date), TODAY),
})

test.each([
  ['status', 'sent', true],
  ['status', '', true],
  ['status', 'won', false],
  ['by', '2027-02-28', true],
  ['by', '2027-02-30', false],
  ['notes', 'Ask Ms Otieno.\nThen\twait. متى؟', true],
  ['notes', 'a\u0000b', false],
  ['notes', 'a\rb', false],
  ['notes', 'a'.repeat(PLAN_LIMITS.notes), true],
  ['notes', 'a'.repeat(PLAN_LIMITS.notes + 1), false],
  ['shared', '1', true],
  ['shared', 'yes', false],
  ['done:reference', '1', true],
  ['done:send', '', true],
  ['done:toString', '1', false],
  ['date:a1b2c3d4', '2027-01-05 Interview', true],
  ['date:a1b2c3d4', '2027-01-05', false],
  ['date:a1b2c3d4', '2027-01-05 a\nb', false],
  ['done:date:a1b2c3d4', '1', true],
  ['date:', '2027-01-05 Interview', false],
  ['__proto__', '1', false],
  ['', '', false],
])('%s may be %j: %s', (field, value, may) => {
  expect(planFault(field, value) === undefined).toBe(may)
})

test('a plan is read from its fields, and what a later version wrote is left out', () => {
  const fields = {
    status: 'preparing',
    notes: 'Ask early',
    by: '2027-01-01',
    shared: '1',
    'done:cv': '1',
    'done:essay': '',
    'date:bbbbbbbb': formatOwnDate('2027-02-01', ' Interview '),
    'date:aaaaaaaa': formatOwnDate('2027-01-02', 'Call'),
    'done:date:aaaaaaaa': '1',
    'date:cccccccc': '',
    colour: 'red',
  }
  expect(readPlan(Object.entries(fields))).toEqual({
    status: 'preparing',
    notes: 'Ask early',
    by: '2027-01-01',
    shared: true,
    done: new Set(['cv']),
    dates: [
      { field: 'date:aaaaaaaa', day: '2027-01-02', title: 'Call', done: true },
      { field: 'date:bbbbbbbb', day: '2027-02-01', title: 'Interview', done: false },
    ],
  })
  expect(readPlan([])).toMatchObject({ status: 'to_read', notes: '', by: null, shared: false, dates: [] })
})

describe('the closing', () => {
  test.each([
    ['2027-03-15', 'announced', { date: '2027-03-15', day: '2027-03-15', until: null, isExpected: false, for: null }],
    // A month is no day: the first that it can be.
    ['2027-03', 'announced', { date: '2027-03', day: '2027-03-01', until: null, isExpected: false, for: null }],
    ['03-15', 'yearly', { date: '2027-03-15', day: '2027-03-15', until: null, isExpected: true, for: null }],
    ['03', 'usual', { date: '2027-03', day: '2027-03-01', until: null, isExpected: true, for: null }],
    ['2026-11-25', 'announced', 'over'],
  ] as const)('of %s, %s', (date, basis, wanted) => {
    expect(closingOn(closes(date, basis), TODAY)).toEqual(wanted)
  })

  test('that runs already can be today', () => {
    const window = { ...NO_WINDOW, rounds: [round({ closesBetween: ['09', '12'] })] }
    const wanted = { date: '2026-09', until: '2026-12', day: TODAY, isExpected: true, for: null }
    expect(closingOn(window, TODAY)).toEqual(wanted)
    expect(closingOn(closes('2026-11'), TODAY)).toMatchObject({ date: '2026-11', day: TODAY })
  })

  test('never comes for what is open all year, and is over for what is paused', () => {
    expect(closingOn({ ...NO_WINDOW, openAllYear: true }, TODAY)).toBe('never')
    expect(closingOn({ ...closes('2027-03-15'), status: { kind: 'paused', since: null } }, TODAY)).toBe('over')
  })
})

test('a schedule counts back from the closing, or from the earlier day of one’s own', () => {
  const days = (one: Planned) => scheduleOf(one, TODAY).map(({ task, day, isLate }) => [task, day, isLate])
  expect(days(planned(['reference', 'interview', 'cv'], '2027-03-01'))).toEqual([
    ['reference', '2027-01-18', false],
    ['cv', '2027-02-08', false],
    ['send', '2027-02-26', false],
  ])
  expect(days(planned(['reference'], '2027-03-01', { by: '2026-12-24' }))).toEqual([
    ['reference', TODAY, false],
    ['send', '2026-12-21', false],
  ])
  // It is not too late to send it.
  expect(days(planned([], '2026-11-27'))).toEqual([['send', TODAY, false]])
  expect(days(planned([], '2026-12-24', { by: '2026-11-25' }))).toEqual([['send', '2026-11-25', true]])
  // A day of one's own behind the closing moves nothing.
  expect(days(planned([], '2027-03-01', { by: '2027-05-01' }))).toEqual([['send', '2027-02-26', false]])
  expect(days(planned(['cv'], '2027-03-01', { status: 'sent' }))).toEqual([])
  expect(days(planned(['cv'], '2026-11-01'))).toEqual([])
})

test('until the closing nothing is too late: what takes longest comes first, and today', () => {
  const steps = scheduleOf(planned(['cv', 'reference', 'exam'], '2026-12-20'), TODAY)
  expect(steps.map(({ task, day, isLate, isPressing }) => [task, day, isLate, isPressing])).toEqual([
    ['exam', TODAY, false, true],
    ['reference', TODAY, false, true],
    ['cv', '2026-11-29', false, false],
    ['send', '2026-12-17', false, false],
  ])
  const missed = scheduleOf(planned(['cv'], '2026-12-20', { by: '2026-11-20' }), TODAY)
  expect(missed.map(({ day, isLate }) => [day, isLate])).toEqual([
    ['2026-11-20', true],
    ['2026-11-20', true],
  ])
})

test.each([
  ['finalists', undefined],
  ['short-listed, perhaps', undefined],
  ['later, to take up the award', undefined],
  ['those who pass the first check', undefined],
  ['applied for at the same time', undefined],
  ['doctorate', '2026-11-26'],
])('an offer that is needed by %s has the day %s', (some, day) => {
  const one = { ...planned([], '2027-03-01'), needed: { needs: ['offer'], only_some: { offer: some } } as const }
  expect(scheduleOf(one, TODAY).find(({ task }) => task === 'offer')?.day).toBe(day)
})

test('where each sets its own dates, the round of some is no closing of everybody’s', () => {
  const some = (basis: 'announced' | 'usual' | 'last', byProgramme = true) =>
    closingOn(
      {
        ...NO_WINDOW,
        byProgramme,
        rounds: [round({ closes: basis === 'usual' ? '04' : '2027-04-30', basis, for: 'Sudan' })],
      },
      TODAY,
    )
  expect(some('usual')).toBeNull()
  expect(some('usual', false)).toMatchObject({ for: 'Sudan' })
  expect(some('announced')).toMatchObject({ for: 'Sudan' })
})

test('what is needed is counted over all that is ahead, the first day first', () => {
  const all = [
    { ...planned(['reference', 'cv'], '2027-03-01'), needed: { needs: ['reference', 'cv'], references: 2 } as const },
    planned(['reference'], '2027-02-01'),
    planned(['reference'], '2027-02-01', { 'done:reference': '1' }),
    planned(['reference'], '2027-01-01', { status: 'sent' }),
    planned(['reference'], '2026-11-20'),
  ]
  expect(needsOf(all, TODAY)).toEqual([
    { need: 'reference', awards: 2, onlySome: 0, done: 1, most: 2, first: '2026-12-21' },
    { need: 'cv', awards: 1, onlySome: 0, done: 0, most: 1, first: '2027-02-08' },
  ])
})

const day = fc.integer({ min: -800, max: 800 }).map((days) => addDays(TODAY, days))
const date = fc.oneof(
  day,
  day.map((each) => each.slice(0, 7)),
  day.map((each) => each.slice(5)),
)
const anyPlanned = fc
  .record({
    date,
    needs: fc.subarray([...NEEDS]),
    status: fc.constantFrom(...PLAN_STATUSES),
    by: fc.option(day),
    done: fc.subarray([...NEEDS]),
    own: fc.option(day),
    ownDone: fc.boolean(),
  })
  .map(({ date: closing, needs, status, by, done, own, ownDone }) =>
    planned(needs, closing, {
      status,
      ...(by !== null && { by }),
      ...Object.fromEntries(done.map((need) => [`done:${need}`, '1'])),
      ...(own !== null && { 'date:aaaaaaaa': formatOwnDate(own, 'Own') }),
      ...(ownDone && { 'done:date:aaaaaaaa': '1' }),
    }),
  )

test('no task is after its deadline, and none before today without being late', () => {
  fc.assert(
    fc.property(anyPlanned, (one) => {
      const steps = scheduleOf(one, TODAY)
      const ends = [one.plan.by ?? [], dayOf(one.closing) ?? []].flat()
      for (const { day: at, task, isLate, isDone } of steps) {
        expect(isIsoDate(at)).toBe(true)
        expect(task === null || ends.every((end) => at <= end)).toBe(true)
        expect(isLate).toBe(at < TODAY && !isDone)
      }
      expect(steps.map((step) => step.day)).toEqual(steps.map((step) => step.day).toSorted())
    }),
    { numRuns: 2000 },
  )
})

test('a schedule crosses years and leap days', () => {
  expect(scheduleOf(planned(['cv'], isoDate(2028, 3, 1)), TODAY)[1]?.day).toBe('2028-02-27')
})
