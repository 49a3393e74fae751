/** One thing that an import did with a value, and where. */
export interface ReportEntry {
  readonly kind: 'changed' | 'left out' | 'merged' | 'refused' | 'unreadable'
  readonly file: string
  /** 0 means the file as a whole. */
  readonly line: number
  readonly column: string
  readonly value: string
  readonly reason: string
}

export type Report = (entry: ReportEntry) => void

/** Formats an entry as `file:line: column: reason: value`, which editors understand. */
export function formatEntry({ file, line, column, value, reason }: ReportEntry): string {
  const place = line === 0 ? file : `${file}:${line}`
  return [place, column, value === '' ? reason : `${reason}: ${value}`].filter(Boolean).join(': ')
}
