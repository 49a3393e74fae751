/** A calendar day as `YYYY-MM-DD`, without a time or a time zone. */
export type IsoDate = string

const DAY_MS = 86_400_000

/** True for a day that exists: `2027-02-29` does not. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

/** Calendar days from `from` to `to`: 0 on the same day, negative when `to` is past. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The calendar day of a moment, in UTC or in the time zone that is asked for. */
export function isoDateOf(moment: Date, timeZone = 'UTC'): IsoDate {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(moment)
}

/** The calendar day of a moment where the reader is. */
export function localIsoDate(moment: Date): IsoDate {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`
}
