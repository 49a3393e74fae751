import { daysBetween, type IsoDate, firstDay } from '#domain/dates.ts'
import { monthsBetween, verifiedMonths } from '#domain/freshness.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { windowOn } from '#domain/window-on.ts'
import type { WatchedLink } from '#storage/open-storage.ts'

/** What is known of a record beside itself. */
export interface Signals {
  readonly saves: number
  /** Reports of wrong facts without an answer. */
  readonly reports: number
  readonly watched: WatchedLink | undefined
}

/** Facts without a month count as this old. */
const OLDEST_MONTHS = 60
/** Days before it opens or closes from which a window counts more. */
const NEAR_DAYS = 90
/** A page that does not answer is no more than slow before so many milliseconds. */
const AWAY = 7 * 86_400_000
/** Above all that nothing is known to be wrong with. */
const TOP = 1e9

/**
 * How much there is to gain from a look at a record: saves x age x nearness of its window. First comes what people report,
 * whose page has changed, or whose link leads nowhere. 0 for what was verified this month.
 */
export function importanceOf(record: Scholarship, signals: Signals, today: IsoDate): number {
  const oldest = verifiedMonths(record)?.oldest
  const age = oldest === undefined ? OLDEST_MONTHS : Math.min(OLDEST_MONTHS, Math.max(0, monthsBetween(oldest, today)))
  const weight = (1 + signals.saves) * nearnessOf(record, today)
  const { reports, watched } = signals
  const needsLook =
    reports > 0 || (watched && (watched.changedAt !== null || (isAway(watched) && !isKnown(record, watched))))
  return needsLook ? TOP + (1 + reports) * weight * Math.max(1, age) : weight * age
}

/** Gone, moved away, or without an answer for days. */
export function isAway({ state, askedAt, stateSince }: WatchedLink): boolean {
  if (state === 'unreachable') return askedAt - stateSince >= AWAY
  return state === 'gone' || state === 'moved'
}

/** Who verified the link in a later month saw where it leads, and would see it on top for ever. */
function isKnown({ verified, checked }: Scholarship, { stateSince }: WatchedLink): boolean {
  const looked = verified.link ?? checked
  return looked !== null && looked > new Date(stateSince).toISOString().slice(0, 7)
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
