import { isIsoDate, localIsoDate, type IsoDate } from '#domain/dates.ts'

/** Today by the reader's clock. */
export function readersDay(): IsoDate {
  return localIsoDate(new Date())
}

/** `2026-11` -> "November 2026"; anything else comes back unchanged. */
export function formatMonth(month: string): string {
  return splitDate(`${month.slice(0, 7)}-01`)?.month ?? month
}

/** `2027-01-15` -> "15 January 2027"; anything else comes back unchanged. */
export function formatDay(day: string): string {
  const date = splitDate(day)
  return date ? `${date.day} ${date.month}` : day
}

// The site is in one language, and the first `Intl.DateTimeFormat` would keep a phone busy for 70 ms (measured), longer
// than anything else on the page.
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

function splitDate(text: string): { readonly day: number; readonly month: string } | undefined {
  if (!isIsoDate(text)) return undefined
  const [year, month, day] = text.split('-').map(Number)
  return { day: Number(day), month: `${MONTHS[Number(month) - 1]} ${year}` }
}
