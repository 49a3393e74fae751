import { CONDITION_NAMES } from '#domain/conditions.ts'
import { COLUMN_FIELDS, RECORD_FIELDS, type RecordFile } from './record-file.ts'

/** The columns of a CSV file of our own: a record's fields, by their own names. */
export const CSV_COLUMNS = [...RECORD_FIELDS, 'logo'] as const

/** Lists of ids, separated by spaces. */
const ID_LISTS: readonly string[] = ['countries', 'fields', 'levels', 'types', 'citizenship', 'residence']
/** Lists of texts, one on each line of the cell. */
const TEXT_LISTS: readonly string[] = ['eligibility', 'benefits', 'applicationProcess', 'about']
/** Yes or no. */
const TRUTHS: readonly string[] = ['open_all_year', 'by_programme']
/** The conditions: an empty cell is not stated. */
const CONDITIONS: readonly string[] = CONDITION_NAMES
const KINDS: readonly string[] = ['needs', 'route', 'obligation', 'who', 'rules']
const NUMBERS: readonly string[] = ['references', 'age_min', 'age_max']
const ONLY_TRUE: readonly string[] = ['fee_free', 'age_max_exclusive']
const NULLABLE: readonly string[] = ['funderKind', 'amount', 'awards', 'source', 'checked', 'logo']

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

/** The cells of a row as a record of our own format, which `readRecord` has to check. */
export function readCsvCells(cells: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const column of CSV_COLUMNS) {
    const cell = cells[column]
    const text = typeof cell === 'string' ? cell.replaceAll(GUARD, '') : ''
    if (CONDITIONS.includes(column)) {
      if (text !== '') record[column] = readCondition(column, text)
    } else if (NULLABLE.includes(column)) record[column] = text === '' ? null : text
    else if (column === 'rounds') record[column] = text === '' ? [] : readJson(text)
    else if (column === 'verified') record[column] = text === '' ? {} : readJson(text)
    else if (TRUTHS.includes(column)) record[column] = text === 'yes'
    else if (column === 'status') record[column] = text || 'active'
    else if (TEXT_LISTS.includes(column)) record[column] = readTexts(text)
    else if (!ID_LISTS.includes(column)) record[column] = text
    else if (column !== 'types' && (text === 'any' || text === 'not stated' || text === ''))
      record[column] = text || 'not stated'
    else record[column] = text.split(/[\s,;]+/).filter(Boolean)
  }
  return record
}

/** What cannot be read is left as it is, for `readRecord` to refuse. */
function readCondition(column: string, text: string): unknown {
  if (KINDS.includes(column)) return text.split(/[\s,;]+/).filter(Boolean)
  if (NUMBERS.includes(column)) return /^\d+$/.test(text) ? Number(text) : text
  if (ONLY_TRUE.includes(column)) return text === 'yes' || text
  return column === 'only_some' || column === 'by_level' ? readJson(text) : text
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
  if (Array.isArray(value)) return writeList(column, value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}

/** What is no list is left as it is, for `readRecord` to refuse. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function writeList(column: string, values: readonly string[]): string {
  if (!TEXT_LISTS.includes(column)) return values.join(' ')
  return values
    .map((text) =>
      text
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
