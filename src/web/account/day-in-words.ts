import { daysBetween, localIsoDate } from '#domain/dates.ts'
import { formatDay } from '#web/ui/format-date.ts'

/** The day of a moment: "today", "yesterday", "on 3 May 2026". */
export function dayInWords(moment: string): string {
  const day = localIsoDate(new Date(moment))
  const ago = daysBetween(day, localIsoDate(new Date()))
  if (ago <= 0) return 'today'
  return ago === 1 ? 'yesterday' : `on ${formatDay(day)}`
}
