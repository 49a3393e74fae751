/** Results on one page. */
export const PAGE_SIZE = 8

/** Limits of one question; larger ones are refused with 400. */
export const LIMITS = {
  labels: 300,
  labelLength: 120,
  searchKeyLength: 200,
  bodyBytes: 16_384,
  page: 1_000_000,
} as const
