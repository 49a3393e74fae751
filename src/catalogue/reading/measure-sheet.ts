import { figure } from '#catalogue/figure.ts'
import { LIMITS } from './limits.ts'
import { DAMAGED } from './workbook-zip.ts'

/** Rows and cells, by their place (`r="B12"`), and whether they are empty (`/>`). */
const PLACES = /<(?:\w+:)?(?:row|c)\s(?:[^>]*?\s)?r\s*=\s*["']([^"']*)["'][^>]*?(\/?)>/g
/** The most rows of any spreadsheet program. */
const LAST_ROW = 1_048_576
/** Longer than any tag of a sheet, in characters. */
const LONGEST_TAG = 100_000

/**
 * Measures how far a sheet reaches while its text passes by. A single far-out cell would make the workbook reader
 * create all the empty cells up to it.
 */
export function createSheetMeasure(): (chunk: Buffer) => void {
  let begun = ''
  let rows = 0
  let columns = 0

  function reach(place: string): void {
    const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? []
    const row = Number(digits)
    if (row < 1 || row > LAST_ROW) throw new Error(DAMAGED)
    if (letters === '') return
    rows = Math.max(rows, row)
    columns = Math.max(columns, columnOf(letters))
    if (columns > LIMITS.columns) {
      throw new Error(
        `has a cell in column ${letters}, and a table has at most ${figure(LIMITS.columns)} columns: delete what stands beside the table, or save the table alone as CSV`,
      )
    }
    if (rows * columns > LIMITS.area) {
      throw new Error(
        `has a sheet of ${figure(rows)} rows and ${figure(columns)} columns, more than ${figure(LIMITS.area)} cells: delete what stands far below or beside the table, or save the table alone as CSV`,
      )
    }
  }

  return (chunk) => {
    const text = begun + chunk.toString('latin1')
    for (const [, place = '', empty] of text.matchAll(PLACES)) {
      // An empty cell may only carry a format, anywhere on the sheet.
      if (empty === '' || /^\d/.test(place)) reach(place)
    }
    begun = text.lastIndexOf('<') > text.lastIndexOf('>') ? text.slice(text.lastIndexOf('<')) : ''
    if (begun.length > LONGEST_TAG) throw new Error(DAMAGED)
  }
}

/** A is 1, Z is 26, AA is 27. */
function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}
