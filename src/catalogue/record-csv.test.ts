import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scholarship } from '#test/fixture-catalogue.ts'
import { CSV_COLUMNS, formatCsvLine, readCsvCells, writeCsvCells } from './record-csv.ts'
import { writeRecord, type RecordFile } from './record-file.ts'

const BASE = writeRecord(scholarship('one'))

/** What is read of the cells of a record. */
function readBack(record: RecordFile): Record<string, unknown> {
  return readCsvCells(Object.fromEntries(CSV_COLUMNS.map((column, at) => [column, writeCsvCells(record)[at]])))
}

/** The cells that a spreadsheet would compute which separates by `sign`, and does not know our quotation marks. */
function computed(record: RecordFile, sign: string): string[] {
  const lines = formatCsvLine(writeCsvCells(record)).split(/[\r\n]/)
  return lines.flatMap((line) => line.split(sign)).filter((cell) => /^"*[=+\-@＝＋－＠]/.test(cell))
}

test.each([
  [['ok', "=cmd|' /C calc'!A0"]],
  [['ok;=1+1', 'ok\t-1', 'a; @b', "'quoted'", ";'quoted'"]],
  [['=1', '+1', '-1', '@a', '＝1', '\t=1', "'=1", "''=1", '"=1"', 'x;"=1"']],
  [['one; two', 'A - B', 'a=b', 'it’s 5 + 5']],
])('no line and nothing behind a separator is computed, and all is read back: %j', (about) => {
  const record = { ...BASE, name: about[0] ?? '', about }
  for (const sign of [',', ';', '\t']) expect([sign, computed({ ...record, name: 'x' }, sign)]).toEqual([sign, []])
  expect(computed(record, ';')).toEqual([])
  expect(readBack(record)).toMatchObject({ name: record.name, about })
})

test('whatever stands in a record, nothing is computed, and all is read back', () => {
  const text = fc
    .string({
      unit: fc.constantFrom('a', '=', '-', "'", '"', ';', '\t', '\n', '\r', '\\', ' ', '@', '＋'),
      minLength: 1,
      maxLength: 8,
    })
    .filter((some) => some.trim() !== '')
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), text, (about, name) => {
      const record = { ...BASE, name, funder: name, amount: name, about, eligibility: about }
      expect([...computed(record, ';'), ...computed(record, '\t')]).toEqual([])
      expect(readBack(record)).toMatchObject({ name, funder: name, amount: name, about, eligibility: about })
    }),
    { numRuns: 500 },
  )
})

test('lines inside of a cell are read however a spreadsheet ends them', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    expect(readCsvCells({ about: ['One', 'Two', "'-three"].join(end) })).toMatchObject({
      about: ['One', 'Two', '-three'],
    })
  }
})
