import { parse } from 'csv-parse'
import { pipeline, Readable } from 'node:stream'
import { BrokenFileError } from './broken-file.ts'
import type { TableLine } from './table-rows.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Enough to tell the delimiter by, in characters. */
const SAMPLE = 64_000
/** Longer than any real cell: a quotation mark that is never closed swallows what follows. */
const LONGEST_RECORD = 2_000_000

/** The lines of comma-, semicolon-, tab- or bar-separated text; which of them it is, is found out. */
export async function* delimitedLines(chunks: AsyncGenerator<string>): AsyncGenerator<TableLine> {
  const head: string[] = []
  let length = 0
  while (length < SAMPLE) {
    const { value, done } = await chunks.next()
    if (done) break
    head.push(value)
    length += value.length
  }
  let skippedAt: number | undefined
  const parser = parse({
    delimiter: detectDelimiter(head.join('').slice(0, SAMPLE)),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
    // Rows before the fault are given out first: what an import reads does not depend on how the file was buffered.
    skip_records_with_error: true,
    on_skip: (error) => {
      skippedAt ??= Number(error?.['lines'] ?? 0)
      return undefined
    },
  })
  // The parser is destroyed with the source's error, and the loop below throws it.
  pipeline(Readable.from(concat(head, chunks)), parser, () => undefined)
  let line = 0
  for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>) {
    // What follows a quotation mark that was never closed is cut in the wrong places.
    if (skippedAt !== undefined && info.lines > skippedAt) break
    line = info.lines
    yield { line: line - newlinesIn(record), cells: record }
  }
  if (skippedAt !== undefined) throw new BrokenFileError(line + 1, 'a quotation mark is opened here and never closed')
}

/** The delimiter that cuts the first lines into the same number of cells, more than one, most consistently. */
export function detectDelimiter(sample: string): string {
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
    else if (!quoted && character === '\n') {
      if (!empty) counts.push(cells)
      cells = 1
      empty = true
      continue
    } else if (!quoted && character === delimiter) cells += 1
    if (character !== '\r') empty = false
  }
  // The last line of a sample is cut off, unless it is all there is.
  if (!empty && counts.length === 0) counts.push(cells)
  return counts
}

function mostCommon(values: readonly number[]): number | undefined {
  const times = new Map<number, number>()
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1)
  return [...times].sort((one, other) => other[1] - one[1])[0]?.[0]
}

function newlinesIn(cells: readonly string[]): number {
  let count = 0
  for (const cell of cells) if (cell.includes('\n')) count += cell.split('\n').length - 1
  return count
}

async function* concat(head: readonly string[], rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield* head
  yield* rest
}
