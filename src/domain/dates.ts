/** A calendar day as `YYYY-MM-DD`, without a time or a time zone. */
export type IsoDate = string

const DAY_MS = 86_400_000

/** `isoDate(2027, 1, 15)` -> `2027-01-15`; months count from 1. Does not check that the day exists; `isIsoDate` does. */
export function isoDate(year: number, month: number, day: number): IsoDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** True for a day that exists: `2027-02-29` does not. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

/** Calendar days from `from` to `to`: 0 on the same day, negative if `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The day so many days later. */
export function addDays(day: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The earliest day that is not yet over everywhere: the day in UTC-12, the last time zone to end it. */
export function dayAnywhereOnEarth(moment: Date): IsoDate {
  return new Date(moment.getTime() - DAY_MS / 2).toISOString().slice(0, 10)
}

/** The moment from which on `dayAnywhereOnEarth` is a day. */
export function beginningOf(day: IsoDate): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS / 2)
}

/** The calendar day of a moment in a time zone such as `Asia/Seoul`. Undefined for one that this machine does not know. */
export function dayInZone(moment: Date, timeZone: string): IsoDate | undefined {
  try {
    // Swedish dates are written like this already.
    const day = new Intl.DateTimeFormat('sv', { timeZone }).format(moment)
    return isIsoDate(day) ? day : undefined
  } catch {
    return undefined
  }
}

/** The one spelling of a time zone; undefined for one that this machine does not know. */
export function canonicalZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** The calendar day of a moment in the reader's time zone. */
export function localIsoDate(moment: Date): IsoDate {
  return isoDate(moment.getFullYear(), moment.getMonth() + 1, moment.getDate())
}

/** A date as precise as is known: `MM`, `MM-DD`, `YYYY-MM` or `YYYY-MM-DD`. */
export type PartialDate = string

// A leap year, so that 29 February is a day of every year.
const LEAP_YEAR = '2024'

// Pages use this, too, and the first `Intl.DateTimeFormat` would keep a phone busy for 70 ms (measured), longer than
// anything else on them.
export const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ')

/** As precise as it is: `03` -> "March", `03-15` -> "15 March", `2027-03` -> "March 2027". */
export function formatPartialDate(date: PartialDate): string {
  const [, year, month, day] = /^(\d{4})?-?(\d\d)(?:-(\d\d))?$/.exec(date) ?? []
  return [day && Number(day), MONTH_NAMES[Number(month) - 1], year].filter(Boolean).join(' ')
}

/** True for a partial date that exists: `02-29` does, `2027-02-29`, `02-30` and `13` do not. */
export function isPartialDate(text: string): boolean {
  if (!/^(?:\d{4}-)?\d{2}(?:-\d{2})?$/.test(text)) return false
  const dated = hasYear(text) ? text : `${LEAP_YEAR}-${text}`
  return isIsoDate(hasDay(text) ? dated : `${dated}-01`)
}

/** True for `YYYY-MM` and `YYYY-MM-DD`; the others come every year. */
export const hasYear = (date: PartialDate): boolean => /^\d{4}/.test(date)

/** True for `MM-DD` and `YYYY-MM-DD`; the others are a whole month. */
export const hasDay = (date: PartialDate): boolean => date.length === 5 || date.length === 10

/** The same time of year without the year: `2027-03` -> `03`. */
export const withoutYear = (date: PartialDate): PartialDate => (hasYear(date) ? date.slice(5) : date)

/** A time of year in one year, as precise as it was. 29 February becomes the 28th in other years. */
export function inYear(timeOfYear: PartialDate, year: number): PartialDate {
  const date = `${String(year).padStart(4, '0')}-${timeOfYear}`
  return timeOfYear === '02-29' && !isIsoDate(date) ? date.replace(/29$/, '28') : date
}

/** The earliest day that `YYYY-MM` or `YYYY-MM-DD` can mean. */
export const firstDay = (date: PartialDate): IsoDate => (hasDay(date) ? date : `${date}-01`)

/** The latest day that `YYYY-MM` or `YYYY-MM-DD` can mean. */
export function lastDay(date: PartialDate): IsoDate {
  if (hasDay(date)) return date
  // The day before the first of the next month: Date counts months from 0.
  const end = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5)), 0))
  return end.toISOString().slice(0, 10)
}
