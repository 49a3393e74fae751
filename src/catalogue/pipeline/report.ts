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
