import { expect, test } from 'vitest'
import { readDeadline } from './deadlines.ts'
import { dayOfMoment } from './moments.ts'

test.each([
  ['2027-05-01T00:00:00Z', ['CA'], '2027-05-01', 'midnight in UTC is a day alone'],
  ['2027-04-30T23:59:59Z', ['DE'], '2027-04-30', 'so is the last minute'],
  ['2027-05-01T03:59:00Z', ['CA'], '2027-04-30', 'the last minute in Toronto'],
  ['2027-05-01T03:59:00.000Z', ['US'], '2027-04-30', 'and in New York'],
  ['2027-01-15T07:59:59Z', ['US'], '2027-01-14', 'and in Los Angeles, in winter'],
  ['2027-05-01T02:59:00Z', ['BR'], '2027-04-30', 'and in São Paulo'],
  ['2027-04-30T18:29:59Z', ['IN'], '2027-04-30', 'and in Delhi'],
  ['2027-04-30T22:00:00.000Z', ['DE'], '2027-05-01', 'midnight in Berlin'],
  ['2027-04-30T18:30:00.000Z', ['IN'], '2027-05-01', 'midnight in Delhi'],
  ['2018-05-30T01:50:03Z', ['CA'], '2018-05-29', 'the evening before in all of Canada'],
  ['2027-05-01T09:00:00Z', ['GB'], '2027-05-01', 'a morning'],
  ['2027-05-01T09:00:00Z', [], '2027-04-30', 'the first day that it may be, if nobody knows where'],
  ['2027-05-01T14:00:00Z', [], '2027-05-01', 'which may be that of UTC'],
  ['2027-05-01T03:59:00+00:00', ['CA'], '2027-04-30', 'UTC as an offset'],
  ['2027-05-01 03:59:00 UTC', ['CA'], '2027-04-30', 'as a name'],
  ['Sat, 01 May 2027 03:59:00 GMT', ['CA'], '2027-04-30', 'as in mails'],
  ['1809143940000', ['CA'], '2027-04-30', 'in milliseconds'],
])('%s in %j is a deadline on %s: %s', (text, countries, day) => {
  expect(dayOfMoment(text, countries)?.day).toBe(day)
})

test.each([
  ['2027-05-01T06:00:00Z', [], '2027-05-01'],
  ['2027-05-01T14:00:00Z', [], '2027-05-02'],
  ['2027-05-01T02:00:00Z', ['CA'], '2027-04-30'],
  ['2027-05-01T04:00:00Z', ['CA'], '2027-05-01'],
])('%s in %j is an opening on the last day that it may be there: %s', (text, countries, day) => {
  expect(dayOfMoment(text, countries, true)?.day).toBe(day)
})

test.each([
  '2027-05-01',
  '2027-05-01T03:59:00',
  '2027-05-01T03:59:00-04:00',
  '1 May 2027',
  '2027-13-01T03:59:00Z',
  '5000',
])('%s is no moment in UTC', (text) => {
  expect(dayOfMoment(text, [])).toBe(undefined)
})

test('of a time with another offset the day is the one that is written, and each time is kept in words', () => {
  expect(readDeadline('2027-05-01T00:30:00+05:30', null)).toMatchObject({ deadline: '2027-05-01', keepText: true })
  expect(readDeadline('2027-04-30T23:59:00-04:00', null)).toMatchObject({ deadline: '2027-04-30', keepText: true })
  expect(readDeadline('2027-05-01T03:59:00Z', null, ['CA'])).toMatchObject({ deadline: '2027-04-30', keepText: true })
  expect(readDeadline('2027-05-01T00:00:00Z', null, ['CA']).keepText).toBe(false)
})
