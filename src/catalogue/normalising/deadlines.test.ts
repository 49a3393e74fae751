import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDeadline } from '#domain/deadline.ts'
import { detectDateOrder } from './dates.ts'
import { readDeadline } from './deadlines.ts'

test.each([
  ['15 March', '--03-15'],
  ['Mar 15th', '--03-15'],
  ['15 Febuary', '--02-15'],
  ['30 Septmber', '--09-30'],
  ['every year on 1 May', '--05-01'],
  ['31 December 2026 (annual)', '--12-31'],
  ['15th of March 2027', '2027-03-15'],
  ['Mar 15, 2027', '2027-03-15'],
  ['15-Mar-26', '2026-03-15'],
  ['15 de marzo de 2027', '2027-03-15'],
  ['1er mars 2027', '2027-03-01'],
  ['31. Dezember 2026', '2026-12-31'],
  ['2026-11-30T23:59:00Z', '2026-11-30'],
  ['25/12/2026', '2026-12-25'],
  ['12/25/2026', '2026-12-25'],
  ['1.2.2027', '2027-02-01'],
  ['45678', '2025-01-21'],
  ['January 15, 20 awards', '--01-15'],
  ['15 January 2027, 23:59 GMT', '2027-01-15 Etc/GMT'],
  ['15 January 2027 Europe/London', '2027-01-15 Europe/London'],
  ['Opens 1 September, closes 15 January', '--01-15'],
  ['1 Sep - 15 Jan 2027', '2027-01-15'],
  ['Applications close on 31 March each year; interviews 3 May', '--03-31'],
  ['Rolling', 'rolling'],
  ['until filled', 'rolling'],
  ['Year-round', 'open all year'],
  ['No deadline', 'open all year'],
  ['Varies', 'by programme'],
  ['depends on the university', 'by programme'],
])('"%s" is read as %s', (text, deadline) => {
  expect(readDeadline(text, null).deadline).toBe(deadline)
})

test.each([
  '',
  '0',
  'TBA',
  'see website',
  'annual',
  'March 2027',
  'mid-January',
  'First Monday of May',
  '31 Septmber 2027',
  '2027-02-30',
  '03/04/2027',
  'Opens 1 September',
  '15 March 1066',
])('no day is guessed from "%s"', (text) => {
  expect(readDeadline(text, null).deadline).toBe('not stated')
})

test.each(['15 January; 30 March', 'Jan 15 / Jan 31', '1 May, 1 August and 1 November'])(
  'of several dates none is taken, and all are kept in words: "%s"',
  (text) => {
    expect(readDeadline(text, null)).toMatchObject({ deadline: 'by programme', keepText: true })
  },
)

test('which of 03/04 is the month is told from the other dates of the column, or not at all', () => {
  expect(detectDateOrder(['03/04/2027', '25/12/2026'])).toBe('day-first')
  expect(detectDateOrder(['03/04/2027', '12/25/2026'])).toBe('month-first')
  expect(detectDateOrder(['25/12/2026', '12/25/2026'])).toBe(null)
  expect(readDeadline('03/04/2027', 'day-first').deadline).toBe('2027-04-03')
  expect(readDeadline('03/04/2027', 'month-first').deadline).toBe('2027-03-04')
})

test('a date is read back as it was written, in whatever way', () => {
  const names = 'January February March April May June July August September October November December'.split(' ')
  const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(date, (moment) => {
      const iso = moment.toISOString().slice(0, 10)
      const [year = '', month = '', day = ''] = iso.split('-')
      const name = names[Number(month) - 1] ?? ''
      for (const text of [
        iso,
        `${Number(day)} ${name} ${year}`,
        `${name.slice(0, 3)} ${Number(day)}, ${year}`,
        `${day}.${month}.${year}`,
      ]) {
        expect(readDeadline(text, null).deadline).toBe(iso)
      }
    }),
  )
})

test('whatever is read is a deadline of our own format, and nothing throws', () => {
  const words = fc.constantFrom(
    '15',
    '1st',
    'March',
    'May',
    '2027',
    '/',
    '-',
    '.',
    'to',
    'rolling',
    'closes',
    '31',
    ',',
    'GMT',
    'de',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words).map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(text, fc.constantFrom('day-first' as const, 'month-first' as const, null), (value, order) => {
      expect(parseDeadline(readDeadline(value, order).deadline)).toBeDefined()
    }),
    { numRuns: 500 },
  )
})
