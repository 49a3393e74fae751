import { MONTH_NAMES, withoutYear, type IsoDate } from './dates.ts'
import type { Round } from './rounds.ts'

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
const nameOf = (month: When) => MONTH_NAMES[Number(month) - 1]

/** A time as a phrase: "Open now", "Closes in March". */
export function formatWhen(when: When): string {
  return IN_WORDS[when] ?? `Closes in ${nameOf(when)}`
}

/** The months in which a round closes, or may close. */
export function closingMonths({ closes, closesBetween }: Pick<Round, 'closes' | 'closesBetween'>): readonly When[] {
  const [first = '', last = first] = (closesBetween ?? [closes ?? '']).map((date) => withoutYear(date).slice(0, 2))
  const [from, to] = [first, last].map((month) => MONTHS.findIndex((one) => one === month))
  if (from === undefined || to === undefined || from < 0 || to < 0) return []
  // December to February crosses New Year.
  return from <= to ? MONTHS.slice(from, to + 1) : [...MONTHS.slice(from), ...MONTHS.slice(0, to + 1)]
}

/** A time that words tell: its values and, unless the words have a phrase of their own, its phrase. */
interface Told {
  readonly values: readonly When[]
  readonly label: string | undefined
}

/**
 * A time as people tell it on a day: "+1" is the next month. `bound` is for the months up to the one that is told, which
 * counts or not: "by June", "before June".
 */
export function timeOf(told: readonly string[], today: IsoDate, bound?: 'by' | 'before'): Told {
  const first = Number(today.slice(5, 7)) - 1
  const months = [...MONTHS.slice(first), ...MONTHS.slice(0, first)]
  const values = told.flatMap((one) => {
    const value = one.startsWith('+') ? months[Number(one)] : one
    return WHEN.filter((when) => when === value)
  })
  const [only, ...others] = values
  if (only === undefined || others.length > 0) return { values, label: undefined }
  const at = months.findIndex((month) => month === only)
  if (bound === undefined || at < 0) return { values, label: formatWhen(only) }
  const length = at + Number(bound === 'by')
  return { values: length === 0 ? months : months.slice(0, length), label: `Closes ${bound} ${nameOf(only)}` }
}
