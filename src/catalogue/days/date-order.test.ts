import { expect, test } from 'vitest'
import { detectDateOrder, orderInHeader } from './dates.ts'

test.each([
  ['Deadline (mm/dd/yyyy)', 'month-first'],
  ['MM-DD-YYYY deadline', 'month-first'],
  ['deadline_mm_dd_yy', 'month-first'],
  ['Closing date, M/D/Y', 'month-first'],
  ['Deadline (month/day/year)', 'month-first'],
  ['Deadline (US format)', 'month-first'],
  ['Date limite (mm/jj/aaaa)', 'month-first'],
  ['Fecha límite (mes/día/año)', 'month-first'],
  ['Deadline %m/%d/%Y', 'month-first'],
  ['Deadline [dd/mm/yyyy]', 'day-first'],
  ['Deadline DD.MM.YYYY', 'day-first'],
  ['Frist (TT.MM.JJJJ)', 'day-first'],
  ['Frist (Tag.Monat.Jahr)', 'day-first'],
  ['Date limite (jj/mm/aaaa)', 'day-first'],
  ['Fecha límite dd/mm/aaaa', 'day-first'],
  ['Fecha límite (día/mes/año)', 'day-first'],
  ['Prazo (dd/mm/aaaa)', 'day-first'],
  ['Scadenza (gg/mm/aaaa)', 'day-first'],
  ['Son tarih (GG.AA.YYYY)', 'day-first'],
  ['Срок (ДД.ММ.ГГГГ)', 'day-first'],
  ['Deadline (European format)', 'day-first'],
  ['Deadline', null],
  ['Deadline (yyyy-mm-dd)', null],
  ['Date', null],
  ['Deadline day', null],
  ['Start day / end day', null],
])('the header "%s" says %s', (header, order) => {
  expect(orderInHeader(header)).toBe(order)
})

test('of a range of days with one month, the last is no month', () => {
  expect(detectDateOrder(['3-15.12.2027'])).toBe('day-first')
})

test('what a header says is believed, unless the dates below it show something else', () => {
  expect(detectDateOrder(['03/04/2027', '05/06/2027'], 'Deadline (mm/dd/yyyy)')).toBe('month-first')
  expect(detectDateOrder(['03/04/2027', '12/25/2027'], 'Deadline (mm/dd/yyyy)')).toBe('month-first')
  expect(detectDateOrder(['03/04/2027', '25/12/2027'], 'Deadline (mm/dd/yyyy)')).toBe(null)
  expect(detectDateOrder(['03/04/2027', '25/12/2027', '12/25/2027'], 'Deadline')).toBe(null)
})
