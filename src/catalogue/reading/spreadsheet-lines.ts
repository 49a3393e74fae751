import readXlsxFile from 'read-excel-file/node'
import type { TableLine } from './table-rows.ts'
import { unpackWorkbook } from './unpack-workbook.ts'

/** The lines of the sheet with the most rows of an .xlsx workbook. Dates become ISO dates. */
export async function* spreadsheetLines(file: string): AsyncGenerator<TableLine> {
  const sheets = await readSheets(file)
  const [largest] = sheets.toSorted((one, other) => other.data.length - one.data.length)
  for (const [index, cells] of (largest?.data ?? []).entries()) yield { line: index + 1, cells: cells.map(textOf) }
}

async function readSheets(file: string) {
  const unpacked = await unpackWorkbook(file)
  try {
    return await readXlsxFile(unpacked)
  } catch (error) {
    // Errors of the zip are readable sentences already; the reader's own errors are for programmers.
    if (unpacked.errored) throw unpacked.errored
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`is a workbook that cannot be read (${reason}): open it and save it as .xlsx or CSV`, {
      cause: error,
    })
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return dateText(cell)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

/**
 * A date as the sheet shows it, `2027-01-15` or `2027-01-15 23:59`. Workbooks hold a fraction of a day, a few
 * milliseconds off, and no time zone.
 */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const [day = '', time = ''] = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().split(/[T.]/)
  return time === '00:00:00' ? day : `${day} ${time.replace(/:00$/, '')}`
}
