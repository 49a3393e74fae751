import { isIsoDate, formatPartialDate } from '#domain/dates.ts'

export const inWords = formatPartialDate

/** `2026-11` -> "November 2026"; anything else comes back unchanged. */
export function formatMonth(month: string): string {
  const [found] = /^\d{4}-\d\d/.exec(month) ?? []
  return found !== undefined && isIsoDate(`${found}-01`) ? inWords(found) : month
}

/** `2027-01-15` -> "15 January 2027"; anything else comes back unchanged. */
export function formatDay(day: string): string {
  return isIsoDate(day) ? inWords(day) : day
}
