import { getFormatFromId } from 'numfmt'
import type { WorkbookParts } from './parts.ts'
import { parseXml } from './xml.ts'

/** The number format of a cell, by the number of its style: `#,##0.00 [$€-407]`. */
export type FormatOf = (style: string | undefined) => string

/** Spreadsheets take no longer one. */
const LONGEST_FORMAT = 255
/** Formats below this number are the same in every workbook. */
const FIRST_OWN = 164

/** Reads how the numbers of a workbook are shown. Where nothing is said, that is "General". */
export async function readFormats(parts: WorkbookParts, path: string | undefined): Promise<FormatOf> {
  const own = new Map<string, string>()
  const styles: string[] = []
  let inCells = false
  if (path !== undefined && parts.has(path)) {
    await parseXml(parts.read(path), {
      open: (name, { numFmtId = '0', formatCode = '' }) => {
        if (name === 'numFmt') own.set(numFmtId, formatCode.length > LONGEST_FORMAT ? '' : formatCode)
        else if (name === 'cellXfs') inCells = true
        else if (name === 'xf' && inCells) styles.push(numFmtId)
      },
      close: (name) => {
        if (name === 'cellXfs') inCells = false
      },
    })
  }
  const formats = styles.map(
    (id) => own.get(id) ?? (Number(id) < FIRST_OWN ? getFormatFromId(Number(id), 'en-US') : ''),
  )
  return (style) => formats[Number(style ?? 0)] || 'General'
}
