import { daysBetween, type IsoDate } from '#domain/dates.ts'
import { monthsBetween, verifiedMonths } from '#domain/freshness.ts'
import { firstDay } from '#domain/partial-date.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { windowOn } from '#domain/window-on.ts'

/** Facts without a month count as this old. */
const OLDEST_MONTHS = 60
/** Days before it opens or closes from which a window counts more. */
const NEAR_DAYS = 90

/** How much there is to gain from a look at a record: saves x age x nearness of its window. 0 for what was verified this month. */
export function importanceOf(record: Scholarship, saves: number, today: IsoDate): number {
  const oldest = verifiedMonths(record)?.oldest
  const age = oldest === undefined ? OLDEST_MONTHS : Math.min(OLDEST_MONTHS, monthsBetween(oldest, today))
  return (1 + saves) * Math.max(0, age) * nearnessOf(record, today)
}

/** 3 from a day of the window to 1 far from it; less for what takes no applications. */
function nearnessOf(record: Scholarship, today: IsoDate): number {
  const { state, opens, closes } = windowOn(record, today)
  if (state === 'ended' || state === 'paused') return 0.2
  const dates = state === 'closed' ? [] : [opens, closes].filter((date) => date !== null)
  const days = dates.map((date) => daysBetween(today, firstDay(date))).filter((count) => count >= 0)
  const nearest = Math.min(...days, NEAR_DAYS)
  return 1 + 2 * (1 - nearest / NEAR_DAYS)
}
