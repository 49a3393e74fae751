import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from './dates.ts'
import { readReminderKey, REMINDED_BEFORE, remindersOn, type RemindedRecord } from './reminders.ts'
import { NO_WINDOW, round } from './rounds.ts'

const DAY = '2026-11-26'

const record = (said: Partial<RemindedRecord> = {}): RemindedRecord => ({
  ...NO_WINDOW,
  id: 'one',
  deadline: { kind: 'not-stated' },
  ...said,
})
const told = (said: Partial<RemindedRecord>, day = DAY) =>
  remindersOn(record(said), day).map(({ kind, date, isExpected }) => [kind, date, isExpected])
const closing = (date: string): Partial<RemindedRecord> => ({ deadline: { kind: 'date', date } })

describe('what is told of a closing', () => {
  test.each([
    [31, undefined],
    [30, 30],
    [29, 30],
    [14, 14],
    [4, 14],
    [3, 3],
    [0, 3],
    [-1, undefined],
  ])('%i days before it, the reminder of %s days', (left, before) => {
    const date = addDays(DAY, left)
    const keys = remindersOn(record(closing(date)), DAY).map(({ key, due }) => [key, due])
    expect(keys).toEqual(before === undefined ? [] : [[`closes:${date}:${before}:one`, addDays(date, -before)]])
  })

  test('a day of every year is told as expected', () => {
    expect(told({ deadline: { kind: 'yearly', month: 12, day: 20 } })).toEqual([['closes', '2026-12-20', true]])
    expect(told({ rounds: [round({ closes: '12-20' })] })).toEqual([['closes', '2026-12-20', true]])
  })

  test('an announced day is told instead of the guess', () => {
    const rounds = [round({ closes: '12-24' }), round({ closes: '2026-12-20', basis: 'announced' })]
    expect(told({ rounds })).toEqual([['closes', '2026-12-20', false]])
  })

  test('a month is no day', () => {
    expect(told({ rounds: [round({ closes: '2026-12', basis: 'announced' })] })).toEqual([])
    expect(told({ rounds: [round({ closes: '12' })] })).toEqual([])
    expect(told({ rounds: [round({ closesBetween: ['2026-12-01', '2026-12-20'], basis: 'announced' })] })).toEqual([])
    // Of a round of the past only the months come again.
    expect(told({ rounds: [round({ closes: '2025-12-10', basis: 'last' })] })).toEqual([])
  })

  test('nothing of what is paused or has ended', () => {
    expect(told({ ...closing('2026-12-10'), status: { kind: 'ended', since: '2026-10' } })).toEqual([])
    expect(told({ ...closing('2026-12-10'), status: { kind: 'paused', since: null } })).toEqual([])
    expect(told({ ...closing('2026-12-10'), status: { kind: 'paused', since: '2027-01' } })).toHaveLength(1)
  })
})

test('an opening is told on its day, and for a week to whoever could not be told', () => {
  const window = { rounds: [round({ opens: '2026-11-26', closes: '2027-03', basis: 'announced' as const })] }
  expect(told(window, '2026-11-25')).toEqual([])
  expect(told(window)).toEqual([['opens', '2026-11-26', false]])
  expect(told(window, '2026-12-03')).toEqual([['opens', '2026-11-26', false]])
  expect(told(window, '2026-12-04')).toEqual([])
})

test('rounds of one day for several groups of people are told once', () => {
  const closes = '2026-12-10'
  const rounds = ['PhD', 'Master'].map((whom) => round({ closes, for: whom, basis: 'announced' }))
  expect(remindersOn(record({ rounds }), DAY)).toMatchObject([{ for: 'PhD' }])
})

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days))

test('whoever looks every day, or misses some, is told each time once, and never of a day that is over', () => {
  fc.assert(
    fc.property(day, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (closes, looks) => {
      const keys = new Set<string>()
      for (const [index, isLooking] of looks.entries()) {
        const today = addDays(closes, index - 35)
        if (!isLooking) continue
        for (const reminder of remindersOn(record(closing(closes)), today)) {
          expect(daysBetween(today, reminder.date)).toBeGreaterThanOrEqual(0)
          expect(reminder.due <= today).toBe(true)
          expect(readReminderKey(reminder.key)).toEqual({ id: 'one', kind: 'closes', date: closes })
          keys.add(reminder.key)
        }
      }
      // One for each of the times after which somebody looked before the next.
      const ends = [...REMINDED_BEFORE.slice(1), -1]
      const seen = REMINDED_BEFORE.filter((before, place) =>
        looks.some((isLooking, index) => isLooking && 35 - index <= before && 35 - index > (ends[place] ?? -1)),
      )
      expect(keys.size).toBe(seen.length)
    }),
  )
})

test('a date that moves is told anew, and what is no key is none', () => {
  const [before] = remindersOn(record(closing('2026-12-10')), DAY)
  const [after] = remindersOn(record(closing('2026-12-09')), DAY)
  expect(before?.key).not.toBe(after?.key)
  for (const key of ['', 'closes', 'closes:2026-12-10', 'sees:2026-12-10:one'])
    expect(readReminderKey(key)).toBeUndefined()
})
