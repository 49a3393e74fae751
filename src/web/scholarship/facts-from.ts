import type { Card } from '#contract/scholarship.ts'
import { localIsoDate } from '#domain/dates.ts'
import { isStale, verifiedMonths } from '#domain/freshness.ts'
import { formatMonth } from '#web/ui/format-date.ts'

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
