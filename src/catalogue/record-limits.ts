/** The limits of a record, in characters unless said otherwise. Longer texts belong on the funder's own page. */
export const RECORD_LIMITS = {
  id: 120,
  /** The programme's name, and its funder's. */
  name: 250,
  link: 2000,
  logo: 12_000,
  /** Texts kept as stated: amount, awards, audience. */
  stated: 400,
  /** One entry of a list of texts. */
  text: 1500,
  /** Entries of a list of texts. */
  entries: 40,
  rounds: 20,
  /** What a round is for, a time and a condition in words. */
  words: 200,
  /** Ages that an award may ask for, in years. */
  youngest: 3,
  oldest: 99,
  /** People who write a reference. */
  references: 9,
} as const
