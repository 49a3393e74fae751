import { figure } from '#catalogue/limits.ts'
import type { OpenFile } from '#catalogue/reading/open-file.ts'
import type { SheetNote } from '#catalogue/workbook/choose-sheets.ts'

/** One thing that an import did with a value, and where. */
export interface ReportEntry {
  readonly kind: 'changed' | 'left out' | 'merged' | 'refused' | 'unreadable' | 'told'
  readonly file: string
  /** The sheet of a workbook, where several are read. */
  readonly sheet?: string
  /** 0 means the file as a whole. */
  readonly line: number
  readonly column: string
  readonly value: string
  readonly reason: string
}

export type Report = (entry: ReportEntry) => void

/** Formats an entry as `file:line: column: reason: value`, which editors understand; a sheet as `file[sheet]:line`. */
export function formatEntry({ file, sheet, line, column, value, reason }: ReportEntry): string {
  const source = sheet === undefined ? file : `${file}[${sheet}]`
  const place = line === 0 ? source : `${source}:${line}`
  return [place, column, value === '' ? reason : `${reason}: ${value}`].filter(Boolean).join(': ')
}

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
