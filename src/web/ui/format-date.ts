import { dayAnywhereOnEarth, isIsoDate, localIsoDate, type IsoDate } from '#domain/dates.ts'

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
  return splitDate(`${month.slice(0, 7)}-01`)?.month ?? month
}

/** `2027-01-15` -> "15 January 2027"; what is no date is given back as it is. */
export function formatDay(day: string): string {
  const date = splitDate(day)
  return date ? `${date.day} ${date.month}` : day
}

// The first `Intl.DateTimeFormat` of a page keeps a phone busy for longer than all else on it (70 ms, measured): the texts
// are in one language, and need none.
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

function splitDate(text: string): { readonly day: number; readonly month: string } | undefined {
  if (!isIsoDate(text)) return undefined
  const [year, month, day] = text.split('-').map(Number)
  return { day: Number(day), month: `${MONTHS[Number(month) - 1]} ${year}` }
}
