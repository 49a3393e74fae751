import { statSync } from 'node:fs'
import readXlsxFile from 'read-excel-file/node'
import type { TableLine } from './table-rows.ts'

/** A spreadsheet is unpacked whole, in about thirty times its size: what is larger goes through CSV, which is streamed. */
const LARGEST = 40_000_000

/** The lines of the sheet of an .xlsx workbook that holds the most rows. Dates come as ISO dates. */
export async function* spreadsheetLines(file: string): AsyncGenerator<TableLine> {
  if (statSync(file).size > LARGEST) {
    throw new Error('is a spreadsheet of more than 40 MB: save the sheet as CSV, which may be of any size')
  }
  const sheets = await readXlsxFile(file)
  const [largest] = sheets.toSorted((one, other) => other.data.length - one.data.length)
  for (const [index, cells] of (largest?.data ?? []).entries()) yield { line: index + 1, cells: cells.map(textOf) }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().replace(/T00:00.*/, '')
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}
