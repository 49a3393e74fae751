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
