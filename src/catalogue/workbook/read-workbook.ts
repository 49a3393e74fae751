import { openParts, type WorkbookParts, parseXml } from './parts.ts'
import { readRelations, readSharedStrings, readFormats } from './small-parts.ts'
import { readSheet, type SheetContent, type SheetContext } from './sheet.ts'
import { openTable, type Row } from '#catalogue/reading/table-rows.ts'
import { figure } from '#catalogue/limits.ts'

/** A sheet of a workbook that holds something. */
export interface Sheet extends SheetContent {
  readonly name: string
  readonly hidden: boolean
}

const MAIN = 'xl/workbook.xml'

/** Reads all sheets of an .xlsx workbook, in their order. Throws a sentence for what cannot be read. */
export async function readWorkbook(file: string): Promise<Sheet[]> {
  const parts = await openParts(file)
  try {
    return await readSheets(parts)
  } finally {
    parts.close()
  }
}

async function readSheets(parts: WorkbookParts): Promise<Sheet[]> {
  const { listed, from1904 } = await readMain(parts)
  const relations = await readRelations(parts, MAIN)
  const pathOf = (kind: string) => [...relations.values()].find((relation) => relation.kind === kind)?.target
  const context: SheetContext = {
    from1904,
    strings: await readSharedStrings(parts, pathOf('sharedStrings')),
    formatOf: await readFormats(parts, pathOf('styles')),
  }
  const sheets: Sheet[] = []
  for (const { name, hidden, id } of listed) {
    const relation = relations.get(id)
    // A sheet that is a chart has no cells.
    if (relation?.kind !== 'worksheet') continue
    const content = await readSheet(parts, relation.target, await readRelations(parts, relation.target), context)
    if (content.lines.length > 0) sheets.push({ name, hidden, ...content })
  }
  return sheets
}

async function readMain(parts: WorkbookParts) {
  const listed: { name: string; hidden: boolean; id: string }[] = []
  let from1904 = false
  await parseXml(parts.read(MAIN), {
    open: (element, { name = '', id = '', state = 'visible', date1904 = '0' }) => {
      if (element === 'sheet') listed.push({ name, hidden: state !== 'visible', id })
      else if (element === 'workbookPr') from1904 = date1904 === '1' || date1904 === 'true'
    },
  })
  return { listed, from1904 }
}

/** What is told of a sheet: how many rows it has, and whether they are read. */
export interface SheetNote {
  readonly name: string
  readonly rows: number
  readonly hidden: boolean
  readonly read: boolean
  /** Cells with a formula whose result is not in the file. */
  readonly uncalculated: number
}

type Table = Sheet & ReturnType<typeof openTable>

/** Columns that two sheets of one list have in common at least, of those that either has. */
const SAME_COLUMNS = 0.75
/** A list of scholarships has more columns with a known name than a list of choices. */
const FEWEST_NAMES = 2

/**
 * Chooses the sheets that hold the list: those in `wanted`, or else the one with the most rows and columns known by
 * name, and those with the same columns. A hidden sheet is read only where it is asked for, or where nothing else may be
 * a list. `known` are the columns that a mapping expects. Throws a sentence if there is no such sheet, or no row.
 */
export function chooseSheets(
  sheets: readonly Sheet[],
  wanted: readonly string[],
  known: ReadonlySet<string>,
): { readonly rows: () => Generator<Row>; readonly notes: readonly SheetNote[] } {
  const tables = sheets.map((sheet) => ({ ...sheet, ...openTable(sheet.lines, known) }))
  const chosen = wanted.length > 0 ? named(tables, wanted) : likeliest(tables)
  const notes = tables.map((table) => ({
    name: table.name,
    rows: table.count,
    hidden: table.hidden,
    read: chosen.includes(table),
    uncalculated: table.uncalculated,
  }))
  return { rows: () => rowsOf(chosen), notes }
}

function* rowsOf(tables: readonly Table[]): Generator<Row> {
  for (const { name, rows } of tables) {
    // The line tells the row as long as there is one sheet.
    if (tables.length === 1) yield* rows()
    else for (const row of rows()) yield { ...row, sheet: name }
  }
}

function named(tables: readonly Table[], wanted: readonly string[]): Table[] {
  return wanted.map((name) => {
    const table = tables.find((other) => other.name.trim().toLowerCase() === name.trim().toLowerCase())
    if (table) return table
    const all = tables.map((other) => `"${other.name}" (${figure(other.count)} rows)`).join(', ')
    throw new Error(`has no sheet "${name}" that holds something. Its sheets are ${all}`)
  })
}

function likeliest(tables: readonly Table[]): Table[] {
  const shown = tables.filter(({ hidden }) => !hidden)
  const candidates = [shown.filter(isList), tables.filter(isList)].find(({ length }) => length > 0) ?? shown
  const [best] = candidates.toSorted((one, other) => weight(other) - weight(one) || other.count - one.count)
  if (!best) return []
  return tables.filter((table) => table === best || (!table.hidden && isSameList(table, best)))
}

function isList({ score, count }: Table): boolean {
  return score >= FEWEST_NAMES && count > 0
}

/** A choice for each country makes no list of awards: what columns there are says more than how many rows. */
function weight({ score, count }: Table): number {
  return score ** 2 * Math.log2(1 + count)
}

function isSameList(one: Table, other: Table): boolean {
  if (one.score < FEWEST_NAMES) return false
  const first = namesOf(one)
  const second = namesOf(other)
  return first.intersection(second).size >= first.union(second).size * SAME_COLUMNS
}

function namesOf({ columns }: Table): Set<string> {
  return new Set(columns.map((name) => name.toLowerCase()))
}
