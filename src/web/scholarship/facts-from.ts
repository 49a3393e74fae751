import type { Card, Change } from '#contract/scholarship.ts'
import { localIsoDate } from '#domain/dates.ts'
import { isStale, verifiedMonths } from '#domain/freshness.ts'
import { formatMonth, formatDay } from '#web/ui/format-date.ts'

/**
 * "Facts from October 2026"; of old ones "Facts from June 2024, not checked since". Undefined where no month is known.
 * Something that was checked since takes the last words away, for it has a month of its own beside it.
 */
export function factsFrom(
  { updated_on: checked, verified = {}, window: { rounds } }: Pick<Card, 'updated_on' | 'verified' | 'window'>,
  today = localIsoDate(new Date()),
): string | undefined {
  if (checked === null) return undefined
  const newest = verifiedMonths({ checked, verified, rounds })?.newest ?? checked
  const isOld = newest <= checked && isStale(checked, today)
  return `Facts from ${formatMonth(checked)}${isOld ? ', not checked since' : ''}`
}

/** "closes 31 January (was 15 January); amount not stated (was EUR 900), 3 November 2026". */
export const changeInWords = (change: Change): string => `${change.says.join('; ')}, ${changeDay(change)}`

/** By the reader's clocks. */
export const changeDay = ({ at }: Change): string => formatDay(localIsoDate(new Date(at)))
