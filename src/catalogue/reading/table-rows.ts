import { figure, LIMITS } from '#catalogue/limits.ts'
import { readHyperlink } from '#catalogue/workbook/hyperlink-formula.ts'
import { statesNothing, findHeader, HEADER_WITHIN, nameColumns, type Header } from './table-header.ts'

/** A line of a table as it is in the file. */
export interface TableLine {
  readonly line: number
  readonly cells: readonly string[]
  /** The addresses under the cells, by column. */
  readonly links?: readonly (string | undefined)[]
  /** True for a line that is one cell over several columns: a title, or the heading of the rows below. */
  readonly heading?: boolean
  /** How many lines the cells of this line are merged over; 1 if it is not stated. */
  readonly spans?: number
  /** Why the line cannot be a row, if known. */
  readonly fault?: string
}

/** A row of a file by its columns, or why it cannot be read. */
export type Row = { readonly line: number; readonly sheet?: string } & (
  | { readonly cells: Readonly<Record<string, unknown>> }
  | { readonly value: string; readonly fault: string }
)

/** The column of the addresses that lie under the words of another column. */
export function linkColumn(column: string): string {
  return `${column} (link)`
}

/** Throws a sentence for a file without rows: a broken export looks like that. */
export const NO_ROWS = 'holds no rows: it is empty, or has only a header. See that it was exported to the end'

/**
 * Finds the header, and names the cells of each line by it; without a header, columns are numbered. `known` are the
 * columns that a mapping expects. Throws a sentence if there are too many columns, or no rows at all.
 */
export async function* tableRows(
  lines: AsyncIterable<TableLine>,
  known: ReadonlySet<string> = new Set(),
): AsyncGenerator<Row> {
  let some = false
  for await (const row of rowsOf(lines, known)) {
    some = true
    yield row
  }
  if (!some) throw new Error(NO_ROWS)
}

async function* rowsOf(lines: AsyncIterable<TableLine>, known: ReadonlySet<string>): AsyncGenerator<Row> {
  const before: TableLine[] = []
  let columns: readonly string[] | undefined
  try {
    for await (const line of lines) {
      if (!statesSomething(line)) continue
      if (columns) {
        const row = rowOf(columns, line)
        if (row) yield row
        continue
      }
      requireNarrow(line)
      before.push(line)
      if (before.length === HEADER_WITHIN) columns = yield* begin(before, known)
    }
  } finally {
    // If a file breaks off early, still return the rows before.
    if (!columns) yield* begin(before, known)
  }
}

/** Chooses the header among the first lines, and yields the rows after it. */
function* begin(lines: readonly TableLine[], known: ReadonlySet<string>): Generator<Row, readonly string[]> {
  const header = findHeader(lines, known)
  yield* rowsAfter(lines, header)
  return header.columns
}

/** The header of a table that is held in memory, and the lines that may be its rows. */
export function openTable(
  lines: readonly TableLine[],
  known: ReadonlySet<string>,
): Header & { readonly count: number; readonly rows: () => Generator<Row> } {
  const stating = lines.filter(statesSomething)
  const found = findHeader(stating.slice(0, HEADER_WITHIN), known)
  // In a sheet no cell is shifted: what stands beyond the header is in a column without a name.
  const width = Math.min(LIMITS.columns, Math.max(0, ...stating.map(({ cells }) => cells.length)))
  const unnamed = Array.from({ length: Math.max(0, width - found.columns.length) }, () => '')
  const header = { ...found, columns: nameColumns([...found.columns, ...unnamed]) }
  return { ...header, count: Math.max(0, stating.length - header.end), rows: () => rowsAfter(stating, header) }
}

function* rowsAfter(lines: readonly TableLine[], { columns, end }: Header): Generator<Row> {
  for (const line of lines.slice(end)) {
    const row = rowOf(columns, line)
    if (row) yield row
  }
}

function statesSomething({ cells, heading = false }: TableLine): boolean {
  return !heading && cells.some((cell) => cell.trim() !== '')
}

/** Checked before looking for the header, which compares each column with all others. */
function requireNarrow({ line, cells }: TableLine): void {
  if (cells.length <= LIMITS.columns) return
  throw new Error(
    `has ${figure(cells.length)} columns in line ${figure(line)}, and a table has at most ${figure(LIMITS.columns)}: keep those that describe scholarships, and see that each row ends in a line break`,
  )
}

function rowOf(columns: readonly string[], { line, cells, links, fault: known }: TableLine): Row | undefined {
  if (known !== undefined) {
    const value = cells.find((cell) => cell.includes('\n')) ?? ''
    return { line, value: value.slice(0, 120).replaceAll(/\s+/g, ' '), fault: known }
  }
  // Files that were pasted together may repeat their header.
  if (columns.every((name, index) => (cells[index] ?? '').trim() === name)) return undefined
  const beyond = cells.slice(columns.length).filter((cell) => cell.trim() !== '')
  if (beyond.length > 0) {
    const fault = `has ${cells.length} cells where the header has ${columns.length}: a cell holds the separator unquoted, or the row is shifted`
    return { line, value: beyond.join(' | ').slice(0, 120), fault }
  }
  const named = columns.flatMap((name, index) => cellsOf(name, cells[index] ?? '', links?.[index]))
  return { line, cells: Object.fromEntries(named) }
}

/** A cell by its column, and the address under it in a column of its own. */
function cellsOf(column: string, text: string, link: string | undefined): (readonly [string, string])[] {
  if (statesNothing(text)) return [[column, '']]
  const formula = text.startsWith('=') ? readHyperlink(text, () => '') : undefined
  const shown = formula?.words ?? text
  const address = link ?? formula?.address ?? ''
  return address === '' || isSameAddress(shown, address)
    ? [[column, shown]]
    : [
        [column, shown],
        [linkColumn(column), address],
      ]
}

function isSameAddress(text: string, address: string): boolean {
  const [one, other] = [text, address].map((written) =>
    written
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/$/, ''),
  )
  return one === other
}
