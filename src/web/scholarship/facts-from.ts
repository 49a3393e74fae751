import type { Card, Change } from '#contract/scholarship.ts'
import { localIsoDate } from '#domain/dates.ts'
import { isStale, verifiedMonths } from '#domain/freshness.ts'
import { formatDay, formatMonth } from '#web/ui/words.ts'

/**
 * "Facts from October 2026"; of old ones "Facts from June 2024, not checked since". Where some were verified later:
 * "Checked October 2026, the rest September 2024". Undefined where no month is known.
 */
export function factsFrom(
  { updated_on: checked, verified = {}, window: { rounds } }: Pick<Card, 'updated_on' | 'verified' | 'window'>,
  today = localIsoDate(new Date()),
): string | undefined {
  if (checked === null) return undefined
  const newest = verifiedMonths({ checked, verified, rounds })?.newest ?? checked
  if (newest > checked) return `Checked ${formatMonth(newest)}, the rest ${formatMonth(checked)}`
  return `Facts from ${formatMonth(checked)}${isStale(checked, today) ? ', not checked since' : ''}`
}

/** "closes 31 January (was 15 January); amount not stated (was EUR 900), 3 November 2026". */
export const changeInWords = (change: Change): string => `${change.says.join('; ')}, ${changeDay(change)}`

/** By the reader's clocks. */
export const changeDay = ({ at }: Change): string => formatDay(localIsoDate(new Date(at)))
