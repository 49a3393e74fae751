import { isIsoDate } from '#domain/dates.ts'
import type { PartialDate } from '#domain/partial-date.ts'

// The site is in one language, and the first `Intl.DateTimeFormat` would keep a phone busy for 70 ms (measured), longer
// than anything else on the page.
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** As precise as it is: `03` -> "March", `03-15` -> "15 March", `2027-03` -> "March 2027". */
export function inWords(date: PartialDate): string {
  const [, year, month, day] = /^(\d{4})?-?(\d\d)(?:-(\d\d))?$/.exec(date) ?? []
  return [day && Number(day), MONTHS[Number(month) - 1], year].filter(Boolean).join(' ')
}

/** `2026-11` -> "November 2026"; anything else comes back unchanged. */
export function formatMonth(month: string): string {
  const [found] = /^\d{4}-\d\d/.exec(month) ?? []
  return found !== undefined && isIsoDate(`${found}-01`) ? inWords(found) : month
}

/** `2027-01-15` -> "15 January 2027"; anything else comes back unchanged. */
export function formatDay(day: string): string {
  return isIsoDate(day) ? inWords(day) : day
}
