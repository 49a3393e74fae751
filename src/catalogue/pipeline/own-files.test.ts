import { expect, test } from 'vitest'
import { CSV_COLUMNS, formatCsvLine, writeCsvCells } from '#catalogue/record-csv.ts'
import { writeRecord, type RecordFile } from '#catalogue/record-file.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { importOne, writeFile } from '#test/trial-import.ts'
import { sheetRow, workbookOf } from '#test/trial-workbook.ts'

const RECORDS: readonly RecordFile[] = [
  {
    ...writeRecord(scholarship('one-award')),
    about: ['- One', '=two', 'Three; =four', 'a\\b', "'five'", 'six\nseven'],
  },
  {
    ...writeRecord(scholarship('two-award')),
    name: '+1 Prix d’été',
    amount: '-5%',
    awards: '12',
    rounds: [
      { opens: '03', closes: '04-30', results: null, basis: 'usual', for: 'Master’s; =1' },
      { opens: null, closes: '2026-02-13', results: null, basis: 'last', for: null, verified: '2026-02' },
    ],
    open_all_year: true,
    by_programme: true,
    status: 'paused 2026-03',
    eligibility: ['Être étudiant; @home', 'Grades, "good" ones'],
    needs: ['reference', 'offer'],
    only_some: { offer: '=later; "if chosen"' },
    references: 2,
    fee_free: true,
    age_min: 18,
    age_max: 35,
    age_max_exclusive: true,
    age_says: 'Under 35; 40 for a doctorate',
    min_grade: '3.0',
    income_max: '-5%',
    language: 'Français',
    length: 'Two years',
    renewal: 'Yes',
    route: ['funder', 'home_office'],
    obligation: ['return'],
    obligation_says: '@home for two years',
  },
]
const TABLE = [[...CSV_COLUMNS], ...RECORDS.map((record) => writeCsvCells(record))]

/** The table as a spreadsheet saves it that separates and ends lines so. */
function saved(separator: string, end: string, withinCell = '\n'): string {
  const lines = TABLE.map((cells) =>
    cells
      .map((cell) => (/["\r\n;,\t]/.test(cell) ? `"${cell.replaceAll('"', '""').replaceAll('\n', withinCell)}"` : cell))
      .join(separator),
  )
  return lines.join(end) + end
}

/** The bytes of Windows Latin. */
function ansi(text: string): Buffer {
  return Buffer.from(text.replaceAll('’', '\u0092'), 'latin1')
}

test.each([
  ['as it was written', TABLE.map(formatCsvLine).join('')],
  ['UTF-8 with a byte order mark', `\ufeff${saved(',', '\r\n')}`],
  ['semicolons, without the byte order mark', saved(';', '\r\n')],
  ['semicolons in Windows Latin', ansi(saved(';', '\r\n'))],
  ['tabs in UTF-16', Buffer.from(`\ufeff${saved('\t', '\r\n')}`, 'utf16le')],
  ['a Macintosh, lines ended by CR', saved(',', '\r', '\r')],
  ['a Macintosh, with semicolons', ansi(saved(';', '\r', '\n'))],
])('our own CSV is taken back after a spreadsheet saved it: %s', async (_, content) => {
  const { records, refused, result } = await importOne(writeFile('own.csv', content))
  expect(refused).toEqual([])
  expect(records).toEqual(RECORDS)
  expect(result.guesses).toEqual([])
})

test('and as a workbook', async () => {
  const rows = TABLE.map((cells, at) => sheetRow(at + 1, ...cells)).join('')
  const { records, refused } = await importOne(writeFile('own.xlsx', workbookOf([{ name: 'own', rows }])))
  expect(refused).toEqual([])
  expect(records).toEqual(RECORDS)
})
