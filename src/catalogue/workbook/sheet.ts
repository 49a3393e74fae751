import { LIMITS } from '#catalogue/limits.ts'
import type { TableLine } from '#catalogue/reading/table-rows.ts'
import { readHyperlink } from './hyperlink-formula.ts'
import { DAMAGED, type WorkbookParts, parseXml, type Attributes } from './parts.ts'
import { createReach, parseArea, parsePlace, requireRow, type Area, type Place } from './places.ts'
import { type Relation, unescapeText, type FormatOf } from './small-parts.ts'
import { plainNumber, shownIsoDay, shownNumber } from './shown-number.ts'

export interface SheetContext {
  readonly strings: readonly string[]
  readonly formatOf: FormatOf
  readonly from1904: boolean
}

export interface SheetContent {
  readonly lines: readonly TableLine[]
  /** How many cells hold a formula whose result no program has stored. */
  readonly uncalculated: number
}

/** The cells of a row by column from 0, with gaps, and the addresses under them. */
interface SheetRow {
  readonly cells: string[]
  readonly links: string[]
}

/** An area of words under which an address lies. */
type SheetLink = Area & { readonly address: string }

/** A cell while its XML passes by. */
interface OpenCell extends Place {
  readonly type: string
  readonly style: string | undefined
  value: string
  formula: string
}

/** Reads a sheet: its texts as shown, the addresses under them, and what merged cells hold for all of their places. */
export async function readSheet(
  parts: WorkbookParts,
  path: string,
  relations: ReadonlyMap<string, Relation>,
  context: SheetContext,
): Promise<SheetContent> {
  const rows = new Map<number, SheetRow>()
  const merged: Area[] = []
  const links: SheetLink[] = []
  const cells = createCells(rows, context)
  await parseXml(parts.read(path), {
    open: (name, attributes) => {
      if (name === 'mergeCell') merged.push(...listOf(parseArea(attributes['ref'] ?? '')))
      else if (name === 'hyperlink') links.push(...listOf(readLink(attributes, relations)))
      else cells.open(name, attributes)
    },
    text: cells.text,
    close: cells.close,
  })
  links.push(...cells.readFormulas())
  return { lines: linesOfSheet(rows, merged, links), uncalculated: cells.uncalculated() }
}

function readLink(attributes: Attributes, relations: ReadonlyMap<string, Relation>): SheetLink | undefined {
  const area = parseArea(attributes['ref'] ?? '')
  const { target = '' } = relations.get(attributes['id'] ?? '') ?? {}
  // Mail, files of somebody's computer and places in the workbook are no page of an award.
  if (!area || !/^https?:/i.test(target)) return undefined
  const place = attributes['location'] ?? ''
  return { ...area, address: target.includes('#') || place === '' ? target : `${target}#${place}` }
}

/** The elements that hold a cell's value: a number or a text, a text of its own. */
const VALUES: ReadonlySet<string> = new Set(['v', 't'])

/** Collects the cells of a sheet, row by row, while its XML passes by. */
function createCells(rows: Map<number, SheetRow>, context: SheetContext) {
  const formulas: (Place & { readonly formula: string })[] = []
  const requireReach = createReach()
  let at: Place = { row: 0, column: 0 }
  let cell: OpenCell | undefined
  let within: 'value' | 'formula' | undefined
  let isReading = false
  let uncalculated = 0

  function put(place: Place, shown: string): void {
    if (shown === '') return
    requireReach(place)
    const row = rows.get(place.row) ?? { cells: [], links: [] }
    row.cells[place.column - 1] = shown
    rows.set(place.row, row)
  }

  function open(name: string, { r, t = 'n', s }: Attributes): void {
    if (name === 'row') {
      at = { row: r === undefined ? at.row + 1 : Number(r), column: 0 }
      requireRow(at.row)
    } else if (name === 'c') {
      at = (r === undefined ? undefined : parsePlace(r)) ?? { ...at, column: at.column + 1 }
      requireRow(at.row)
      cell = { ...at, type: t, style: s, value: '', formula: '' }
    } else if (name === 'rPh') isReading = true
    else if (VALUES.has(name) && !isReading) within = 'value'
    else if (name === 'f') within = 'formula'
  }

  function text(piece: string): void {
    if (cell && within) cell[within] += piece
  }

  function close(name: string): void {
    if (name === 'rPh') isReading = false
    else if (VALUES.has(name) || name === 'f') within = undefined
    if (name !== 'c' || !cell) return
    put(cell, shownText(cell, context))
    const { row, column, formula, value, type } = cell
    if (/^\s*HYPERLINK\(/i.test(formula)) formulas.push({ row, column, formula })
    else if (formula !== '' && value === '' && type !== 'str') uncalculated += 1
    cell = undefined
  }

  /** The addresses of formulas, when all cells are known that they may name. */
  function readFormulas(): SheetLink[] {
    return formulas.flatMap((place) => {
      const link = readHyperlink(place.formula, (name) => textIn(rows, parsePlace(name)))
      if (link && textIn(rows, place) === '') put(place, link.words)
      return link && link.address !== '' ? [{ from: place, to: place, address: link.address }] : []
    })
  }
  return { open, text, close, readFormulas, uncalculated: () => uncalculated }
}

function textIn(rows: ReadonlyMap<number, SheetRow>, place: Place | undefined): string {
  return (place && rows.get(place.row)?.cells[place.column - 1]) ?? ''
}

function listOf<Item>(item: Item | undefined): Item[] {
  return item === undefined ? [] : [item]
}

/** The text of a cell as a spreadsheet shows it; an error (`#N/A`) is nothing. */
function shownText({ type, style, value }: OpenCell, { strings, formatOf, from1904 }: SheetContext): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'e') return ''
  if (type === 'b') return value === '1' || value === 'true' ? 'TRUE' : value === '' ? '' : 'FALSE'
  if (type === 'd') return shownIsoDay(value)
  if (type !== 'n' || value.trim() === '' || !Number.isFinite(Number(value))) return unescapeText(value)
  const format = formatOf(style)
  return format === 'General' ? plainNumber(Number(value)) : shownNumber(Number(value), format, from1904)
}

/** The lines of a table out of a sheet's rows. What a merged cell holds stands in each of its places. */
function linesOfSheet(
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
