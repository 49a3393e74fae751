import { matchHeader, WITHIN } from '#catalogue/mapping/header-names.ts'
import { figure } from '#catalogue/figure.ts'
import { LIMITS } from './limits.ts'

/** A line of a table as it is in the file. */
export interface TableLine {
  readonly line: number
  readonly cells: readonly string[]
  /** Why the line cannot be a row, if known. */
  readonly fault?: string
}

/** A row of a file by its columns, or why it cannot be read. */
export type Row =
  | { readonly line: number; readonly cells: Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly value: string; readonly fault: string }

/** The header is among the first lines, maybe after titles and notes. */
const HEADER_WITHIN = 12

/**
 * Finds the header, and names the cells of each line by it; without a header, columns are numbered. Throws a sentence
 * if there are too many columns, or no rows at all.
 */
export async function* tableRows(lines: AsyncIterable<TableLine>): AsyncGenerator<Row> {
  let some = false
  for await (const row of rowsOf(lines)) {
    some = true
    yield row
  }
  if (!some) throw new Error('holds no rows: it is empty, or has only a header. See that it was exported to the end')
}

async function* rowsOf(lines: AsyncIterable<TableLine>): AsyncGenerator<Row> {
  const before: TableLine[] = []
  let columns: readonly string[] | undefined
  try {
    for await (const line of lines) {
      if (line.cells.every((cell) => cell.trim() === '')) continue
      if (columns) {
        const row = rowOf(columns, line)
        if (row) yield row
        continue
      }
      requireNarrow(line)
      before.push(line)
      if (before.length === HEADER_WITHIN) columns = yield* begin(before)
    }
  } finally {
    // If a file breaks off early, still return the rows before.
    if (!columns) yield* begin(before)
  }
}

/** Checked before looking for the header, which compares each column with all others. */
function requireNarrow({ line, cells }: TableLine): void {
  if (cells.length <= LIMITS.columns) return
  throw new Error(
    `has ${figure(cells.length)} columns in line ${figure(line)}, and a table has at most ${figure(LIMITS.columns)}: keep those that describe scholarships, and see that each row ends in a line break`,
  )
}

/** Chooses the header among the first lines, and yields the rows after it. */
function* begin(lines: readonly TableLine[]): Generator<Row, readonly string[]> {
  const scores = lines.map(({ cells }) => headerScore(cells))
  const best = Math.max(0, ...scores)
  const header = best > 0 ? scores.indexOf(best) : -1
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length))
  const columns = nameColumns(lines[header]?.cells ?? Array.from({ length: width }, () => ''))
  for (const line of lines.slice(header + 1)) {
    const row = rowOf(columns, line)
    if (row) yield row
  }
  return columns
}

/** How many cells are column names; 0 for a line of values, which may contain such a word here and there. */
function headerScore(cells: readonly string[]): number {
  if (cells.some((cell) => /https?:|www\.|@|^\s*[\d.,/-]{4,}\s*$/i.test(cell))) return 0
  const scores = cells.map(matchHeader)
  const plain = scores.filter((score) => score > WITHIN).length
  return plain > 0 || scores.filter((score) => score > 0).length > 1 ? scores.filter((score) => score > 0).length : 0
}

function nameColumns(header: readonly string[]): string[] {
  const names: string[] = []
  for (const [index, cell] of header.entries()) {
    const name = cell.replaceAll(/\s+/g, ' ').trim() || `column ${index + 1}`
    const times = names.filter((other) => other === name || other.startsWith(`${name} (`)).length
    names.push(times === 0 ? name : `${name} (${times + 1})`)
  }
  return names
}

function rowOf(columns: readonly string[], { line, cells, fault: known }: TableLine): Row | undefined {
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
  return { line, cells: Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])) }
}
