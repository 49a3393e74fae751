import { expect, test } from 'vitest'
import { WHEN, type When } from '#domain/when.ts'
import { sortsOf, timesOf, toggledTime } from './time-options.ts'

const countsOf = (some: Partial<Record<When, number>>) => WHEN.map((time) => some[time] ?? 0)
const asked = (counts: readonly number[], wanted = {}) => timesOf({ counts, wanted }, '2026-11-25')

test('twelve months from the present one on, with the year of each, and not known last', () => {
  const { others, months } = asked(countsOf({ '11': 3, '10': 5, 'not-known': 7 }), { when: ['10', 'open'] })
  expect(months.map(({ label }) => label).join()).toBe(
    'November 2026,December 2026,January 2027,February 2027,March 2027,April 2027,May 2027,June 2027,July 2027,' +
      'August 2027,September 2027,October 2027',
  )
  expect(months[0]).toEqual({ time: '11', label: 'November 2026', count: 3, chosen: false })
  expect(months.at(-1)).toMatchObject({ time: '10', count: 5, chosen: true })
  expect(others.map(({ time, count, chosen }) => [time, count, chosen])).toEqual([
    ['open', 0, true],
    ['closing-soon', 0, false],
    ['opening-soon', 0, false],
    ['not-known', 7, false],
  ])
})

test('a year that begins now has no turn', () => {
  const { months } = timesOf({ counts: countsOf({ '01': 1 }), wanted: {} }, '2027-01-01')
  expect([months[0]?.label, months.at(-1)?.label]).toEqual(['January 2027', 'December 2027'])
})

test('where nothing matches, no number is claimed: a 0 would disable what narrows the alternatives', () => {
  const { others, months } = asked(countsOf({}))
  expect([...others, ...months].every(({ count }) => count === undefined)).toBe(true)
})

test('a time is taken in and out, always in one order, so that it has one address', () => {
  const both = toggledTime(toggledTime({ level: ['PhD'] }, '03'), 'open')
  expect(both).toEqual({ level: ['PhD'], when: ['open', '03'] })
  expect(toggledTime(both, 'open')).toEqual({ level: ['PhD'], when: ['03'] })
})

test('one order is chosen, at first the best match', () => {
  const chosenOf = (wanted: object) => sortsOf({ wanted }).filter(({ chosen }) => chosen)
  expect(chosenOf({})).toEqual([{ sort: undefined, label: 'Best match', chosen: true }])
  expect(chosenOf({ sort: 'opens' })).toEqual([{ sort: 'opens', label: 'Opens next', chosen: true }])
})
