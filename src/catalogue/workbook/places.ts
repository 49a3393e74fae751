import { figure } from '#catalogue/figure.ts'
import { LIMITS } from '#catalogue/reading/limits.ts'
import { DAMAGED } from './parts.ts'

/** A cell's place, both from 1. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** From one corner to the other, both included. */
export interface Area {
  readonly from: Place
  readonly to: Place
}

/** The most rows of any spreadsheet program. */
const LAST_ROW = 1_048_576

/** `B12` or `$B$12`; undefined for anything else. */
export function parsePlace(text: string): Place | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(text) ?? []
  return letters === undefined ? undefined : { row: Number(digits), column: columnOf(letters) }
}

/** `B2:B4`, or `B2`. */
export function parseArea(text: string): Area | undefined {
  const [first = '', last = first] = text.split(':')
  const from = parsePlace(first)
  const to = parsePlace(last)
  return from && to && { from, to }
}

/** Throws for a row that no spreadsheet has. */
export function requireRow(row: number): void {
  if (!Number.isInteger(row) || row < 1 || row > LAST_ROW) throw new Error(DAMAGED)
}

/** Throws if cells stand so far out that all that is between them would be too much. */
export function createReach(): (place: Place) => void {
  let rows = 0
  let columns = 0
  return ({ row, column }) => {
    rows = Math.max(rows, row)
    columns = Math.max(columns, column)
    if (columns > LIMITS.columns) {
      throw new Error(
        `has a cell in column ${lettersOf(column)}, and a table has at most ${figure(LIMITS.columns)} columns: delete what stands beside the table, or save the table alone as CSV`,
      )
    }
    if (rows * columns > LIMITS.area) {
      throw new Error(
        `has a sheet of ${figure(rows)} rows and ${figure(columns)} columns, more than ${figure(LIMITS.area)} cells: delete what stands far below or beside the table, or save the table alone as CSV`,
      )
    }
  }
}

/** A is 1, Z is 26, AA is 27. */
function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}

function lettersOf(column: number): string {
  const rest = (column - 1) % 26
  return (column > 26 ? lettersOf((column - 1 - rest) / 26) : '') + String.fromCharCode(65 + rest)
}
