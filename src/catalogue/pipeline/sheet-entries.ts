import { figure } from '#catalogue/figure.ts'
import type { SheetNote } from '#catalogue/workbook/choose-sheets.ts'
import type { ReportEntry } from './report.ts'

/** What there is to tell of the sheets of a workbook: nothing of a single one that is read whole. */
export function sheetEntries(file: string, sheets: readonly SheetNote[]): ReportEntry[] {
  const about = sheets.length > 1 ? sheets : sheets.filter(({ hidden }) => hidden)
  const empty = sheets.filter(({ uncalculated, read }) => read && uncalculated > 0)
  return [
    ...about.map((sheet) => entryOf(file, sheet, reasonOf(sheet))),
    ...empty.map((sheet) => entryOf(file, sheet, uncalculatedReason(sheet.uncalculated))),
  ]
}

function entryOf(file: string, { name }: SheetNote, reason: string): ReportEntry {
  return { kind: 'sheet', file, sheet: name, line: 0, column: '', value: '', reason }
}

function reasonOf({ name, rows, hidden, read }: SheetNote): string {
  const what = `is a ${hidden ? 'hidden ' : ''}sheet of ${figure(rows)} ${rows === 1 ? 'row' : 'rows'}`
  return read ? `${what}, which are read` : `${what}, which are not read: --sheet ${JSON.stringify(name)} reads them`
}

function uncalculatedReason(count: number): string {
  return `has ${figure(count)} formulas without a result, which count as empty: open the workbook in a spreadsheet program and save it there`
}
