import type { Change } from '#contract/scholarship.ts'
import { localIsoDate } from '#domain/dates.ts'
import { formatDay } from '#web/ui/format-date.ts'

/** "closes 31 January (was 15 January); amount not stated (was EUR 900), 3 November 2026". */
export const changeInWords = (change: Change): string => `${change.says.join('; ')}, ${changeDay(change)}`

/** By the reader's clocks. */
export const changeDay = ({ at }: Change): string => formatDay(localIsoDate(new Date(at)))
