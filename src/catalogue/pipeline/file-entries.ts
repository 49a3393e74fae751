import { figure } from '#catalogue/figure.ts'
import type { OpenFile } from '#catalogue/reading/open-file.ts'
import type { SheetNote } from '#catalogue/workbook/choose-sheets.ts'
import type { ReportEntry } from './report.ts'

/** What there is to tell of a file as a whole: what was guessed, and its sheets, if not a single one is read whole. */
export function fileEntries(file: string, { sheets, guesses }: Pick<OpenFile, 'sheets' | 'guesses'>): ReportEntry[] {
  const about = sheets.length > 1 ? sheets : sheets.filter(({ hidden }) => hidden)
  const empty = sheets.filter(({ uncalculated, read }) => read && uncalculated > 0)
  return [
    ...guesses.map((reason) => told(file, reason)),
    ...about.map((sheet) => told(file, reasonOf(sheet), sheet.name)),
    ...empty.map((sheet) => told(file, uncalculatedReason(sheet.uncalculated), sheet.name)),
  ]
}

function told(file: string, reason: string, sheet?: string): ReportEntry {
  return { kind: 'told', file, line: 0, column: '', value: '', reason, ...(sheet !== undefined && { sheet }) }
}

function reasonOf({ name, rows, hidden, read }: SheetNote): string {
  const what = `is a ${hidden ? 'hidden ' : ''}sheet of ${figure(rows)} ${rows === 1 ? 'row' : 'rows'}`
  return read ? `${what}, which are read` : `${what}, which are not read: --sheet ${JSON.stringify(name)} reads them`
}

function uncalculatedReason(count: number): string {
  return `has ${figure(count)} formulas without a result, which count as empty: open the workbook in a spreadsheet program and save it there`
}
