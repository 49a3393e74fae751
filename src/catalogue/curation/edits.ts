import { z } from 'zod'
import { readCsvCells, writeCsvCells, CSV_COLUMNS } from '#catalogue/record-csv.ts'
import { readRecord, writeRecord, type RecordFault, type RecordFile } from '#catalogue/record-file.ts'
import { type IsoDate, lastDay, hasDay, hasYear } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'

/** The columns that may be mended by hand, as our CSV files have them. */
const EDITABLE = [
  'name',
  'amount',
  'coverage',
  'levels',
  'citizenship',
  'residence',
  'deadline',
  'rounds',
  'link',
  'source',
] as const

const date = z.string().trim()

export const editSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('still true') }),
  z.strictObject({ action: z.literal('ended') }),
  z.strictObject({ action: z.literal('changed'), cells: z.partialRecord(z.enum(EDITABLE), z.string()) }),
  z.strictObject({ action: z.literal('renewed'), opens: date, closes: date, results: date, source: date }),
])
export type Edit = z.infer<typeof editSchema>

/** A record as the cells of our CSV files. */
export function cellsOf(record: Scholarship): Record<string, string> {
  const cells = writeCsvCells(writeRecord(record))
  return Object.fromEntries(CSV_COLUMNS.map((column, index) => [column, cells[index] ?? '']))
}

/** The record after an edit on a day, or what is wrong with it, as an import would say. */
export function applyEdit(
  record: Scholarship,
  edit: Edit,
  today: IsoDate,
): { record: Scholarship } | { faults: readonly RecordFault[] } {
  return readRecord(edited(record, edit, today))
}

function edited(record: Scholarship, edit: Edit, today: IsoDate): unknown {
  const month = today.slice(0, 7)
  const file = writeRecord(record)
  if (edit.action === 'ended') return { ...file, status: `ended ${month}` }
  if (edit.action === 'renewed') return renewed(file, edit, today)
  const changed = edit.action === 'changed' ? readCsvCells({ ...cellsOf(record), ...edit.cells }) : file
  // Who has read the page has verified all of it.
  return { ...changed, checked: month, verified: {}, rounds: seenAgain(changed['rounds'], month) }
}

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

const isOver = (closes: string | null, today: IsoDate) => closes !== null && hasYear(closes) && lastDay(closes) < today
