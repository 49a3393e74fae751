import { dayAnywhereOnEarth, localIsoDate, type IsoDate } from '#domain/dates.ts'

/** Today, where the reader is. */
export function readersDay(): IsoDate {
  return localIsoDate(new Date())
}

/** The day that is not over everywhere yet. */
export function earliestDay(): IsoDate {
  return dayAnywhereOnEarth(new Date())
}

/** `2026-11` -> "November 2026"; what is no month is given back as it is. */
export function formatMonth(month: string): string {
  return format(`${month.slice(0, 7)}-01`, { month: 'long', year: 'numeric' }) ?? month
}

/** `2027-01-15` -> "15 January 2027"; what is no date is given back as it is. */
export function formatDay(day: string): string {
  return format(day, { day: 'numeric', month: 'long', year: 'numeric' }) ?? day
}

function format(day: string, options: Intl.DateTimeFormatOptions): string | undefined {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime())
    ? undefined
    : new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(date)
}
