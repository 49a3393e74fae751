import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { statSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { figure, LIMITS } from '#catalogue/limits.ts'
import { SaxesParser } from 'saxes'
import { wideEncoding } from '#catalogue/reading/decode-file.ts'

const AS_CSV = 'save the sheet as CSV, which may be of any size'
export const DAMAGED = 'is a damaged or cut off workbook: fetch it again, or open it and save it as .xlsx or CSV'

export interface WorkbookParts {
  readonly has: (path: string) => boolean
  /** The bytes of a part, unpacked and checked. Each can be read once, so that no part is paid for many times. */
  readonly read: (path: string) => AsyncGenerator<Buffer>
  readonly close: () => void
}

/**
 * Opens a workbook without unpacking it. Throws a sentence for what is no workbook, and while a part is read for one
 * that is not as the zip states.
 */
export async function openParts(file: string): Promise<WorkbookParts> {
  if (statSync(file).size > LIMITS.workbook) {
    throw new Error(`is a workbook of more than ${LIMITS.workbook / 1e6} MB: ${AS_CSV}`)
  }
  const zip = await orDamaged(
    yauzl.openPromise(file, { lazyEntries: true, autoClose: false, validateEntrySizes: false }),
  )
  try {
    const unread = await listParts(zip)
    return {
      has: (path) => unread.has(path),
      read: (path) => {
        const part = unread.get(path)
        if (!part) throw new Error(DAMAGED)
        unread.delete(path)
        return checkedBytes(zip, part)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** The XML files by path. Throws a sentence for a zip that is no workbook, or one that is too large. */
async function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > LIMITS.parts) {
    throw new Error(`is a zip of more than ${figure(LIMITS.parts)} files, which no workbook is: save it as CSV`)
  }
  const all = await orDamaged(Array.fromAsync(zip.eachEntry()))
  requireWorkbook(all.map(({ fileName }) => fileName))
  const texts = all.filter(({ fileName }) => fileName.endsWith('.xml') || fileName.endsWith('.xml.rels'))
  if (texts.some((part) => part.isEncrypted())) throw new Error('has a password: save it without one')
  if (!texts.every((part) => part.canDecodeFileData())) {
    throw new Error('is packed in a way that no spreadsheet program uses: open it and save it as .xlsx or CSV')
  }
  if (texts.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > LIMITS.unpacked) {
    throw new Error(`is a workbook that unpacks to more than ${LIMITS.unpacked / 1e6} MB: ${AS_CSV}`)
  }
  return new Map(texts.map((part) => [part.fileName, part]))
}

/**
 * No part may unpack to more than it states, and together they may not state more than the limit. Counted here, since
 * yauzl checks no sums, and its sentence for a wrong size names neither the part nor what to do.
 */
async function* checkedBytes(zip: ZipFile, part: Entry): AsyncGenerator<Buffer> {
  let size = 0
  let checksum = 0
  for await (const chunk of unpackedBytes(zip, part)) {
    size += chunk.length
    if (size > part.uncompressedSize) {
      throw new Error(
        `holds ${part.fileName}, which unpacks to more than the ${figure(part.uncompressedSize)} bytes it states: ${LIES}`,
      )
    }
    checksum = crc32(chunk, checksum)
    yield chunk
  }
  if (size !== part.uncompressedSize || checksum !== part.crc32) throw new Error(DAMAGED)
}

async function* unpackedBytes(zip: ZipFile, part: Entry): AsyncGenerator<Buffer> {
  try {
    // Byte streams yield buffers.
    yield* (await zip.openReadStreamPromise(part)) as AsyncIterable<Buffer>
  } catch (error) {
    throw new Error(DAMAGED, { cause: error })
  }
}

function orDamaged<Result>(reading: Promise<Result>): Promise<Result> {
  return reading.catch((error: unknown) => {
    throw new Error(DAMAGED, { cause: error })
  })
}

const LIES = 'it is damaged or was made to do harm. Ask for it again, as CSV'

function requireWorkbook(paths: readonly string[]): void {
  if (paths.includes('xl/workbook.xml')) return
  if (paths.includes('xl/workbook.bin')) throw new Error('is a binary workbook (.xlsb): save it as .xlsx or CSV')
  if (paths.some((path) => path.startsWith('word/'))) {
    throw new Error('is a Word document: copy its table to a spreadsheet, and save that as .xlsx or CSV')
  }
  if (paths.includes('content.xml')) throw new Error('is an OpenDocument file: save it as .xlsx or CSV')
  if (paths.some((path) => path.startsWith('Index/'))) throw new Error('is a Numbers file: export it as .xlsx or CSV')
  if (paths.length === 0) throw new Error(DAMAGED)
  const few = paths.slice(0, 3).join(', ')
  throw new Error(
    `is a zip without a workbook: unpack it, and import the files in it (${few}${paths.length > 3 ? ', …' : ''})`,
  )
}

/** The attributes of an element, by their names without a prefix: `r:id` is `id`. */
export type Attributes = Readonly<Record<string, string | undefined>>

/** What to do with an XML file as it passes by. Elements go by their names without a prefix. */
export interface XmlHandlers {
  readonly open?: (name: string, attributes: Attributes) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** Parses XML piece by piece. No entity of its own is known, so none is expanded. Throws a sentence for broken XML. */
export async function parseXml(bytes: AsyncIterable<Buffer>, { open, close, text }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser({ position: false, xmlns: false })
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let depth = 0
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > LIMITS.depth) throw new Error(DAMAGED)
    open?.(local(name), withoutPrefixes(attributes))
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    close?.(local(name))
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.on('error', (error) => {
    throw new Error(`is a workbook that cannot be read (${error.message}): open it and save it as .xlsx or CSV`, {
      cause: error,
    })
  })
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(wideEncoding(chunk) ?? 'utf-8')
    parser.write(decoder.decode(chunk, { stream: true }))
  }
  parser.close()
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function withoutPrefixes(attributes: Readonly<Record<string, string>>): Attributes {
  const found: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes)) found[local(name)] ??= value
  return found
}
