import { figure, LIMITS } from '#catalogue/limits.ts'
import { readHyperlink } from '#catalogue/workbook/hyperlink-formula.ts'
import { matchHeader, WITHIN } from '#catalogue/mapping/header-names.ts'
import { INVISIBLE } from '#catalogue/text/plain-text.ts'
import { readWords } from '#catalogue/words.ts'

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

/**
 * Finds the header, and names the cells of each line by it; without a header, columns are numbered. `known` are the
 * columns that a mapping expects. Throws a sentence if there are too many columns.
 */
export async function* tableRows(lines: AsyncIterable<TableLine>, known: ReadonlySet<string>): AsyncGenerator<Row> {
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

/** The header is among the first lines, maybe after titles and notes. */
const HEADER_WITHIN = 12

interface Header {
  /** The names of the columns, each different; without a header, columns are numbered. */
  readonly columns: readonly string[]
  /** The first line behind the header. */
  readonly end: number
  /** How many columns have a name that is known; of those in `known`, if there are any. */
  readonly score: number
}

/** Finds the header among the first lines of a table. `known` are the names that a mapping expects. */
export function findHeader(lines: readonly TableLine[], known: ReadonlySet<string>): Header {
  const expected = lines.map(({ cells }) => namesIn(cells).filter((name) => known.has(name)).length)
  const scores = expected.some((count) => count > 0) ? expected : lines.map(({ cells }) => headerScore(cells))
  const score = Math.max(0, ...scores)
  // The questions of a form are names of its answers, though they name nothing that is known.
  const asked = lines.findIndex(({ cells }) => cells.filter((cell) => cell.trim().endsWith('?')).length > 1)
  const best = scores.indexOf(score)
  const isGroups = isGrouping(lines[best]) && (scores[best + 1] ?? 0) > 0 && !isDivided(lines[best], lines[best + 1])
  const at = score === 0 ? asked : best + Number(isGroups)
  const first = lines[at]
  if (first === undefined) {
    const width = Math.max(0, ...lines.map(({ cells }) => cells.length))
    return { columns: nameColumns(Array.from({ length: width }, () => '')), end: 0, score }
  }
  // "Amount" over "from" and "to", beside names that are merged over both lines.
  const spans = first.spans ?? 1
  const end = at + (spans === 1 && isDivided(first, lines[at + 1]) ? 2 : spans)
  return { columns: nameColumns(withGroups(joinedNames(lines.slice(at, end)), lines[at - 1], known)), end, score }
}

/** How many cells are column names; 0 for a line of values, which may contain such a word here and there. */
function headerScore(cells: readonly string[]): number {
  if (cells.some((cell) => /https?:|www\.|@|^\s*[\d.,/-]{4,}\s*$/i.test(cell))) return 0
  const scores = namesIn(cells).map((name) => matchHeader(name).score)
  const plain = scores.filter((score) => score > WITHIN).length
  return plain > 0 || scores.filter((score) => score > 0).length > 1 ? scores.filter((score) => score > 0).length : 0
}

/** A title that is merged over all columns is one name, and no column's. */
function namesIn(cells: readonly string[]): string[] {
  return [...new Set(cells.map(visibleLine))].filter(Boolean)
}

/** True for a line of several names, of which one reaches over columns. */
function isGrouping(line: TableLine | undefined): line is TableLine {
  const groups = (line?.cells ?? []).map(visibleLine)
  return new Set(groups).size > 1 && groups.some((group, at) => group !== '' && group === groups[at - 1])
}

/**
 * "Value" above "Minimum" and "Maximum", and a name above a column without one, in a line whose names reach over several
 * columns. A name that says what its column holds needs no group.
 */
function withGroups(names: readonly string[], above: TableLine | undefined, known: ReadonlySet<string>): string[] {
  if (!isGrouping(above)) return [...names]
  const groups = above.cells.map(visibleLine)
  return Array.from({ length: Math.max(names.length, groups.length) }, (_, at) => {
    const [name = '', group = ''] = [names[at], groups[at]]
    return name !== '' && (known.has(name) || matchHeader(name).score > WITHIN)
      ? name
      : [group, name].filter(Boolean).join(' ')
  })
}

/** True if the second line names parts of names that reach over several columns, "Dates" over "Opens" and "Closes", and no more. */
function isDivided({ cells }: TableLine = { line: 0, cells: [] }, below: TableLine | undefined): boolean {
  const name = (at: number) => visibleLine(cells[at] ?? '')
  const isPart = (at: number) =>
    name(at) === '' ||
    name(at) === name(at - 1) ||
    name(at + 1) === name(at) ||
    (at + 1 < cells.length && name(at + 1) === '')
  const filled = (below?.cells ?? []).flatMap((cell, at) => (visibleLine(cell) === '' ? [] : [at]))
  return filled.length > 1 && filled.every((at) => at < cells.length && isPart(at))
}

function joinedNames(lines: readonly TableLine[]): string[] {
  const width = Math.max(...lines.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, index) => {
    const parts = lines.map(({ cells }) => visibleLine(cells[index] ?? ''))
    return [...new Set(parts)].filter(Boolean).join(' ')
  })
}

/** Names, each different; a column without one is numbered. */
function nameColumns(header: readonly string[]): string[] {
  const names: string[] = []
  for (const [index, cell] of header.entries()) {
    const name = cell || `column ${index + 1}`
    const times = names.filter((other) => other === name || other.startsWith(`${name} (`)).length
    names.push(times === 0 ? name : `${name} (${times + 1})`)
  }
  return names
}

/** What spreadsheets show for a result that there is none of, in English, Spanish, French, German and Portuguese. */
const ERRORS = new Set(readWords('blanks').require('error').split(' '))

/** A text on one line, without what cannot be seen. */
function visibleLine(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(/\s+/g, ' ').trim()
}

/** True for `#N/A` and the other errors of a spreadsheet, and for a database's `\N`, which state nothing. */
function statesNothing(text: string): boolean {
  return (text.startsWith('#') && ERRORS.has(text.trim())) || text === String.raw`\N`
}
