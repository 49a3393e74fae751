/** Results on one page. */
export const PAGE_SIZE = 8

/** Of the newest changes of the catalogue, as many are told. */
export const CHANGES = 50

/** Days for which an account waits for its owner after its e-mail address went to another person. */
export const LEFT_ACCOUNT_DAYS = 90

/** Characters in which somebody says what is wrong. */
export const REPORT_LENGTH = 500

/** Days for which the plan of a scholarship waits after that was taken off the list. */
export const LEFT_PLAN_DAYS = 30

/** Limits of one question. Anything beyond them is refused, except that a larger page number counts as the largest. */
export const LIMITS = {
  /** Chosen in one group. */
  labels: 300,
  /** In characters, like searchKeyLength. */
  labelLength: 120,
  searchKeyLength: 2000,
  /** Parts of a search key that are taken out of it, and as many that are widened. */
  spans: 100,
  bodyBytes: 16_384,
  /** Changes of a plan in one request, and how old one may be when it arrives, in milliseconds: a year. */
  edits: 100,
  editAge: 366 * 86_400_000,
  page: 1_000_000,
} as const
