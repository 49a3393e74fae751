/**
 * What an import accepts at most, as documented in docs/catalogue.md. Anything larger is a mistake or an attack, and is
 * refused while reading, before it costs time or memory.
 */
export const LIMITS = {
  /** Columns of a table, or named values of a JSON record. */
  columns: 1000,
  /** Nested brackets: a record of our own has two. */
  depth: 64,
  /** Characters in a row of delimited text: an unclosed quotation mark swallows what follows. */
  row: 2_000_000,
  /** Characters in a value of a JSON file, which must be held in memory. */
  value: 16_000_000,
  /** Bytes of a workbook on disk, and of its unpacked sheets, which are held in memory. */
  workbook: 40_000_000,
  unpacked: 100_000_000,
  /** Files in a workbook's zip. */
  parts: 10_000,
  /** Rows times columns of a sheet up to its last cell: empty cells need memory, too. */
  area: 20_000_000,
} as const

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

/** Formats a number as people read it: `1,000`. */
export function figure(value: number): string {
  return value.toLocaleString('en-GB')
}
