import { expect, test } from 'vitest'
import { formatCsvLine, CSV_COLUMNS, writeCsvCells } from '#catalogue/record-csv.ts'
import type { RecordFile } from '#catalogue/record-file.ts'
import { importOne, writeFile } from '#test/trial-import.ts'
import { sheetRow, workbookParts, zipOf } from '#test/trial-workbook.ts'

const HEADER = 'Name,Funder,Country,Deadline,Coverage,Amount,Link'
const table = (header: string, ...rows: readonly string[]) => writeFile('list.csv', [header, ...rows, ''].join('\n'))

test('what days, coverage and amounts say and their fields do not is kept in words', async () => {
  const { find } = await importOne(
    table(
      HEADER,
      'First Award,Trust,Canada,Expected 15 Feb 2027,Up to full tuition,5000,https://a.example.org/1',
      'Second Award,Trust,Canada,15 Feb 2027,Full tuition,€500,https://a.example.org/2',
    ),
  )
  expect(find('first-award-trust')).toMatchObject({
    deadline: 'not stated',
    coverage: 'partial',
    benefits: ['Funding as stated: Up to full tuition'],
    applicationProcess: ['Deadline as stated: Expected 15 Feb 2027'],
  })
  expect(find('second-award-trust')).toMatchObject({
    deadline: '2027-02-15',
    coverage: 'tuition',
    amount: '€500',
    benefits: [],
    applicationProcess: [],
  })
})

test('a header gives the order of days, and the unit of amounts', async () => {
  const { find } = await importOne(
    table(
      HEADER.replace('Deadline', 'Deadline (mm/dd/yyyy)').replace('Amount', 'Amount (JPY thousands)'),
      'First Award,Trust,Japan,03/04/2027,Full,200/Y,https://a.example.org/1',
    ),
  )
  expect(find('first-award-trust')).toMatchObject({ deadline: '2027-03-04', amount: 'JPY 200 thousand/Y' })
})

test.each([
  ['Open From,Deadline', '02/06/2027,15/07/2027', [{ opens: '2027-06-02', closes: '2027-07-15' }]],
  // When the row was written tells nothing of how people write days.
  ['Timestamp,Deadline', '25/11/2026,02/06/2027', []],
  ['Open From (mm/dd/yyyy),Deadline', '02/06/2027,15/07/2027', [{ opens: '2027-02-06', closes: '2027-07-15' }]],
])('of two columns of times, one shows how both are written: "%s" of %s', async (columns, cells, rounds) => {
  const { records } = await importOne(
    table(`Name,Funder,${columns},Link`, `Award,Trust,${cells},https://a.example.org/1`),
  )
  expect(records[0]?.rounds?.map(({ opens, closes }) => ({ opens, closes }))).toEqual(rounds)
})

test('a header that counts in per cent says so of the number below it', async () => {
  const { records } = await importOne(
    table(HEADER.replace('Coverage', 'Coverage (%)'), 'First Award,Trust,Japan,rolling,50,,https://a.example.org/1'),
  )
  expect(records[0]).toMatchObject({ coverage: 'partial', benefits: ['Funding as stated: 50%'] })
})

test('a moment in UTC is the day that it is where the award is', async () => {
  const rows = [
    ['First Award', 'Canada', '2027-05-01T03:59:00Z'],
    ['Second Award', 'Germany', '2027-04-30T21:59:00Z'],
  ].map(([name, country, deadline], index) => ({
    name,
    funder: 'Trust',
    country,
    deadline,
    link: `https://a.example.org/${index}`,
  }))
  const { records } = await importOne(writeFile('list.json', JSON.stringify(rows)))
  expect(records.map(({ deadline }) => deadline)).toEqual(['2027-04-30', '2027-04-30'])
  expect(records[0]?.applicationProcess).toEqual(['Deadline as stated: 2027-05-01T03:59:00Z'])
})

test('a day with a time in a workbook keeps its minute, and gets no time zone', async () => {
  const { records } = await importOne(
    writeFile('list.xlsx', workbookWithTimes(46_402.999_305_555_55, 46_402.708_333_333_34, 46_402)),
  )
  expect(records.map(({ deadline, applicationProcess }) => [deadline, applicationProcess])).toEqual([
    ['2027-01-15', ['Deadline as stated: 2027-01-15 23:59']],
    ['2027-01-15', ['Deadline as stated: 2027-01-15 17:00']],
    ['2027-01-15', []],
  ])
})

function workbookWithTimes(...days: readonly number[]): Buffer {
  const rows = days.map((day, index) =>
    sheetRow(index + 2, `Award ${index}`, 'Trust', 'Germany', `https://a.example.org/${index}`).replace(
      '</row>',
      `<c r="E${index + 2}" s="1"><v>${day}</v></c></row>`,
    ),
  )
  const parts = workbookParts(sheetRow(1, 'Name', 'Funder', 'Country', 'Link', 'Deadline') + rows.join(''))
  const relations = String(parts['xl/_rels/workbook.xml.rels']?.content)
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles'
  return zipOf({
    ...parts,
    'xl/_rels/workbook.xml.rels': {
      content: relations.replace(
        '</Relationships>',
        `<Relationship Id="rId2" Type="${type}" Target="styles.xml"/></Relationships>`,
      ),
    },
    'xl/styles.xml': {
      content:
        '<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd h:mm"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>',
    },
  })
}

const RECORD: RecordFile = {
  id: 'own-award',
  name: 'Own Award',
  funder: 'Trust',
  countries: ['KE'],
  fields: 'any',
  levels: 'any',
  coverage: 'full',
  types: [],
  amount: null,
  deadline: '2026-11-25',
  awards: null,
  audience: 'NA',
  citizenship: 'any',
  residence: 'not stated',
  eligibility: [],
  benefits: [],
  applicationProcess: [],
  about: [],
  link: 'https://a.example.org/',
  source: null,
  checked: '2025-01',
}

/** Our own CSV with these cells, as a spreadsheet may write them. */
function saved(...changes: readonly Readonly<Record<string, string>>[]): string {
  const lines = changes.map((change, index) => {
    const cells = writeCsvCells({ ...RECORD, id: `own-award-${index}`, name: `Own Award ${index}` })
    return formatCsvLine(cells.map((cell, column) => change[CSV_COLUMNS[column] ?? ''] ?? cell))
  })
  return writeFile('own.csv', `\uFEFF${formatCsvLine([...CSV_COLUMNS])}${lines.join('')}`)
}

test('our own CSV is taken back after a spreadsheet has rewritten its dates', async () => {
  const { result, records, entries } = await importOne(
    saved(
      { deadline: '11/25/2026', checked: 'Jan-25' },
      { deadline: '3/4/2027', checked: '9/1/2025' },
      { deadline: '25-Jan' },
    ),
  )
  expect(result).toMatchObject({ imported: 3, refused: 0, guesses: [] })
  expect(records.map(({ deadline, checked }) => [deadline, checked])).toEqual([
    ['2026-11-25', '2025-01'],
    ['2027-03-04', '2025-09'],
    ['--01-25', '2025-01'],
  ])
  expect(entries).toContainEqual(
    expect.objectContaining({
      kind: 'changed',
      column: 'deadline',
      value: '3/4/2027',
      reason: expect.stringContaining('2027-03-04'),
    }),
  )
})

test('where no date of the file shows the order, an unclear one is refused, and told how to be written', async () => {
  const { result, refused } = await importOne(saved({ deadline: '3/4/2027' }, { deadline: 'rolling' }), {
    skipErrors: true,
  })
  expect(result).toMatchObject({ imported: 1, refused: 1 })
  expect(refused).toMatchObject([
    { line: 2, column: 'deadline', value: '3/4/2027', reason: expect.stringMatching(/Write it as 2027-01-15$/) },
  ])
})
