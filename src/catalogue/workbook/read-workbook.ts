import { openParts, type WorkbookParts } from './parts.ts'
import { readRelations, readSharedStrings, readFormats } from './small-parts.ts'
import { readSheet, type SheetContent, type SheetContext } from './sheet.ts'
import { parseXml } from './xml.ts'

/** A sheet of a workbook that holds something. */
export interface Sheet extends SheetContent {
  readonly name: string
  readonly hidden: boolean
}

const MAIN = 'xl/workbook.xml'

/** Reads all sheets of an .xlsx workbook, in their order. Throws a sentence for what cannot be read. */
export async function readWorkbook(file: string): Promise<Sheet[]> {
  const parts = await openParts(file)
  try {
    return await readSheets(parts)
  } finally {
    parts.close()
  }
}

async function readSheets(parts: WorkbookParts): Promise<Sheet[]> {
  const { listed, from1904 } = await readMain(parts)
  const relations = await readRelations(parts, MAIN)
  const pathOf = (kind: string) => [...relations.values()].find((relation) => relation.kind === kind)?.target
  const context: SheetContext = {
    from1904,
    strings: await readSharedStrings(parts, pathOf('sharedStrings')),
    formatOf: await readFormats(parts, pathOf('styles')),
  }
  const sheets: Sheet[] = []
  for (const { name, hidden, id } of listed) {
    const relation = relations.get(id)
    // A sheet that is a chart has no cells.
    if (relation?.kind !== 'worksheet') continue
    const content = await readSheet(parts, relation.target, await readRelations(parts, relation.target), context)
    if (content.lines.length > 0) sheets.push({ name, hidden, ...content })
  }
  return sheets
}

async function readMain(parts: WorkbookParts) {
  const listed: { name: string; hidden: boolean; id: string }[] = []
  let from1904 = false
  await parseXml(parts.read(MAIN), {
    open: (element, { name = '', id = '', state = 'visible', date1904 = '0' }) => {
      if (element === 'sheet') listed.push({ name, hidden: state !== 'visible', id })
      else if (element === 'workbookPr') from1904 = date1904 === '1' || date1904 === 'true'
    },
  })
  return { listed, from1904 }
}
