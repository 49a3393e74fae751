import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { rename, rm } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { figure } from '#catalogue/limits.ts'
import { CSV_COLUMNS, formatCsvLine, writeCsvCells } from '#catalogue/record-csv.ts'
import { writeRecord } from '#catalogue/record-file.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { say, withStorage } from './terminal.ts'

export const HELP = `npm run catalogue -- export [FILE]

Writes the whole catalogue as JSON or CSV: what "import" reads back as it was. Without a file it goes to standard
output. Cells that a spreadsheet would take for a formula begin with an apostrophe, which "import" takes away again.

  --format json|csv   default: as the file's name ends, otherwise json
`

const OPTIONS = { format: { type: 'string' } } as const

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [file, ...more] = positionals
  if (more.length > 0) throw new Error('Name one file to export to.')
  const format = values.format ?? (extname(file ?? '').toLowerCase() === '.csv' ? 'csv' : 'json')
  if (format !== 'json' && format !== 'csv') throw new Error(`--format ${format}: say json or csv.`)
  let count = 0
  await withStorage(async ({ catalogue }) => {
    const counted = async function* () {
      for await (const record of catalogue.each()) {
        count += 1
        yield record
      }
    }
    await write(format === 'csv' ? csv(counted()) : json(counted()), file)
  })
  say(`${figure(count)} scholarships written${file === undefined ? '' : ` to ${file}`}`)
  return 0
}

/** Writes to a file beside the target and renames it at the end, so that a failed export leaves the old file whole. */
async function write(lines: AsyncIterable<string>, file: string | undefined): Promise<void> {
  if (file === undefined) return pipeline(lines, process.stdout, { end: false })
  const part = `${file}.part`
  const stream = await openPart(part, file)
  try {
    await pipeline(lines, stream)
    await rename(part, file)
  } catch (error) {
    // Otherwise it would keep a full disk full.
    await rm(part, { force: true })
    throw error
  }
}

async function openPart(part: string, file: string): Promise<Writable> {
  const stream = createWriteStream(part)
  try {
    await once(stream, 'open')
  } catch (error) {
    throw new Error(`${file} cannot be written: check that its folder is there and yours to write.`, { cause: error })
  }
  return stream
}

async function* json(records: AsyncIterable<Scholarship>): AsyncGenerator<string> {
  yield '['
  let separator = '\n'
  for await (const record of records) {
    yield `${separator}${JSON.stringify(writeRecord(record), null, 2).replaceAll(/^/gm, '  ')}`
    separator = ',\n'
  }
  yield '\n]\n'
}

async function* csv(records: AsyncIterable<Scholarship>): AsyncGenerator<string> {
  // The byte order mark tells spreadsheets that it is UTF-8.
  yield `\ufeff${formatCsvLine(CSV_COLUMNS)}`
  for await (const record of records) yield formatCsvLine(writeCsvCells(writeRecord(record)))
}
