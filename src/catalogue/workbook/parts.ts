import { statSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { figure } from '#catalogue/figure.ts'
import { LIMITS } from '#catalogue/reading/limits.ts'
import { DAMAGED, listParts, unpackPart, type ZipPart } from './zip.ts'

const AS_CSV = 'save the sheet as CSV, which may be of any size'

/** The XML files that a workbook is made of. */
export interface WorkbookParts {
  readonly has: (path: string) => boolean
  /** The bytes of a part, unpacked and checked. Each can be read once, so that no part is paid for many times. */
  readonly read: (path: string) => AsyncGenerator<Buffer>
}

/**
 * Opens a workbook without unpacking it. Throws a sentence for what is no workbook, and while a part is read for one
 * that is not as the zip states.
 */
export async function openParts(file: string): Promise<WorkbookParts> {
  if (statSync(file).size > LIMITS.workbook) {
    throw new Error(`is a workbook of more than ${LIMITS.workbook / 1e6} MB: ${AS_CSV}`)
  }
  const all = await listParts(file)
  requireWorkbook(all.map(({ path }) => path))
  const texts = all.filter(({ path }) => path.endsWith('.xml') || path.endsWith('.xml.rels'))
  if (texts.some(({ encrypted }) => encrypted)) throw new Error('has a password: save it without one')
  if (texts.some(({ method }) => method !== 0 && method !== 8)) {
    throw new Error('is packed in a way that no spreadsheet program uses: open it and save it as .xlsx or CSV')
  }
  if (texts.reduce((sum, { size }) => sum + size, 0) > LIMITS.unpacked) {
    throw new Error(`is a workbook that unpacks to more than ${LIMITS.unpacked / 1e6} MB: ${AS_CSV}`)
  }
  const unread = new Map(texts.map((part) => [part.path, part]))
  return {
    has: (path) => unread.has(path),
    read: (path) => {
      const part = unread.get(path)
      if (!part) throw new Error(DAMAGED)
      unread.delete(path)
      return checkedBytes(file, part)
    },
  }
}

/** No part may unpack to more than it states, and together they may not state more than the limit. */
async function* checkedBytes(file: string, part: ZipPart): AsyncGenerator<Buffer> {
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
    yield chunk
  }
  if (size !== part.size || checksum !== part.checksum) throw new Error(DAMAGED)
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
