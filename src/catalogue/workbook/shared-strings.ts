import type { WorkbookParts } from './parts.ts'
import { parseXml } from './xml.ts'

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
