import { open, stat } from 'node:fs/promises'
import type { SheetNote } from '#catalogue/workbook/read-workbook.ts'
import { BrokenFileError, decodeFile, detectEncoding, wideEncoding, type OnBytes } from './decode-file.ts'
import { delimitedLines } from './delimited-lines.ts'
import { jsonRows } from './json-rows.ts'
import { tableRows, type Row } from './table-rows.ts'

export interface FileOptions {
  readonly onBytes?: OnBytes | undefined
  /** The columns that a mapping expects: they tell which line is the header. */
  readonly columns?: readonly string[]
  /** The sheets of a workbook to read, by name; those that hold the list, if there are none. */
  readonly sheets?: readonly string[]
}

export interface OpenFile {
  readonly rows: AsyncGenerator<Row>
  /** All sheets of a workbook; none for other files. */
  readonly sheets: readonly SheetNote[]
  /** What was guessed about the file as a whole, as sentences without a subject. */
  readonly guesses: readonly string[]
}

/**
 * The rows of a file of any known format, recognised by its first bytes, not its name. Throws a sentence for a file
 * that cannot be read at all.
 */
export async function openFile(
  file: string,
  { onBytes, columns = [], sheets = [] }: FileOptions = {},
): Promise<OpenFile> {
  const format = await detectFormat(file)
  const known = new Set(columns)
  if (format === 'xlsx') return openWorkbook(file, sheets, known)
  const encoding = await detectEncoding(file)
  const text = decodeFile(file, encoding, onBytes)
  const rows = format === 'json' ? jsonRows(text) : someRows(tableRows(delimitedLines(text), known))
  const guesses = encoding.guessed === undefined ? [] : [`is read as ${encoding.guessed}: ${IF_WRONG}`]
  return { rows: toTheEnd(rows), sheets: [], guesses }
}

const IF_WRONG = 'where letters come out wrong, save it as UTF-8'

async function openWorkbook(file: string, wanted: readonly string[], known: ReadonlySet<string>): Promise<OpenFile> {
  // Loaded only when needed, with the libraries that they use.
  const { chooseSheets, readWorkbook } = await import('#catalogue/workbook/read-workbook.ts')
  const { rows, notes } = chooseSheets(await readWorkbook(file), wanted, known)
  return { rows: someRows(rows()), sheets: notes, guesses: [] }
}

/** A broken export looks like a table without rows. */
async function* someRows(rows: Iterable<Row> | AsyncIterable<Row>): AsyncGenerator<Row> {
  let some = false
  for await (const row of rows) {
    some = true
    yield row
  }
  if (!some) throw new Error('holds no rows: it is empty, or has only a header. See that it was exported to the end')
}

/** If a file cannot be read any further, that becomes its last row, which is refused. */
async function* toTheEnd(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  try {
    yield* rows
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error
    yield { line: error.line, value: '', fault: error.message }
  }
}

/** Packed formats by their first bytes. Unpacked, they could be of any size and kind. */
const PACKED = [
  ['gzip', '1f8b'],
  ['zstd', '28b52ffd'],
  ['bzip2', '425a68'],
  ['xz', 'fd377a585a00'],
  ['7z', '377abcaf271c'],
  ['rar', '526172211a07'],
] as const

/** Many control characters mean that it is no text. The zeros of UTF-16 are text. */
function isBinary(head: Buffer): boolean {
  if (wideEncoding(head)) return false
  const controls = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length
  return controls > 10 && controls > head.length / 50
}

async function detectFormat(file: string): Promise<'json' | 'text' | 'xlsx'> {
  const head = await readHead(file)
  if (head.subarray(0, 2).toString('latin1') === 'PK') return 'xlsx'
  if (head.subarray(0, 4).toString('hex') === 'd0cf11e0') {
    throw new Error('is a workbook of old Excel (.xls), or one with a password: save it as .xlsx or CSV without one')
  }
  if (head.subarray(0, 4).toString('latin1') === '%PDF') throw new Error('is a PDF: copy its table to a spreadsheet')
  const packed = PACKED.find(([, sign]) => head.toString('hex', 0, 6).startsWith(sign))
  if (packed) throw new Error(`is packed (${packed[0]}): unpack it, and import the file in it`)
  if (isBinary(head)) {
    throw new Error(
      'is neither text nor a workbook: a picture or another program’s file. Save the table as .xlsx or CSV',
    )
  }
  // Remove byte order marks and UTF-16's zeros before looking at the first character.
  const text = head.toString('latin1').replaceAll(/[\0\u00ef\u00bb\u00bf\u00ff\u00fe]/g, '')
  if (/^\s*<(?:!doctype|html|head|body|table|meta|script|div)\b/i.test(text)) {
    throw new Error(
      'is a web page, not a table: an address that wants a sign-in, or an export that is a page. Open it in a browser or a spreadsheet, and save its table as .xlsx or CSV',
    )
  }
  if (/^\s*<\?xml\b/i.test(text)) throw new Error('is XML: open it in a spreadsheet, and save it as .xlsx or CSV')
  return /^\s*[[{]/.test(text) ? 'json' : 'text'
}

async function readHead(file: string): Promise<Buffer> {
  const found = await stat(file).catch((error: unknown) => {
    throw new Error('cannot be found: check its name and folder', { cause: error })
  })
  if (found.isDirectory()) throw new Error('is a folder: name the files in it')
  // It is read more than once.
  if (!found.isFile()) throw new Error('is no file on a disk: save it to one first')
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
