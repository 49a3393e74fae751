import { guessMapping } from '#catalogue/mapping/guess-mapping.ts'
import type { Mapping, Target } from '#catalogue/mapping/mapping.ts'
import { isUnknown } from '#catalogue/text/neutral-words.ts'
import { detectDateOrder, orderInHeader, type DateOrder } from '#catalogue/days/dates.ts'
import { isWholeAddress } from '#catalogue/facts/links.ts'
import { statesIn } from '#catalogue/places/place-lookup.ts'
import { plainLine } from '#catalogue/text/plain-text.ts'
import { restoreDates } from '#catalogue/days/saved-dates.ts'
import { haveLevelCodes } from '#catalogue/facts/studies.ts'
import type { OnBytes } from '#catalogue/reading/decode-file.ts'
import { flattenCells } from '#catalogue/reading/json-rows.ts'
import { figure, LIMITS } from '#catalogue/limits.ts'
import { lookAhead } from '#catalogue/reading/delimited-lines.ts'
import { openFile, type OpenFile } from '#catalogue/reading/open-file.ts'
import type { Row } from '#catalogue/reading/table-rows.ts'
import { isOwnHeader, readCsvCells } from '#catalogue/record-csv.ts'
import { readRecord, type RecordFault } from '#catalogue/record-file.ts'
import { idFor, slug } from '#catalogue/merging/identity.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { normaliseRow } from './normalise-row.ts'
import { namesStates } from '#catalogue/mapping/header-names.ts'
import type { ImportPlan } from './run-import.ts'
import { columnsByTarget, openRow, type ColumnProfile, type Note } from './row-cells.ts'

/** The result of reading a row: a record, or the reasons why there is none. `sheet` is told where there are several. */
export type ReadRow = { readonly line: number; readonly sheet?: string; readonly notes: readonly Note[] } & (
  | { readonly record: Scholarship; readonly hasId: boolean }
  | { readonly faults: readonly RecordFault[] }
)

export interface Source extends Omit<OpenFile, 'rows'> {
  readonly rows: AsyncIterable<ReadRow>
  /** True for a file of our own format. It needs no mapping, and states each record completely. */
  readonly own: boolean
  /** The mapping that a foreign file is read by, and whether it was guessed. */
  readonly mapping: Mapping | null
  readonly guessed: boolean
}

/** How many rows a guess is based on. */
const SAMPLE = 200

/** Opens a file, recognises its format, and reads its rows one at a time. */
export async function openSource(
  file: string,
  { mapping: given, settings = {}, sheets = [] }: Pick<ImportPlan, 'mapping' | 'settings' | 'sheets'>,
  onBytes?: OnBytes,
): Promise<Source> {
  const columns = Object.keys(given?.columns ?? {})
  const opened = await openFile(file, { columns, sheets, onBytes })
  const { rows, ...about } = opened
  const { head, all } = await lookAhead(rows, (some) => some.length >= SAMPLE)
  const first = head.find((row) => 'cells' in row)?.cells ?? {}
  const ownFormat = isOwnJson(first) ? 'json' : isOwnHeader(Object.keys(first)) ? 'csv' : undefined
  if (ownFormat) {
    // How a spreadsheet that saved our own CSV writes days.
    const order = detectDateOrder(head.map((row) => ('cells' in row ? plainLine(row.cells['deadline']) : '')))
    const own = readOwn(all, ownFormat, order)
    return { ...about, rows: own, own: true, mapping: null, guessed: false }
  }
  const sample = sampleOf(head)
  const chosen = given ?? guessMapping(sample)
  const mapping = { columns: chosen.columns, values: { ...chosen.values, ...settings } }
  if (sample.size > 0) requireColumns(mapping, [...sample.keys()])
  const foreign = readForeign(all, mapping, profilesOf(sample, mapping))
  return { ...about, rows: foreign, own: false, mapping, guessed: given === null && head.length > 0 }
}

/** Throws if a mapping names columns for a required field, and the file has none of them. */
function requireColumns({ columns, values }: Mapping, keys: readonly string[]): void {
  for (const field of REQUIRED) {
    const named = Object.keys(columns).filter((column) => columns[column]?.includes(field))
    if (named.length === 0 || values[field] !== undefined || named.some((column) => keys.includes(column))) continue
    throw new Error(
      `has no column "${named.join('" or "')}", which the mapping reads as the ${field}. Its columns are ${keys.join(', ')}`,
    )
  }
}

function isOwnJson(cells: Readonly<Record<string, unknown>>): boolean {
  const own = ['id', 'name', 'funder', 'countries', 'levels', 'deadline', 'applicationProcess', 'about', 'link']
  // In a table all cells are texts, but a record has lists.
  return own.every((key) => Object.hasOwn(cells, key)) && Array.isArray(cells['about'])
}

async function* readOwn(rows: AsyncIterable<Row>, format: 'json' | 'csv', order: DateOrder): AsyncGenerator<ReadRow> {
  for await (const row of rows) {
    if ('fault' in row) yield refused(row)
    else if (format === 'csv') yield readOwnCsv(row, readCsvCells(row.cells), order)
    else yield readOwnRecord(row, row.cells, [])
  }
}

function readOwnCsv(row: Row, raw: Readonly<Record<string, unknown>>, order: DateOrder): ReadRow {
  const { changes, faults } = restoreDates(raw, order)
  if (faults.length > 0) return { ...placeOf(row), notes: [], faults }
  const restored = { ...raw, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) }
  const notes = changes.map(({ field, from, to }) => {
    return {
      kind: 'changed',
      column: field,
      value: from,
      reason: `was rewritten by a spreadsheet: is read as ${to}`,
    } as const
  })
  return readOwnRecord(row, restored, notes)
}

function readOwnRecord(row: Row, raw: Readonly<Record<string, unknown>>, notes: readonly Note[]): ReadRow {
  const read = readRecord(raw)
  const about = { ...placeOf(row), notes }
  return 'record' in read ? { ...about, record: read.record, hasId: true } : { ...about, faults: read.faults }
}

async function* readForeign(
  rows: AsyncIterable<Row>,
  mapping: Mapping,
  profiles: ReadonlyMap<string, ColumnProfile>,
): AsyncGenerator<ReadRow> {
  const columns = columnsByTarget(mapping)
  for await (const row of rows) {
    if ('fault' in row) {
      yield refused(row)
      continue
    }
    const cells = flattenCells(row.cells)
    const open = openRow(cells, columns, mapping, profiles)
    const raw = normaliseRow(open)
    const hasId = raw.id !== ''
    const read = readRecord({ ...raw, id: hasId ? slug(raw.id) : idFor(raw) })
    const about = { ...placeOf(row), notes: open.notes }
    if ('record' in read) yield { ...about, record: read.record, hasId }
    else yield { ...about, faults: read.faults.map((fault) => explain(fault, columns, cells, mapping.values)) }
  }
}

const REQUIRED = ['name', 'funder', 'link'] as const

/** Fields that no column may hold as they are: what else feeds them. */
const COLUMN_OF: Readonly<Record<string, Target>> = { rounds: 'deadline', age_min: 'age', age_max: 'age' }

/** A fault in terms of the file: its column, its value, and what to do. */
function explain(
  { column, value, reason }: RecordFault,
  columns: ReadonlyMap<string, readonly string[]>,
  cells: Readonly<Record<string, unknown>>,
  fixed: Mapping['values'],
): RecordFault {
  const [field = ''] = column.split('.')
  const [mapped] = [field, COLUMN_OF[field] ?? field].flatMap((each) => columns.get(each) ?? [])
  const missing = `: map a column to "${field}", or give one for all rows with --set ${field}=… or under "values"`
  if (mapped === undefined) {
    // What was given for all rows is no value of a column.
    if (Object.hasOwn(fixed, field)) return { column: field, value, reason }
    return { column: field, value: '', reason: `is in no column${missing}` }
  }
  const text = plainLine(cells[mapped])
  const isRequired = REQUIRED.some((each) => each === field)
  if (isUnknown(text) && isRequired && !Object.hasOwn(fixed, field)) {
    const empty = `is empty: fill it in, map a further column to "${field}", or give what holds for such rows with --set ${field}=…`
    return { column: mapped, value: text, reason: empty }
  }
  const isShared = [...columns.values()].filter((names) => names.includes(mapped)).length > 1
  if (isShared && field === 'link')
    return { column: mapped, value: text.slice(0, 120), reason: `holds no address${missing}` }
  if (isWholeAddress(text) && (field === 'name' || field === 'funder')) {
    const misplaced = `is an address, and no name: write the name instead, map a further column to "${field}", or take the row out`
    return { column: mapped, value: text.slice(0, 120), reason: misplaced }
  }
  const beside = field === 'rounds' ? besideDeadline(columns, cells) : ''
  // What differs from row to row is the value, so that rows with the same fault are told as one.
  const [what = reason] = reason.split(': ', 1)
  return {
    column: mapped,
    value: (text || value).slice(0, 120),
    reason: `${what}${beside}. Mend such rows, or map another column to "${COLUMN_OF[field] ?? field}"${isRequired ? '' : ', or null to what tells something else'}`,
  }
}

/** The columns of times that a deadline is read with. */
function besideDeadline(
  columns: ReadonlyMap<string, readonly string[]>,
  cells: Readonly<Record<string, unknown>>,
): string {
  const named = ['opens', 'results']
    .flatMap((target) => columns.get(target) ?? [])
    .filter((column) => !isUnknown(plainLine(cells[column])))
  return named.length === 0 ? '' : `, with ${named.map((column) => `"${column}"`).join(' and ')} beside it`
}

function refused(row: Extract<Row, { fault: string }>): ReadRow {
  return { ...placeOf(row), notes: [], faults: [{ column: '', value: row.value, reason: row.fault }] }
}

function placeOf({ line, sheet }: Row): Pick<ReadRow, 'line' | 'sheet'> {
  return sheet === undefined ? { line } : { line, sheet }
}

/** Throws if there are too many columns to compare with all fields of a record. */
function sampleOf(rows: readonly Row[]): Map<string, unknown[]> {
  const sample = new Map<string, unknown[]>()
  for (const row of rows) {
    if (!('cells' in row)) continue
    for (const [column, value] of Object.entries(flattenCells(row.cells))) {
      const values = sample.get(column)
      if (values) values.push(value)
      else sample.set(column, [value])
    }
    if (sample.size <= LIMITS.columns) continue
    throw new Error(
      `names more than ${figure(LIMITS.columns)} different values in its records, up to line ${figure(row.line)}: keep those that describe scholarships, and give them the same names in each record`,
    )
  }
  return sample
}

/** The columns of one hand: of days that only the others show the order of, it is theirs. When a row was written, a program tells. */
const TIMES: readonly Target[] = ['opens', 'deadline', 'results']

function profilesOf(sample: ReadonlyMap<string, readonly unknown[]>, { columns }: Mapping): Map<string, ColumnProfile> {
  const tellsTime = (column: string) => columns[column]?.some((target) => TIMES.includes(target)) === true
  const times = [...sample].flatMap(([column, values]) => (tellsTime(column) ? values.map(plainLine) : []))
  const common = detectDateOrder(times)
  return new Map(
    [...sample].map(([column, values]) => {
      const texts = values.map(plainLine)
      const isSilent = tellsTime(column) && orderInHeader(column) === null
      const dateOrder = detectDateOrder(texts, column) ?? (isSilent ? common : null)
      const statesOf = statesIn(values.flat().map(plainLine), namesStates(column))
      return [column, { dateOrder, statesOf, hasLevelCodes: haveLevelCodes(texts) }]
    }),
  )
}
