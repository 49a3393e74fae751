import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAnywhereOnEarth, dayInZone } from './dates.ts'
import { deadlineBadge, deadlineOn, formatDeadline, parseDeadline } from './deadline.ts'

const TODAY = '2026-11-21'
const inDays = (days: number) => new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10)

describe('S5 the deadline badge', () => {
  test.each([
    [-1, 'red', 'Submissions closed'],
    [0, 'red', 'Submission closes today'],
    [1, 'red', 'Submissions Close In 1 day'],
    [7, 'red', 'Submissions Close In 7 days'],
    [8, 'yellow', 'Submissions Close In 1 week'],
    [30, 'yellow', 'Submissions Close In 4 weeks'],
    [31, 'green', 'Submissions Close In 1 month'],
    [60, 'green', 'Submissions Close In 2 months'],
    [365, 'green', 'Submissions Close In 12 months'],
  ])('S5 %i days left is %s: %s', (days, tone, text) => {
    expect(deadlineBadge(inDays(days), TODAY)).toEqual({ tone, text })
  })

  test('S5 the texts that are not dates', () => {
    expect(deadlineBadge('Program Deadline Applies', TODAY)?.tone).toBe('blue')
    expect(deadlineBadge('Open all year', TODAY)?.tone).toBe('green')
    expect(deadlineBadge('NA', TODAY)).toBeNull()
    expect(deadlineBadge('2026-02-30', TODAY)).toBeNull()
  })
})

describe('E2 the values of deadline', () => {
  test.each([
    ['2027-01-15', '2027-01-15', false],
    ['2020-01-15', '2020-01-15', false],
    ['--11-21', '2026-11-21', true],
    ['--11-20', '2027-11-20', true],
    ['--02-29', '2027-02-28', true],
    ['rolling', 'Open all year', false],
    ['open all year', 'Open all year', false],
    ['by programme', 'Program Deadline Applies', false],
    ['not stated', 'NA', false],
  ])('E2 %s is shown as %s', (spelling, text, expected) => {
    const deadline = parseDeadline(spelling)
    expect(deadline && deadlineOn(deadline, TODAY)).toEqual({ text, expected })
  })
})

test.each([
  ['2026-11-21T11:59:59Z', '2026-11-20'],
  ['2026-11-21T12:00:00Z', '2026-11-21'],
  ['2027-01-01T11:59:59Z', '2026-12-31'],
])('at %s the day %s is not over everywhere, and the one before is', (moment, day) => {
  expect(dayAnywhereOnEarth(new Date(moment))).toBe(day)
})

test.each([
  ['2026-11-21T09:59:59Z', 'Pacific/Honolulu', '2026-11-20'],
  ['2026-11-21T10:00:00Z', 'Pacific/Honolulu', '2026-11-21'],
  ['2026-11-20T15:00:00Z', 'Asia/Tokyo', '2026-11-21'],
  ['2026-11-21T11:59:59Z', 'Etc/GMT+12', '2026-11-20'],
  ['2026-11-21T12:00:00Z', 'UTC', '2026-11-21'],
  ['2026-11-21T12:00:00Z', 'Mars/Olympus', undefined],
])('S5 at %s the clocks of %s have the day %s', (moment, timeZone, day) => {
  expect(dayInZone(new Date(moment), timeZone)).toBe(day)
})

test('what is not a deadline is not taken for one', () => {
  for (const text of ['', 'soon', '2026-02-30', '--13-01', '2026-1-1', 'NA', 'toString', '2027-01-15 Foo_Bar']) {
    expect(parseDeadline(text), text).toBeUndefined()
  }
})

test('a deadline that is written is read back as it was', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  const spelling = fc.oneof(
    fc.constantFrom('rolling', 'by programme', 'open all year', 'not stated'),
    fc.tuple(day, fc.boolean(), fc.constantFrom('', ' Europe/London', ' UTC')).map(([date, yearly, zone]) => {
      const iso = date.toISOString().slice(0, 10)
      return (yearly ? `-${iso.slice(4)}` : iso) + zone
    }),
  )
  fc.assert(
    fc.property(spelling, (text) => {
      const deadline = parseDeadline(text)
      expect(deadline && formatDeadline(deadline)).toBe(text)
    }),
  )
})
