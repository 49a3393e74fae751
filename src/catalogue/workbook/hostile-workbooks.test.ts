import { expect, test } from 'vitest'
import { LIMITS } from '#catalogue/limits.ts'
import { importOne, whyUnreadable, workOn, writeFile } from '#test/trial-import.ts'
import { sheetRow, workbookOf, workbookParts, zipOf } from '#test/trial-workbook.ts'

const SHEET_HEADER = sheetRow(1, 'Name', 'Funder', 'Link')
const SHEET = SHEET_HEADER + sheetRow(2, 'An award', 'A funder', 'https://a.example.org')
/** Of work on what is read a thousand times as long when it is read badly; and on the wall, however busy the machine is. */
const SECONDS = 15
const PATIENCE = 180_000

test('one that is as it says is read', async () => {
  const { result } = await importOne(writeFile('good.xlsx', zipOf(workbookParts(SHEET))))
  expect(result).toMatchObject({ rows: 1, imported: 1 })
})

const far = (place: string) => `${SHEET}<row r="${place.replace(/\D+/, '')}"><c r="${place}"><v>1</v></c></row>`
test.each([
  ['unpacks to too much', SHEET + ' '.repeat(LIMITS.unpacked), undefined, /more than 100 MB: save the sheet as CSV/],
  ['states too little', SHEET + ' '.repeat(5_000_000), 1000, /sheet1\.xml, which unpacks to more than the 1,000 bytes/],
  ['states too much', SHEET, 90_000_000, /is a damaged or cut off workbook: fetch it again/],
  ['has a cell far to the right', far('XFD3'), undefined, /in column XFD, .* at most 1,000 columns/],
  ['has a cell far below', far('CV1048576'), undefined, /1,048,576 rows and 100 columns, more than 20,000,000 cells/],
  ['has rows that no sheet has', `${SHEET}<row r="9999999"></row>`, undefined, /is a damaged/],
  ['has broken XML', `${SHEET}<row r="3"><c r="B3"><v>9</c></row>`, undefined, /cannot be read \(.+save it/],
  ['begins cells without end', `${SHEET}${'<c '.repeat(400_000)}`, undefined, /cannot be read \(.+save it/],
  ['is nested without end', `${SHEET}${'<a>'.repeat(300_000)}`, undefined, /is a damaged/],
  ['has an entity of its own', `${SHEET}<row r="3"><c r="B3"><v>&lol9;</v></c></row>`, undefined, /cannot be read/],
  ['has only a header', SHEET_HEADER, undefined, /holds no rows/],
])(
  'one that %s',
  async (_, rows, states, reason) => {
    expect(await whyUnreadable('bad.xlsx', zipOf(workbookParts(rows, states)))).toMatch(reason)
  },
  PATIENCE,
)

test('a part that is named as many sheets is read once', async () => {
  const parts = workbookParts(SHEET)
  const main = String(parts['xl/workbook.xml']?.content)
  const twice = main.replace('</sheets>', '<sheet name="T" sheetId="2" r:id="rId1"/></sheets>')
  const file = zipOf({ ...parts, 'xl/workbook.xml': { content: twice } })
  expect(await whyUnreadable('twice.xlsx', file)).toContain('is a damaged')
})

test(
  'cells that are merged again and again, and formulas that grow',
  async () => {
    const merged = `<mergeCells>${'<mergeCell ref="A1:C1048576"/>'.repeat(1000)}</mergeCells>`
    const file = writeFile('merged.xlsx', workbookOf([{ name: 'S', rows: SHEET, after: merged }]))
    const { entries, seconds } = await workOn(file)
    expect(entries).toMatchObject([{ kind: 'unreadable', reason: expect.stringContaining('is a damaged') }])
    expect(seconds).toBeLessThan(SECONDS)
    const formula = `<c r="C3" t="str"><f>HYPERLINK(${'A4&amp;'.repeat(1500)}A4)</f></c>`
    const rows = `${SHEET}${sheetRow(3, 'An award', 'A funder', formula)}${sheetRow(4, 'x'.repeat(1_000_000))}`
    const grown = await workOn(writeFile('formula.xlsx', workbookOf([{ name: 'S', rows }])))
    expect(grown.seconds).toBeLessThan(SECONDS)
  },
  PATIENCE,
)

test('an empty cell far to the right is only a format', async () => {
  const rows = SHEET.replace(/<\/row>$/, '<c r="XFD2" s="1"/></row>')
  expect((await importOne(writeFile('format.xlsx', zipOf(workbookParts(rows))))).result).toMatchObject({
    imported: 1,
  })
})

test('one that is cut off, or in which a byte has changed', async () => {
  const whole = zipOf(workbookParts(SHEET))
  expect(await whyUnreadable('cut.xlsx', whole.subarray(0, whole.length / 2))).toContain('is a damaged or cut off')
  const changed = Buffer.from(whole)
  changed[whole.indexOf('sheet1.xml') + 30] = 0xff
  expect(await whyUnreadable('changed.xlsx', changed)).toContain('is a damaged or cut off')
})
