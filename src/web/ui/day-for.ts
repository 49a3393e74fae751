import type { Card } from '#contract/scholarship.ts'
import { dayAnywhereOnEarth, dayInZone, daysBetween, isIsoDate, localIsoDate, type IsoDate } from '#domain/dates.ts'

export type Closing = Pick<Card, 'deadline' | 'deadline_expected' | 'deadline_time_zone'>

/** What dates are told for, as the last arguments of whatever tells them: nothing for this moment and the reader's day. */
export type Now = readonly [moment?: Date, day?: IsoDate]

/** The clocks of two places are never more days apart. */
const MOST_DAYS_APART = 2

/**
 * The day that counts for a deadline now. Its own clocks decide when its day is over, for readers anywhere; where it states
 * none, the reader's do. An expected one without clocks moves to next year once its day is over everywhere: until then it
 * is not closed.
 */
export function dayFor(closing: Closing, now = new Date(), today = localIsoDate(now)): IsoDate {
  const itsDay = dayByItsClocks(closing, today, now)
  if (itsDay !== undefined) return itsDay
  const { deadline, deadline_expected } = closing
  const isLastDay = deadline_expected && deadline < today && deadline >= dayAnywhereOnEarth(now)
  return isLastDay ? deadline : today
}

/** Only near the end, which they decide: days before it are the reader's, and time zones are slow to load (format-date.ts). */
function dayByItsClocks({ deadline, deadline_time_zone }: Closing, today: IsoDate, now: Date): IsoDate | undefined {
  if (deadline_time_zone === undefined || !isIsoDate(deadline)) return undefined
  const isNear = Math.abs(daysBetween(today, deadline)) <= MOST_DAYS_APART
  return isNear ? dayInZone(now, deadline_time_zone) : undefined
}
