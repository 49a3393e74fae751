import type { TableLine } from '#catalogue/reading/table-rows.ts'
import { linesOfSheet, type SheetLink, type SheetRow } from './sheet-lines.ts'
import { readHyperlink } from './hyperlink-formula.ts'
import type { WorkbookParts } from './parts.ts'
import { createReach, parseArea, parsePlace, requireRow, type Area, type Place } from './places.ts'
import { type Relation, unescapeText, type FormatOf } from './small-parts.ts'
import { plainNumber, shownIsoDay, shownNumber } from './shown-number.ts'
import { parseXml, type Attributes } from './xml.ts'

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
