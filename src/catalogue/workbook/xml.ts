import { SaxesParser } from 'saxes'
import { wideEncoding } from '#catalogue/reading/decode-file.ts'
import { LIMITS } from '#catalogue/reading/limits.ts'
import { DAMAGED } from './parts.ts'

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
