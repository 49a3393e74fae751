import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeFile } from '#test/trial-import.ts'
import { escapeXml, sheetRow, workbookOf, type TrialSheet, type TrialStyles } from '#test/trial-workbook.ts'
import { readWorkbook } from './read-workbook.ts'

/** The texts of a workbook's first sheet, line by line. */
async function textsOf(sheet: Partial<TrialSheet> & { rows: string }, styles?: TrialStyles): Promise<string[][]> {
  const [first] = await readWorkbook(writeFile('a.xlsx', workbookOf([{ name: 'S', ...sheet }], styles)))
  return first?.lines.map(({ cells }) => [...cells]) ?? []
}

/** A number in a cell with this format. */
async function shown(value: number | string, format: string | number, from1904 = false): Promise<string | undefined> {
  const rows = `<row r="1"><c r="A1" s="1"><v>${value}</v></c></row>`
  return (await textsOf({ rows }, { formats: [format], from1904 }))[0]?.[0]
}

describe('a number is read as its format shows it', () => {
  test.each([
    ['[$€-407] #,##0.00', 1234.5, '€ 1,234.50'],
    ['#,##0.00\\ "€"', 1234.5, '1,234.50 €'],
    ['"£"#,##0', 5000, '£5,000'],
    ['"$"#,##0.00_);[Red]\\("$"#,##0.00\\)', 5000, '$5,000.00'],
    ['_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)', 5000, '$5,000'],
    ['[$CAD] #,##0', 5000, 'CAD 5,000'],
    ['[$₹-4009] #,##0', 150_000, '₹ 150,000'],
    ['[$¥-411]#,##0', 30_000, 'JPY 30,000'],
    ['#,##0 [$kr-41D]', 500, '500 SEK'],
    ['[$$-1009]#,##0', 500, 'CAD 500'],
    ['[$$-409]#,##0', 500, '$500'],
    ['#,##0.0,"k"', 5400, '5.4k'],
    ['0 "Monate"', 3, '3 Monate'],
    [42, 900, '$900'],
    [9, 0.5, '50%'],
    [10, 0.125, '12.50%'],
    ['0%', 0.125, '12.5%'],
    ['0%', 1, '100%'],
  ])('%s', async (format, value, text) => {
    expect(await shown(value, format)).toBe(text)
  })

  test.each([
    ['General', '12345678901234', '12345678901234'],
    ['General', '0.30000000000000004', '0.3'],
    ['General', '1.5E+4', '15000'],
    ['0.00E+00', '12345', '12345'],
    ['#,##0.0_ ;\\-#,##0.0\\ ', '1234.56', '1234.56'],
    ['[Red]0', '7', '7'],
    ['@', '42', '42'],
    ['no [format', '42', '42'],
  ])('%s adds nothing to the number, which stays whole', async (format, value, text) => {
    expect(await shown(value, format)).toBe(text)
  })
})

describe('days', () => {
  test.each([
    [14, '46402', '2027-01-15'],
    ['dd/mm/yyyy', '46402', '2027-01-15'],
    ['[$-407]d. mmmm yyyy', '46402.75', '2027-01-15'],
    // 23:59 is stored as a little less.
    [22, '46402.99930555555', '2027-01-15 23:59'],
    ['yyyy-mm-dd h:mm:ss', '46402.99998842592', '2027-01-15 23:59'],
    ['yyyy-mm-dd h:mm', '46402.70833333334', '2027-01-15 17:00'],
    ['yyyy-mm-dd h:mm:ss', '46402', '2027-01-15'],
    [17, '46388', 'January 2027'],
    ['mmmm yyyy', '46388', 'January 2027'],
    // Of what was typed without a year, a spreadsheet stores that in which it was typed.
    [16, '46402', '15 January'],
    ['mmmm d', '46402', '15 January'],
    ['m/d', '46402', '15 January'],
    ['d. mmm', '46388', '1 January'],
    ['d mmm h:mm', '46402.70833333334', '15 January 17:00'],
    [18, '0.7083333333', '17:00'],
    ['[h]:mm', '1.5', '36:00'],
  ])('format %s, %s', async (format, value, text) => {
    expect(await shown(value, format)).toBe(text)
  })

  test('a workbook of a Macintosh counts from 1904', async () => {
    expect(await shown(46402 - 1462, 14, true)).toBe('2027-01-15')
  })

  test('any day and minute is read back as it was stored', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        async (date) => {
          date.setUTCSeconds(0, 0)
          const written = date.toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '')
          const serial = (date.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000
          expect(await shown(serial, 22)).toBe(written)
        },
      ),
      { numRuns: 50 },
    )
  })
})

test('texts of each kind, errors and truth values', async () => {
  const cells = [
    '<c r="A1" t="s"><v>0</v></c>',
    '<c r="B1" t="s"><v>1</v></c>',
    '<c r="C1" t="inlineStr"><is><r><t>In</t></r><r><t xml:space="preserve"> line</t></r></is></c>',
    '<c r="D1" t="str"><f>A1&amp;"!"</f><v>Rich text!</v></c>',
    '<c r="E1" t="b"><v>1</v></c>',
    '<c r="F1" t="b"><v>0</v></c>',
    '<c r="G1" t="e"><v>#N/A</v></c>',
    '<c r="H1" t="d"><v>2027-01-15T17:00:00</v></c>',
    '<c r="I1" t="inlineStr"><is><t>00123</t></is></c>',
  ]
  const strings = [
    '<r><rPr><b/></rPr><t>Rich</t></r><r><t xml:space="preserve"> text</t></r><rPh sb="0" eb="1"><t>no</t></rPh>',
    '<t>two_x000D_\nlines &amp; an_x005F_underscore</t>',
  ]
  expect(await textsOf({ rows: `<row r="1">${cells.join('')}</row>` }, { strings })).toEqual([
    [
      'Rich text',
      'two\r\nlines & an_underscore',
      'In line',
      'Rich text!',
      'TRUE',
      'FALSE',
      '',
      '2027-01-15 17:00',
      '00123',
    ],
  ])
})

test('rows and cells without a place follow each other, and elements may have a prefix', async () => {
  const rows =
    '<x:row><x:c t="inlineStr"><x:is><x:t>A</x:t></x:is></x:c><x:c><x:v>2</x:v></x:c></x:row><x:row r="4"><x:c r="C4"><x:v>3</x:v></x:c></x:row>'
  const [sheet] = await readWorkbook(writeFile('a.xlsx', workbookOf([{ name: 'S', rows }])))
  expect(sheet?.lines).toMatchObject([
    { line: 1, cells: ['A', '2'] },
    { line: 4, cells: ['', '', '3'] },
  ])
})

describe('addresses under words', () => {
  async function linksOf(sheet: Partial<TrialSheet> & { rows: string }) {
    const [first] = await readWorkbook(writeFile('a.xlsx', workbookOf([{ name: 'S', ...sheet }])))
    return first?.lines.map(({ cells, links }) => [cells[0], links?.[0]])
  }

  test('of relationships, with the place on their page; not those of mail or of this workbook', async () => {
    const rows = ['One', 'Two', 'Three', 'Four', 'Five'].map((text, at) => sheetRow(at + 1, text)).join('')
    const after =
      '<hyperlinks><hyperlink ref="A1:A2" r:id="a"/><hyperlink ref="A3" r:id="b" location="apply"/><hyperlink ref="A4" location="S!A1"/><hyperlink ref="A5" r:id="c"/></hyperlinks>'
    const addresses = {
      a: 'https://a.example.org/?x=1&y=2',
      b: 'https://b.example.org/',
      c: 'mailto:office@example.org',
    }
    expect(await linksOf({ rows, after, addresses })).toEqual([
      ['One', 'https://a.example.org/?x=1&y=2'],
      ['Two', 'https://a.example.org/?x=1&y=2'],
      ['Three', 'https://b.example.org/#apply'],
      ['Four', undefined],
      ['Five', undefined],
    ])
  })

  test.each([
    ['HYPERLINK("https://a.example.org/f","Apply")', 'Apply', ['Apply', 'https://a.example.org/f']],
    // As a program writes it that computes nothing.
    ['HYPERLINK("https://a.example.org/f","Say ""yes""")', '', ['Say "yes"', 'https://a.example.org/f']],
    ['HYPERLINK("https://a.example.org/f")', '', ['https://a.example.org/f', 'https://a.example.org/f']],
    ['HYPERLINK($B$1,"Apply")', 'Apply', ['Apply', 'https://b.example.org/']],
    ['hyperlink("https://a.example.org/" & B2 , B2)', '', ['an-award', 'https://a.example.org/an-award']],
    ['IF(TRUE,HYPERLINK("https://a.example.org/f"))', 'Apply', ['Apply', undefined]],
  ])('of the formula %s', async (formula, value, read) => {
    const cell = `<c r="A1" t="str"><f>${escapeXml(formula)}</f><v>${value}</v></c>`
    const rows = sheetRow(1, cell, 'https://b.example.org/') + sheetRow(2, '', 'an-award')
    expect((await linksOf({ rows }))?.[0]).toEqual(read)
  })
})

test('what a merged cell holds, and the address under it, stand in all of its places; a heading stays one', async () => {
  const rows = [
    sheetRow(1, 'Awards of 2027'),
    sheetRow(2, 'Name', 'Funder', 'Link'),
    sheetRow(3, 'One', 'A funder', 'Apply'),
    sheetRow(4, 'Two', '', ''),
    sheetRow(5, 'For masters', '', ''),
    sheetRow(6, 'Both', '', 'Other'),
    sheetRow(7, '', '', ''),
  ].join('')
  const after =
    '<mergeCells><mergeCell ref="A1:Z1"/><mergeCell ref="B3:B4"/><mergeCell ref="C3:C4"/><mergeCell ref="A5:C5"/><mergeCell ref="A6:B7"/></mergeCells><hyperlinks><hyperlink ref="C3" r:id="a"/></hyperlinks>'
  const [sheet] = await readWorkbook(
    writeFile('a.xlsx', workbookOf([{ name: 'S', rows, after, addresses: { a: 'https://a.example.org/' } }])),
  )
  expect(sheet?.lines.map(({ line, cells, links, heading = false }) => [line, heading, ...cells, links?.[2]])).toEqual([
    [1, true, 'Awards of 2027', undefined],
    [2, false, 'Name', 'Funder', 'Link', undefined],
    [3, false, 'One', 'A funder', 'Apply', 'https://a.example.org/'],
    [4, false, 'Two', 'A funder', 'Apply', 'https://a.example.org/'],
    [5, true, 'For masters', undefined],
    [6, false, 'Both', 'Both', 'Other', undefined],
  ])
})

test('sheets in their order, the hidden ones told, without those that are empty', async () => {
  const sheets = await readWorkbook(
    writeFile(
      'a.xlsx',
      workbookOf([
        { name: 'One &amp; only', rows: sheetRow(1, 'A') },
        { name: 'Empty', rows: '' },
        { name: 'Choices', rows: sheetRow(1, 'B'), state: 'hidden' },
        { name: 'Deep', rows: '<row r="1"><c r="A1"><f>1+1</f></c><c r="B1"><v>1</v></c></row>', state: 'veryHidden' },
      ]),
    ),
  )
  expect(sheets.map(({ name, hidden, uncalculated }) => [name, hidden, uncalculated])).toEqual([
    ['One & only', false, 0],
    ['Choices', true, 0],
    ['Deep', true, 1],
  ])
})
