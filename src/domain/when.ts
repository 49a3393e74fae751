import type { IsoDate } from './dates.ts'

export const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const

/** What people can ask about the time of applying. A month is the one in which a round closes, or usually does. */
export const WHEN = ['open', 'closing-soon', 'opening-soon', ...MONTHS, 'not-known'] as const
export type When = (typeof WHEN)[number]

/** What results can be sorted by, instead of the best match. */
export const SORTS = ['closes', 'opens', 'newest'] as const
export type Sort = (typeof SORTS)[number]

const IN_WORDS: Readonly<Partial<Record<When, string>>> = {
  open: 'Open now',
  'closing-soon': 'Closes within 30 days',
  'opening-soon': 'Opens within 3 months',
  'not-known': 'Closing date not known',
}
const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ')

/** A time as a phrase: "Open now", "Closes in March". */
export function formatWhen(when: When): string {
  return IN_WORDS[when] ?? `Closes in ${MONTH_NAMES[Number(when) - 1]}`
}

/** A time as people tell it on a day: "+1" is the next month. */
export function whenTold(told: string, today: IsoDate): When | undefined {
  const month = told.startsWith('+') ? MONTHS[(Number(today.slice(5, 7)) - 1 + Number(told)) % MONTHS.length] : told
  return WHEN.find((when) => when === month)
}

/** The months from that of a day to another one, the last of which counts or not: "by June", "before June". */
export function monthsTo(month: When, today: IsoDate, counts: boolean): readonly When[] {
  const first = Number(today.slice(5, 7)) - 1
  const from = [...MONTHS.slice(first), ...MONTHS.slice(0, first)]
  const length = from.findIndex((one) => one === month) + Number(counts)
  return length === 0 ? from : from.slice(0, length)
}

/** These months as a phrase: "Closes before June". */
export function formatMonthsTo(month: When, counts: boolean): string {
  return `Closes ${counts ? 'by' : 'before'} ${MONTH_NAMES[Number(month) - 1]}`
}
