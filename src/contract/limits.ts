/** Results on one page. */
export const PAGE_SIZE = 8

/** Limits of one question: what is beyond them is refused. Only a larger page counts as the largest. */
export const LIMITS = {
  /** Chosen in one group. */
  labels: 300,
  /** In characters, as is that of the search key. */
  labelLength: 120,
  searchKeyLength: 200,
  bodyBytes: 16_384,
  page: 1_000_000,
} as const
