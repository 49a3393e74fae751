import { CONDITION_NAMES } from '#domain/conditions.ts'
import { COLUMN_FIELDS, RECORD_FIELDS, type RecordFile } from './record-file.ts'

/** The columns of a CSV file of our own: a record's fields, by their own names. */
export const CSV_COLUMNS = [...RECORD_FIELDS, 'logo'] as const

/** What a spreadsheet takes for the start of a formula, the wide signs in some languages. An apostrophe makes it a text. */
const SIGNS = String.raw`[=+\-@＝＋－＠\t\r']`
const FORMULA = new RegExp(`^${SIGNS}`)
/**
 * Where a cell begins in a spreadsheet that separates cells by semicolons or tabs, and so takes our quotation marks for
 * text: at each line, and behind each of these.
 */
const STARTS = String.raw`(?<=^|[;\t\r\n])`
const UNGUARDED = new RegExp(`${STARTS}(?="*${SIGNS})`, 'g')
const GUARD = new RegExp(`${STARTS}'(?="*${SIGNS})`, 'g')

/** The cells of a record, none of which a spreadsheet will compute. The inverse of `readCsvCells`. */
export function writeCsvCells(record: RecordFile): string[] {
  return CSV_COLUMNS.map((column) => writeCell(column, record).replaceAll(UNGUARDED, "'"))
}

/** Of a cell, lists of ids are separated by spaces, and texts stand on lines of their own. */
const ids = (cell: string): unknown => cell.split(/[\s,;]+/).filter(Boolean)
const stated = (cell: string): unknown => (['', 'any', 'not stated'].includes(cell) ? cell || 'not stated' : ids(cell))
const orNull = (cell: string): unknown => cell || null
const isYes = (cell: string): unknown => cell === 'yes'
const yes = (cell: string): unknown => cell === 'yes' || cell
const number = (cell: string): unknown => (/^\d+$/.test(cell) ? Number(cell) : cell)

const BY_COLUMNS: readonly (readonly [read: (cell: string) => unknown, columns: string])[] = [
  [stated, 'countries fields levels citizenship residence'],
  [ids, 'types needs route obligation who rules'],
  [readTexts, 'eligibility benefits applicationProcess about'],
  [orNull, 'funderKind amount awards source checked logo'],
  [isYes, 'open_all_year by_programme'],
  [yes, 'fee_free age_max_exclusive'],
  [number, 'references age_min age_max'],
  [readJson, 'only_some by_level'],
  [(cell) => (cell === '' ? [] : readJson(cell)), 'rounds'],
  [(cell) => (cell === '' ? {} : readJson(cell)), 'verified'],
  [(cell) => cell || 'active', 'status'],
]
/** How cells are read that are more than a text. What cannot be read is left as it is, for `readRecord` to refuse. */
const READERS = new Map(BY_COLUMNS.flatMap(([read, columns]) => columns.split(' ').map((column) => [column, read])))
/** A condition is left out where it is not stated. */
const CONDITIONS: readonly string[] = CONDITION_NAMES

/** The cells of a row as a record of our own format, which `readRecord` has to check. */
export function readCsvCells(cells: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const column of CSV_COLUMNS) {
    const cell = cells[column]
    const text = typeof cell === 'string' ? cell.replaceAll(GUARD, '') : ''
    if (text === '' && CONDITIONS.includes(column)) continue
    const read = READERS.get(column)
    record[column] = read ? read(text) : text
  }
  return record
}

/** True for a header that has all our columns: but for those that came later. */
export function isOwnHeader(columns: readonly string[]): boolean {
  return COLUMN_FIELDS.every((column) => columns.includes(column))
}

/** Removes the apostrophe that keeps a foreign cell from being computed. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}

/** One line of CSV as in RFC 4180. */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
}

function writeCell(column: (typeof CSV_COLUMNS)[number], record: RecordFile): string {
  if (column === 'rounds') return record.rounds?.length ? JSON.stringify(record.rounds) : ''
  const value = record[column]
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return READERS.get(column) === readTexts ? writeTexts(value) : value.join(' ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function writeTexts(texts: readonly unknown[]): string {
  return texts
    .map((text) =>
      String(text)
        .replaceAll('\\', '\\\\')
        .replaceAll('\n', String.raw`\n`)
        .replaceAll('\r', String.raw`\r`),
    )
    .join('\n')
}

function readTexts(text: string): string[] {
  if (text === '') return []
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', '\\': '\\' }
  // Spreadsheets of the Macintosh end lines by CR, inside of cells, too.
  return text.split(/\r\n?|\n/).map((line) => line.replaceAll(/\\([nr\\])/g, (_, sign) => escapes[String(sign)] ?? ''))
}
