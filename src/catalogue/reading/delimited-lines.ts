import { parse } from 'csv-parse'
import { pipeline, Readable } from 'node:stream'
import { BrokenFileError } from './decode-file.ts'
import { figure, LIMITS } from '#catalogue/limits.ts'
import type { TableLine } from './table-rows.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** How many characters are enough to detect the delimiter. */
const SAMPLE = 64_000

/** The lines of comma-, semicolon-, tab- or bar-separated text. The delimiter is detected. */
export async function* delimitedLines(chunks: AsyncGenerator<string>): AsyncGenerator<TableLine> {
  const { head, all } = await lookAhead(chunks, (some) => some.join('').length >= SAMPLE)
  let skippedAt: number | undefined
  let tooLong = false
  const sample = head.join('').slice(0, SAMPLE)
  const delimiter = detectDelimiter(sample)
  const parser = parse({
    delimiter,
    // Files that were pasted together may mix line endings.
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LIMITS.row,
    // Rows before the fault come first, so that the result does not depend on how the file was buffered.
    skip_records_with_error: true,
    on_skip: (error) => {
      tooLong ||= skippedAt === undefined && error?.code === 'CSV_MAX_RECORD_SIZE'
      skippedAt ??= Number(error?.['lines'] ?? 0)
      return undefined
    },
  })
  // An error of the source destroys the parser, and the loop below throws it.
  pipeline(Readable.from(escapesByBackslash(sample) ? doubledQuotes(all) : all), parser, () => undefined)
  let line = 0
  let width = Infinity
  for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>) {
    // After a quotation mark that is never closed, rows are cut in the wrong places.
    if (skippedAt !== undefined && info.lines > skippedAt) break
    line = info.lines
    const fault = swallowed(record, delimiter, Math.min(width, record.length))
      ? `a quotation mark is opened in this row and closed only in line ${figure(line)}, so that rows between have become one cell: ${MEND}`
      : undefined
    width = record.length
    yield { line: line - countOf(record.join(''), /\n/g), cells: record, ...(fault !== undefined && { fault }) }
  }
  if (skippedAt === undefined) return
  throw new BrokenFileError(
    line + 1,
    tooLong
      ? `the row that begins here is longer than ${figure(LIMITS.row)} characters: a quotation mark is never closed, or there are no line breaks between the rows`
      : `a quotation mark is opened here and never closed: ${MEND}`,
  )
}

const MEND = 'take the mark away, or write it twice in a cell that stands in quotation marks'

/**
 * A stray quotation mark at the start of a cell is closed where the next quoted cell opens, rows later. The parser then
 * leaves both marks in the cell, and all delimiters of the rows in between.
 */
function swallowed(cells: readonly string[], delimiter: string, width: number): boolean {
  return cells.some((cell) => {
    if (!cell.startsWith('"') || !cell.includes('\n')) return false
    if (!cell.includes(`${delimiter}"`) && !cell.includes('\n"')) return false
    const breaks = cell.split('\n').length - 1
    return width > 1 && cell.split(delimiter).length - 1 >= breaks * (width - 1)
  })
}

/** The delimiter that most consistently splits the first lines into the same number of cells, more than one. */
function detectDelimiter(sample: string): string {
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of DELIMITERS) {
    const counts = cellsPerLine(sample, delimiter)
    const usual = mostCommon(counts.filter((count) => count > 1))
    const agreeing = counts.filter((count) => count === usual).length
    const score = usual === undefined ? 0 : (agreeing / counts.length) * Math.log2(1 + usual)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

function cellsPerLine(sample: string, delimiter: string): number[] {
  const counts: number[] = []
  let cells = 1
  let quoted = false
  let empty = true
  for (const character of sample) {
    if (character === '"') quoted = !quoted
    else if (!quoted && (character === '\n' || character === '\r')) {
      if (!empty) counts.push(cells)
      cells = 1
      empty = true
      continue
    } else if (!quoted && character === delimiter) cells += 1
    empty = false
  }
  // The last line of a sample may be cut off, so it counts only if it is the only one.
  if (!empty && counts.length === 0) counts.push(cells)
  return counts
}

function mostCommon(values: readonly number[]): number | undefined {
  const times = new Map<number, number>()
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1)
  return [...times].sort((one, other) => other[1] - one[1])[0]?.[0]
}

/** A backslash before a quotation mark that ends no cell. */
const ESCAPED = /\\"(?![,;|\t\r\n"]|$)/g
/** A quotation mark that is written twice inside of a cell. */
const DOUBLED = /(?<![,;|\t\r\n"])""(?![,;|\t\r\n"]|$)/g

/** True for a table whose cells have `\"` for a quotation mark, and not `""` as the standard has it. */
function escapesByBackslash(sample: string): boolean {
  return countOf(sample, ESCAPED) > countOf(sample, DOUBLED)
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** The same table as the standard has it. A backslash before anything else stays one. */
async function* doubledQuotes(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let quoted = false
  let rest = ''
  for await (const chunk of chunks) {
    const text = rest + chunk
    // What comes next decides on backslashes.
    let end = text.length
    while (text[end - 1] === '\\') end -= 1
    rest = text.slice(end)
    yield text.slice(0, end).replaceAll(/\\\\|\\"|"/g, (sign) => {
      if (sign === '"') quoted = !quoted
      return sign === '\\"' ? (quoted ? '""' : '"') : sign
    })
  }
  yield rest
}

/**
 * Takes items from a stream until there are enough, or it ends. `all` is the whole stream; read that instead of the
 * original.
 */
export async function lookAhead<Item>(
  items: AsyncGenerator<Item>,
  isEnough: (head: readonly Item[]) => boolean,
): Promise<{ readonly head: readonly Item[]; readonly all: AsyncIterable<Item> }> {
  const head: Item[] = []
  while (!isEnough(head)) {
    const { value, done } = await items.next()
    if (done) break
    head.push(value)
  }
  async function* all() {
    yield* head
    yield* items
  }
  return { head, all: all() }
}
