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
