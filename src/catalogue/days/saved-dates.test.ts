import { expect, test } from 'vitest'
import type { DateOrder } from './dates.ts'
import { restoreDates } from './saved-dates.ts'

const restored = (field: 'deadline' | 'checked', text: string, order: DateOrder = null) => {
  const { changes, faults } = restoreDates({ deadline: 'not stated', checked: '2025-01', [field]: text }, order)
  return faults.length > 0 ? 'refused' : (changes.find((change) => change.field === field)?.to ?? text)
}

test.each([
  ['2026-11-25', null, '2026-11-25'],
  ['--01-25', null, '--01-25'],
  ['2027-01-15 Europe/London', null, '2027-01-15 Europe/London'],
  ['11/25/2026', null, '2026-11-25'],
  ['11/25/26', null, '2026-11-25'],
  ['25/11/2026', null, '2026-11-25'],
  ['25.11.2026', null, '2026-11-25'],
  ['3.4.2027', null, '2027-04-03'],
  ['2026/11/25', null, '2026-11-25'],
  ['2026-11-25 00:00:00', null, '2026-11-25'],
  ['25-Nov-26', null, '2026-11-25'],
  ['25. Nov. 2026', null, '2026-11-25'],
  ['3/4/2027', 'month-first', '2027-03-04'],
  ['03/04/2027', 'day-first', '2027-04-03'],
  ['03-04-2027', 'day-first', '2027-04-03'],
  ['3/4/2027', null, 'refused'],
  ['3/3/2027', null, '2027-03-03'],
  ['Jan-25', null, '--01-25'],
  ['25-Jan', null, '--01-25'],
  ['25. Jan', null, '--01-25'],
  ['25-janv', null, '--01-25'],
  ['25-ene', null, '--01-25'],
  ['46351', null, '2026-11-25'],
  // No date: `readRecord` says what is wrong.
  ['soon', null, 'soon'],
  ['around 11/25/2026', null, 'around 11/25/2026'],
] as const)('the deadline "%s" in an order of %s was %s', (text, order, deadline) => {
  expect(restored('deadline', text, order)).toBe(deadline)
})

test.each([
  ['2025-09', '2025-09'],
  ['Jan-25', '2025-01'],
  ['Sep 2025', '2025-09'],
  ['janv-25', '2025-01'],
  ['Okt. 25', '2025-10'],
  ['2025-09-01', '2025-09'],
  ['9/1/2025', '2025-09'],
  ['01/09/2025', '2025-09'],
  ['01.09.2025', '2025-09'],
  ['5/7/2025', '5/7/2025'],
])('the month "%s" was %s', (text, month) => {
  expect(restored('checked', text)).toBe(month)
})

test('figures of which a spreadsheet made a day are refused', () => {
  const { faults } = restoreDates({ deadline: 'rolling', checked: '2025-01', awards: '15-Oct', amount: 'Oct-15' }, null)
  expect(faults.map(({ column, value }) => [column, value])).toEqual([
    ['awards', '15-Oct'],
    ['amount', 'Oct-15'],
  ])
  expect(restoreDates({ deadline: 'rolling', awards: '10-15', amount: 'May be 500' }, null).faults).toEqual([])
})
