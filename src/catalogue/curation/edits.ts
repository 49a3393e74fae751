import { z } from 'zod'
import { readCsvCells, writeCsvCells, CSV_COLUMNS } from '#catalogue/record-csv.ts'
import { readRecord, writeRecord, type RecordFault, type RecordFile } from '#catalogue/record-file.ts'
import { COUNTRIES } from '#domain/countries.ts'
import { type IsoDate, lastDay, hasDay, hasYear } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'

/** The columns that are mended by hand, as our CSV files have them: all that "still true" answers for. */
export const EDITABLE = CSV_COLUMNS.filter((column) => !['id', 'logo', 'checked', 'verified'].includes(column))
/** The columns of countries. */
const PLACES = ['countries', 'citizenship', 'residence']

const date = z.string().trim()

export const editSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('still true') }),
  z.strictObject({ action: z.literal('ended') }),
  z.strictObject({ action: z.literal('changed'), cells: z.partialRecord(z.enum(EDITABLE), z.string()) }),
  // To what stood before an edit of this program, by the hash of that.
  z.strictObject({ action: z.literal('undone'), to: z.string() }),
  z.strictObject({ action: z.literal('renewed'), opens: date, closes: date, results: date, source: date }),
])
export type Edit = z.infer<typeof editSchema>

/** A record as the cells of our CSV files; what is JSON there is a line for each key, so that people can write it. */
export function cellsOf(record: Scholarship): Record<string, string> {
  return mapCells(cellsInFiles(record), (column, cell) => (isKeyed(column) ? writeKeys(column, cell) : cell))
}

function cellsInFiles(record: Scholarship): Record<string, string> {
  const cells = writeCsvCells(writeRecord(record))
  return Object.fromEntries(CSV_COLUMNS.map((column, index) => [column, cells[index] ?? '']))
}

const mapCells = (cells: Readonly<Record<string, string>>, map: (column: string, cell: string) => string) =>
  Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, map(column, cell)]))

/** The record after an edit on a day, or what is wrong with it, as an import would say. */
export function applyEdit(
  record: Scholarship,
  edit: Exclude<Edit, { action: 'undone' }>,
  today: IsoDate,
): { record: Scholarship } | { faults: readonly RecordFault[] } {
  if (edit.action === 'renewed' && !edit.opens && !edit.closes)
    return { faults: [{ column: 'closes', value: '', reason: 'say when it opens or closes: a day, or a month' }] }
  const read = readRecord(edited(record, edit, today))
  const faults = 'faults' in read ? read.faults : overFaults(record, read.record, today)
  if (faults.length === 0) return read
  return { faults: edit.action === 'renewed' ? faults.map(ofNewRound) : faults }
}

function edited(record: Scholarship, edit: Parameters<typeof applyEdit>[1], today: IsoDate): unknown {
  const month = today.slice(0, 7)
  const file = writeRecord(record)
  if (edit.action === 'ended') return { ...file, status: `ended ${month}` }
  if (edit.action === 'renewed') return renewed(file, edit, today)
  const changed =
    edit.action === 'changed'
      ? readCsvCells({ ...cellsInFiles(record), ...mapCells(edit.cells, writtenInFiles) })
      : file
  // Who has read the page has verified all of it.
  return { ...changed, checked: month, verified: {}, rounds: seenAgain(changed['rounds'], month) }
}

/** A cell that people wrote as our files have it. */
function writtenInFiles(column: string, cell: string): string {
  if (PLACES.includes(column)) return withCodes(cell)
  return isKeyed(column) ? readKeys(column, cell) : cell
}

/** Between commas a country may stand by its name, too. */
function withCodes(cell: string): string {
  const parts = cell.split(/[,;\n]/).map((part) => part.trim())
  return parts.map((part) => CODES.get(part.toLowerCase()) ?? part).join(' ')
}
const CODES: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ code, name }) => [name.toLowerCase(), code]))

/** A past round is history, and is not verified again. */
function seenAgain(rounds: unknown, month: string): unknown {
  if (!Array.isArray(rounds)) return rounds
  return rounds.map((round: { basis?: unknown }) => (round.basis === 'last' ? round : { ...round, verified: month }))
}

function renewed(file: RecordFile, edit: Extract<Edit, { action: 'renewed' }>, today: IsoDate) {
  const [opens, closes, results, source] = [edit.opens, edit.closes, edit.results, edit.source].map(
    (text) => text || null,
  )
  const round = { opens, closes, results, basis: 'announced', for: null, source, verified: today.slice(0, 7) }
  // It takes the place of those for everybody that are over.
  const others = (file.rounds ?? []).filter((one) => one.for !== null || !isOver(one.closes ?? null, today))
  const isDay = closes != null && hasYear(closes) && hasDay(closes)
  const deadline = /^\d/.test(file.deadline) && isDay ? closes : file.deadline
  return { ...file, rounds: [round, ...others], deadline }
}

/** What is wrong with the new round, by the field of its form. */
function ofNewRound(fault: RecordFault): RecordFault {
  if (!/^(?:rounds\.0|deadline)/.test(fault.column)) return fault
  const [field = 'closes'] = /\b(?:opens|closes|results|source)\b/.exec(`${fault.column} ${fault.reason}`) ?? []
  return { ...fault, column: field }
}

/** A date that an edit brings and that is over was mistyped, or is history and belongs to a round that says so. */
function overFaults(before: Scholarship, after: Scholarship, today: IsoDate): RecordFault[] {
  const known = new Set(before.rounds.map(({ closes }) => closes))
  const rounds = after.rounds
    .map(({ basis, closes }, index) => ({ column: `rounds.${index}`, basis, date: closes }))
    .filter(({ basis, date: closes }) => basis !== 'last' && !known.has(closes))
  const { deadline } = after
  const isNew = deadline.kind === 'date' && JSON.stringify(deadline) !== JSON.stringify(before.deadline)
  const brought = [...rounds, ...(isNew ? [{ column: 'deadline', date: deadline.date }] : [])]
  return brought
    .filter(({ date: closes }) => isOver(closes, today))
    .map(({ column, date: closes }) => ({
      column,
      value: String(closes),
      reason: `${closes} is over. A round of the past is one of "rounds", with "basis: last"`,
    }))
}

const isOver = (closes: string | null, today: IsoDate) => closes !== null && hasYear(closes) && lastDay(closes) < today

/** Columns that hold JSON in our files, and how: a list of objects, or one. */
const KEYED = { rounds: 'list', only_some: 'one' } as const
type Keyed = keyof typeof KEYED

const isKeyed = (column: string): column is Keyed => Object.hasOwn(KEYED, column)

/**
 * A cell of JSON as people read and write it, a line for each key: "closes: 2027-04-30". An empty line is between two
 * rounds. What has no value is left out.
 */
function writeKeys(column: Keyed, cell: string): string {
  if (cell === '') return ''
  const read: unknown = JSON.parse(cell)
  const objects = (KEYED[column] === 'list' ? read : [read]) as Record<string, unknown>[]
  return objects.map(writeObject).join('\n\n')
}

/** The inverse. What is no line of a key stays one without a value, for `readRecord` to refuse. */
function readKeys(column: Keyed, text: string): string {
  const objects = partsOf(text).map((lines) => Object.fromEntries(lines.map(readLine)))
  if (objects.length === 0) return ''
  return JSON.stringify(KEYED[column] === 'list' ? objects : Object.assign({}, ...objects))
}

function writeObject(object: Readonly<Record<string, unknown>>): string {
  return Object.entries(object)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}: ${[value].flat().join(BETWEEN)}`)
    .join('\n')
}

const BETWEEN = ' to '

/** The lines between empty ones. */
function partsOf(text: string): string[][] {
  const parts: string[][] = [[]]
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') parts.push([])
    else parts.at(-1)?.push(line)
  }
  return parts.filter((lines) => lines.length > 0)
}

function readLine(line: string): [key: string, value: string | string[] | null] {
  const [key = '', ...rest] = line.split(':')
  const value = rest.join(':').trim()
  if (value === '') return [key.trim(), null]
  return [key.trim(), key.trim() === 'closes_between' ? value.split(BETWEEN).map((day) => day.trim()) : value]
}
