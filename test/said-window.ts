import type { CardWindow } from '#contract/scholarship.ts'

/** A round of which nothing is known, in the form of the API. */
export const NO_ROUND: CardWindow['rounds'][number] = {
  OpenDate: null,
  CloseDate: null,
  AnnouncementDate: null,
  basis: 'announced',
  for: null,
  vague: null,
  vague_results: null,
  closes_between: null,
  source: null,
  verified: null,
}
