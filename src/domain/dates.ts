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

/** The calendar day of a moment in the reader's time zone. */
export function localIsoDate(moment: Date): IsoDate {
  return isoDate(moment.getFullYear(), moment.getMonth() + 1, moment.getDate())
}
