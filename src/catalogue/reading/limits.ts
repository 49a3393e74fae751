/**
 * The most that an import takes, written down in docs/catalogue.md. What is larger is a mistake or an attack, and is
 * refused while it is read, before it costs time or memory.
 */
export const LIMITS = {
  /** Columns of a table, named values of a JSON record. */
  columns: 1000,
  /** Brackets inside brackets: a record of our own has two. */
  depth: 64,
  /** Characters of one row of a delimited text: a quotation mark that is never closed swallows what follows. */
  row: 2_000_000,
  /** Characters of one value of a JSON file, which has to be held in memory. */
  value: 16_000_000,
  /** Bytes of a workbook as it lies on the disk, and of its sheets unpacked, which are held in memory. */
  workbook: 40_000_000,
  unpacked: 100_000_000,
  /** Files in the zip that a workbook is. */
  parts: 10_000,
  /** Rows times columns of a sheet, up to its last cell: empty ones need memory, too. */
  area: 20_000_000,
} as const
