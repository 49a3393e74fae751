import type { Card } from '#contract/scholarship.ts'
import { dayAnywhereOnEarth, dayInZone, daysBetween, isIsoDate, type IsoDate } from '#domain/dates.ts'
import { deadlineBadge } from '#domain/deadline.ts'
import { readersDay } from './format-date.ts'

export type Closing = Pick<Card, 'deadline' | 'deadline_expected' | 'deadline_time_zone'>

/** The clocks of two places are never more days apart. */
const MOST_DAYS_APART = 2

/**
 * The badge of a deadline now. Its own clocks decide when its day is over, for readers anywhere; where it states none, the
 * reader's do. An expected one without clocks moves to next year once its day is over everywhere: before, it is not closed.
 */
export function todaysBadge(closing: Closing): ReturnType<typeof deadlineBadge> {
  const { deadline, deadline_expected } = closing
  const itsDay = dayByItsClocks(closing)
  if (itsDay !== undefined) return deadlineBadge(deadline, itsDay)
  return deadlineBadge(deadline, readersDay(), deadline_expected ? dayAnywhereOnEarth(new Date()) : undefined)
}

/** Only near the end, which they decide: days before it are the reader's, and time zones are slow to load (format-date.ts). */
function dayByItsClocks({ deadline, deadline_time_zone }: Closing): IsoDate | undefined {
  if (deadline_time_zone === undefined || !isIsoDate(deadline)) return undefined
  const isNear = Math.abs(daysBetween(readersDay(), deadline)) <= MOST_DAYS_APART
  return isNear ? dayInZone(new Date(), deadline_time_zone) : undefined
}
