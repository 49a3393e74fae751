/** A calendar month as `YYYY-MM`. */
export type Month = string

/** Facts that change, and may have been verified after the record's own month. Rounds have months of their own. */
export const VERIFIED_GROUPS = ['amount', 'who', 'link'] as const

/** The month in which each group was last verified; absent: the record's own month. */
export type Verified = Readonly<Partial<Record<(typeof VERIFIED_GROUPS)[number], Month>>>

/** Facts older than this are said to be. */
const STALE_AFTER_MONTHS = 18

/** Calendar months from one to the other; 0 within one month. Days are ignored. */
export function monthsBetween(from: Month, to: Month): number {
  const count = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return count(to) - count(from)
}

export const isStale = (month: Month, today: Month): boolean => monthsBetween(month, today) > STALE_AFTER_MONTHS

interface Dated {
  readonly checked: Month | null
  readonly verified: Verified
  readonly rounds: readonly { readonly verified: Month | null }[]
}

/**
 * The oldest and the newest month in which the changing facts were verified. Of the rounds the newest counts, since an
 * older one is history. Undefined if any fact has no month.
 */
export function verifiedMonths({ checked, verified, rounds }: Dated): { oldest: Month; newest: Month } | undefined {
  const ofRounds = rounds.flatMap((round) => round.verified ?? []).sort()
  const months = [...VERIFIED_GROUPS.map((group) => verified[group] ?? checked), ofRounds.at(-1) ?? checked]
  const known = months.filter((month) => month !== null).sort()
  const [oldest, newest] = [known[0], known.at(-1)]
  return known.length < months.length || oldest === undefined || newest === undefined ? undefined : { oldest, newest }
}

/** True for the front page of a site: an address without a path, or with nothing but a language in it. */
export function isHomePage(link: string): boolean {
  const [, path = '', query = ''] = /^https?:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/i.exec(link) ?? []
  return query === '' && /^\/?(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|home|default)(?:\.\w+)?\/?)?$/i.test(path)
}
