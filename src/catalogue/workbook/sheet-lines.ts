import { LIMITS } from '#catalogue/reading/limits.ts'
import type { TableLine } from '#catalogue/reading/table-rows.ts'
import type { Area } from './places.ts'
import { DAMAGED } from './parts.ts'

/** The cells of a row by column from 0, with gaps, and the addresses under them. */
export interface SheetRow {
  readonly cells: string[]
  readonly links: string[]
}

/** An area of words under which an address lies. */
export type SheetLink = Area & { readonly address: string }

/** The lines of a table out of a sheet's rows. What a merged cell holds stands in each of its places. */
export function linesOfSheet(
  rows: ReadonlyMap<number, SheetRow>,
  merged: readonly Area[],
  links: readonly SheetLink[],
): TableLine[] {
  const width = [...rows.values()].reduce((most, { cells }) => Math.max(most, cells.length), 0)
  let steps = 0
  /** The rows of an area that hold something. Areas that overlap again and again are not a spreadsheet's work. */
  function* rowsIn({ from, to }: Area): Generator<readonly [number, SheetRow]> {
    for (let row = from.row; row <= to.row; row++) {
      steps += Math.max(1, Math.min(to.column, width) - from.column + 1)
      if (steps > LIMITS.area) throw new Error(DAMAGED)
      const found = rows.get(row)
      if (found) yield [row, found]
    }
  }
  for (const area of links) {
    for (const [, row] of rowsIn(area)) row.links[area.from.column - 1] = area.address
  }
  const { headings, spans } = fillMerged(rows, merged, width, rowsIn)
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([line, row]) => ({
      line,
      cells: Array.from(row.cells, (cell) => cell ?? ''),
      ...(row.links.length > 0 && { links: row.links }),
      ...(headings.has(line) && { heading: true }),
      ...(spans.has(line) && { spans: spans.get(line) ?? 1 }),
    }))
}

function fillMerged(
  rows: ReadonlyMap<number, SheetRow>,
  merged: readonly Area[],
  width: number,
  rowsIn: (area: Area) => Iterable<readonly [number, SheetRow]>,
) {
  const headings = new Set<number>()
  const spans = new Map<number, number>()
  // Before anything is filled in: a row that holds nothing else stays one.
  for (const { from, to } of merged) {
    const stated = Object.keys(rows.get(from.row)?.cells ?? []).length
    if (to.column > from.column && stated === 1) headings.add(from.row)
  }
  for (const area of merged) {
    const { from, to } = area
    const first = rows.get(from.row)
    const text = first?.cells[from.column - 1]
    if (first === undefined || text === undefined || headings.has(from.row)) continue
    const address = first.links[from.column - 1]
    spans.set(from.row, Math.max(spans.get(from.row) ?? 1, to.row - from.row + 1))
    for (const [, row] of rowsIn(area)) {
      for (let column = from.column - 1; column < Math.min(to.column, width); column++) {
        row.cells[column] ??= text
        if (address !== undefined) row.links[column] ??= address
      }
    }
  }
  return { headings, spans }
}
