import { posix } from 'node:path'
import { type WorkbookParts, parseXml } from './parts.ts'
import { getFormatFromId } from 'numfmt'

/** What a part of a workbook points to. */
export interface Relation {
  /** The last word of its type: `worksheet`, `sharedStrings`, `styles`, `hyperlink`. */
  readonly kind: string
  /** The path of another part, or an address outside of the workbook. */
  readonly target: string
}

/** What a part points to, by the ids that its XML uses. */
export async function readRelations(parts: WorkbookParts, of: string): Promise<ReadonlyMap<string, Relation>> {
  const folder = posix.dirname(of)
  const file = posix.join(folder, '_rels', `${posix.basename(of)}.rels`)
  const relations = new Map<string, Relation>()
  if (!parts.has(file)) return relations
  await parseXml(parts.read(file), {
    open: (name, { Id, Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || Id === undefined) return
      const inside = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target)
      const target = TargetMode === 'External' ? Target : inside
      relations.set(Id, { kind: Type.slice(Type.lastIndexOf('/') + 1), target })
    },
  })
  return relations
}

/** The texts that cells name by number. Of rich text, the text; not how it is pronounced. */
export async function readSharedStrings(parts: WorkbookParts, path: string | undefined): Promise<readonly string[]> {
  const strings: string[] = []
  if (path === undefined || !parts.has(path)) return strings
  let text = ''
  let inText = false
  let inReading = false
  await parseXml(parts.read(path), {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 'rPh') inReading = true
      else if (name === 't') inText = !inReading
    },
    text: (piece) => {
      if (inText) text += piece
    },
    close: (name) => {
      if (name === 't') inText = false
      else if (name === 'rPh') inReading = false
      else if (name === 'si') strings.push(unescapeText(text))
    },
  })
  return strings
}

/** XML cannot hold some characters: `_x000D_` is the one with that code, and `_x005F_` an underscore. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replaceAll(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

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
