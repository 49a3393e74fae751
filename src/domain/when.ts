export const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const

/** What people can ask about the time of applying. A month is the one in which a round closes, or usually does. */
export const WHEN = ['open', 'closing-soon', 'opening-soon', ...MONTHS, 'not-known'] as const
export type When = (typeof WHEN)[number]

/** What results can be sorted by, instead of the best match. */
export const SORTS = ['closes', 'opens', 'newest'] as const
export type Sort = (typeof SORTS)[number]
