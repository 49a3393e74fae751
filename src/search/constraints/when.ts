import { addDays, type IsoDate, firstDay, lastDay } from '#domain/dates.ts'
import { windowOf } from '#domain/rounds.ts'
import type { Scholarship, Stated } from '#domain/scholarship.ts'
import { closingMonths, type Sort, type When } from '#domain/when.ts'
import { windowOn } from '#domain/window-on.ts'

/** In days. */
const CLOSING_SOON = 30
const OPENING_SOON = 92

/** The values of `WHEN` that a record matches on a day. */
export function whenOf(record: Scholarship, day: IsoDate): Stated<When> {
  const { state, opens, closes } = windowOn(record, day)
  if (state === 'ended' || state === 'paused') return 'not stated'
  const found = new Set<When>(windowOf(record).rounds.flatMap(closingMonths))
  if (state === 'open' || state === 'open-all-year') found.add('open')
  if (state === 'open' && closes !== null && lastDay(closes) <= addDays(day, CLOSING_SOON)) found.add('closing-soon')
  const isComing = state === 'opens' || state === 'expected'
  const opensOn = isComing && opens !== null ? firstDay(opens) : ''
  if (opensOn >= day && opensOn <= addDays(day, OPENING_SOON)) found.add('opening-soon')
  if (state === 'not-known' || state === 'by-programme') found.add('not-known')
  return found.size > 0 ? [...found] : 'not stated'
}

/** Sorts behind all dates, and behind that. */
const [NEVER, LAST] = ['9999-12-31', 'z']

/** By what a record is sorted on a day: a date, the earliest first; for the newest facts, how old they are. */
export function sortKey(record: Scholarship, sort: Sort, day: IsoDate): string {
  if (sort === 'newest') return invert(newestFact(record))
  const { state, opens, closes } = windowOn(record, day)
  if (sort === 'closes') {
    const hasNone = state === 'closed' || state === 'paused' || state === 'ended'
    const hasNext = state === 'open' || state === 'opens' || state === 'expected'
    return hasNext && closes !== null ? lastDay(closes) : hasNone ? LAST : NEVER
  }
  const isComing = state === 'opens' || state === 'expected'
  return isComing && opens !== null && firstDay(opens) >= day ? firstDay(opens) : NEVER
}

function newestFact({ rounds, checked }: Scholarship): string {
  return rounds.reduce(
    (newest, { verified }) => (verified !== null && verified > newest ? verified : newest),
    checked ?? '',
  )
}

/** Subtracting each digit from nine turns "latest first" into "smallest first". */
export function invert(date: string): string {
  return date === '' ? LAST : date.replaceAll(/\d/g, (digit) => String(9 - Number(digit)))
}
