import { crc32, deflateRawSync } from 'node:zlib'

/** A file to put into a zip; `states` is the size that the zip claims for it. */
export interface TrialPart {
  readonly content: string | Buffer
  readonly states?: number
}

const NAMESPACE = 'http://schemas.openxmlformats.org'
const RELATIONS = `${NAMESPACE}/officeDocument/2006/relationships`

/** A sheet: its rows as XML, what comes after them, and the addresses that its relationships name. */
export interface TrialSheet {
  readonly name: string
  readonly rows: string
  readonly state?: 'hidden' | 'veryHidden'
  readonly after?: string
  readonly addresses?: Readonly<Record<string, string>>
}

export interface TrialStyles {
  /** Number formats, by the number of the style from 1; style 0 is "General". A number is one of the fixed formats. */
  readonly formats?: readonly (string | number)[]
  /** Shared strings, as XML. */
  readonly strings?: readonly string[]
  readonly from1904?: boolean
}

/** The parts of a workbook with one sheet, given its rows as XML. */
export function workbookParts(rows: string, states?: number): Record<string, TrialPart> {
  const parts = partsOf([{ name: 'S', rows }])
  const sheet = 'xl/worksheets/sheet1.xml'
  return { ...parts, [sheet]: { content: parts[sheet]?.content ?? '', ...(states !== undefined && { states }) } }
}

/** A workbook of these sheets. */
export function workbookOf(sheets: readonly TrialSheet[], styles: TrialStyles = {}): Buffer {
  return zipOf(partsOf(sheets, styles))
}

function partsOf(
  sheets: readonly TrialSheet[],
  { formats = [], strings = [], from1904 = false }: TrialStyles = {},
): Record<string, TrialPart> {
  const listed = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="rId${at + 1}"/>`,
  )
  const own = formats.map((format, at) => ({ id: typeof format === 'number' ? format : 200 + at, format }))
  const codes = own.filter(({ format }) => typeof format === 'string')
  const relation = (id: string, kind: string, target: string, mode = '') =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${escapeXml(target)}"${mode}/>`
  const parts: Record<string, TrialPart> = {
    'xl/workbook.xml': {
      content: `<workbook xmlns:r="${RELATIONS}"><workbookPr date1904="${from1904}"/><sheets>${listed.join('')}</sheets></workbook>`,
    },
    'xl/_rels/workbook.xml.rels': {
      content: `<Relationships>${sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join('')}${relation('s', 'styles', '/xl/styles.xml')}${relation('t', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    },
    'xl/styles.xml': {
      content: `<styleSheet><numFmts>${codes.map(({ id, format }) => `<numFmt numFmtId="${id}" formatCode="${escapeXml(String(format))}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${own.map(({ id }) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    },
    'xl/sharedStrings.xml': { content: `<sst>${strings.map((text) => `<si>${text}</si>`).join('')}</sst>` },
  }
  for (const [at, { rows, after = '', addresses = {} }] of sheets.entries()) {
    parts[`xl/worksheets/sheet${at + 1}.xml`] = {
      content: `<worksheet xmlns:r="${RELATIONS}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
    }
    const named = Object.entries(addresses).map(([id, url]) => relation(id, 'hyperlink', url, ' TargetMode="External"'))
    if (named.length > 0) {
      parts[`xl/worksheets/_rels/sheet${at + 1}.xml.rels`] = {
        content: `<Relationships>${named.join('')}</Relationships>`,
      }
    }
  }
  return parts
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** One row of a sheet: its cells from column A on, as texts or as XML. */
export function sheetRow(row: number, ...cells: readonly string[]): string {
  const written = cells.map((text, index) =>
    text.startsWith('<c')
      ? text
      : `<c r="${String.fromCharCode(65 + index)}${row}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`,
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
