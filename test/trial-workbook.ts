import { crc32, deflateRawSync } from 'node:zlib'

/** A file to put into a zip; `states` is the size that the zip claims for it. */
export interface TrialPart {
  readonly content: string | Buffer
  readonly states?: number
}

const NAMESPACE = 'http://schemas.openxmlformats.org'
const RELATIONS = `${NAMESPACE}/officeDocument/2006/relationships`

/** The parts of a workbook with one sheet, given its rows as XML. */
export function workbookParts(rows: string, states?: number): Record<string, TrialPart> {
  return {
    'xl/workbook.xml': {
      content: `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    'xl/_rels/workbook.xml.rels': {
      content: `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    'xl/worksheets/sheet1.xml': {
      content: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ...(states !== undefined && { states }),
    },
  }
}

/** One row of a sheet: its cells from column A on. */
export function sheetRow(row: number, ...cells: readonly string[]): string {
  const written = cells.map(
    (text, index) => `<c r="${String.fromCharCode(65 + index)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`,
  )
  return `<row r="${row}">${written.join('')}</row>`
}

/** A zip of these files, deflated. */
export function zipOf(parts: Readonly<Record<string, TrialPart>>): Buffer {
  const files: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const [path, { content, states }] of Object.entries(parts)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const name = Buffer.from(path)
    // Version, method, checksum, both sizes and length of the name: the same in both places.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(states ?? bytes.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    files.push(Buffer.from('PK\u0003\u0004'), facts, name, packed)
    list.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, rest, name)
    offset += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...list, end])
}
