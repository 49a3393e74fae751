import { expect, test } from 'vitest'
import { formatDay, formatMonth, inWords, siteOf } from './words.ts'

const DAYS = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)))

test('days and months are written as the language has them', () => {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  for (const date of DAYS) {
    const text = date.toISOString().slice(0, 10)
    expect(formatDay(text)).toBe(day.format(date))
    expect(formatMonth(text)).toBe(month.format(date))
    expect(formatMonth(text.slice(0, 7))).toBe(month.format(date))
  }
})

test.each(['', 'soon', '2027', '2027-13', '2027-02-30'])('what is no date is given back as it is: %j', (text) => {
  expect(formatDay(text)).toBe(text)
})

test.each(['', 'soon', '2027', '2027-13'])('what is no month is given back as it is: %j', (text) => {
  expect(formatMonth(text)).toBe(text)
})

test.each([
  ['03', 'March'],
  ['03-05', '5 March'],
  ['2027-12', 'December 2027'],
  ['2027-12-31', '31 December 2027'],
])('%s is told no more precisely than it is known: %s', (date, words) => {
  expect(inWords(date)).toBe(words)
})

test('T10 a link is named by its site', () => {
  expect(siteOf('https://www.daad.de/en/study?x=1')).toBe('daad.de')
  expect(siteOf('http://scholarships.gov.in')).toBe('scholarships.gov.in')
  expect(siteOf('https://www2.daad.de/')).toBe('daad.de')
})

test('T10 what is no web address is never made a link', () => {
  expect(siteOf('javascript:alert(1)')).toBeUndefined()
  expect(siteOf('NA')).toBeUndefined()
  expect(siteOf('')).toBeUndefined()
})
