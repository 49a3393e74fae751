import { statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { figure } from '#catalogue/figure.ts'
import { LIMITS } from './limits.ts'
import { createSheetMeasure } from './measure-sheet.ts'
import { DAMAGED, listParts, storedHead, unpackPart, zipEnd, type ZipPart } from './workbook-zip.ts'

const AS_CSV = 'save the sheet as CSV, which may be of any size'

/**
 * The workbook with its texts unpacked. The workbook reader gets exactly what was measured here; by itself it would
 * trust a zip's stated sizes and hold whatever comes out. Throws a sentence for what is no workbook.
 */
export async function unpackWorkbook(file: string): Promise<Readable> {
  if (statSync(file).size > LIMITS.workbook) {
    throw new Error(`is a workbook of more than ${LIMITS.workbook / 1e6} MB: ${AS_CSV}`)
  }
  const parts = await listParts(file)
  requireWorkbook(parts.map(({ path }) => path))
  const texts = parts.filter(({ path }) => path.endsWith('.xml') || path.endsWith('.xml.rels'))
  if (texts.some(({ encrypted }) => encrypted)) throw new Error('has a password: save it without one')
  if (texts.some(({ method }) => method !== 0 && method !== 8)) {
    throw new Error('is packed in a way that no spreadsheet program uses: open it and save it as .xlsx or CSV')
  }
  if (texts.reduce((sum, { size }) => sum + size, 0) > LIMITS.unpacked) {
    throw new Error(`is a workbook that unpacks to more than ${LIMITS.unpacked / 1e6} MB: ${AS_CSV}`)
  }
  return Readable.from(storedParts(file, texts), { objectMode: false })
}

/** No part may unpack to more than it states, and together they may not state more than the limit. */
async function* storedParts(file: string, parts: readonly ZipPart[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    yield storedHead(part)
    const measure = createSheetMeasure()
    let size = 0
    let checksum = 0
    for await (const chunk of unpackPart(file, part)) {
      size += chunk.length
      if (size > part.size) {
        throw new Error(
          `holds ${part.path}, which unpacks to more than the ${figure(part.size)} bytes it states: ${LIES}`,
        )
      }
      checksum = crc32(chunk, checksum)
      measure(chunk)
      yield chunk
    }
    if (size !== part.size || checksum !== part.checksum) throw new Error(DAMAGED)
  }
  yield zipEnd()
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
