/** One thing that an import did with a value, and where. */
export interface ReportEntry {
  readonly kind: 'changed' | 'left out' | 'merged' | 'refused' | 'unreadable'
  readonly file: string
  /** 0 where the file as a whole is meant. */
  readonly line: number
  readonly column: string
  readonly value: string
  readonly reason: string
}

export type Report = (entry: ReportEntry) => void

/** `file:line: column: reason: value`, as editors and people read it. */
export function formatEntry({ file, line, column, value, reason }: ReportEntry): string {
  const place = line === 0 ? file : `${file}:${line}`
  return [place, column, value === '' ? reason : `${reason}: ${value}`].filter(Boolean).join(': ')
}
