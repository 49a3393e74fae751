import { figure } from '#catalogue/limits.ts'
import type { RecordFault } from '#catalogue/record-file.ts'
import type { OpenFile } from '#catalogue/reading/open-file.ts'
import type { SheetNote } from '#catalogue/workbook/read-workbook.ts'
import { appendFileSync, closeSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { explainSystem } from '#storage/errors.ts'
import { makeFolder } from '#storage/owner-only.ts'

/** One thing that an import did with a value, and where. */
export interface ReportEntry extends RecordFault {
  readonly kind: 'changed' | 'left out' | 'merged' | 'refused' | 'unreadable' | 'told'
  readonly file: string
  /** The sheet of a workbook, where several are read. */
  readonly sheet?: string
  /** 0 means the file as a whole. */
  readonly line: number
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
    ...empty.map(({ uncalculated, name }) => told(file, `has ${figure(uncalculated)} ${UNCALCULATED}`, name)),
  ]
}

function told(file: string, reason: string, sheet?: string): ReportEntry {
  return { kind: 'told', file, line: 0, column: '', value: '', reason, ...(sheet !== undefined && { sheet }) }
}

function reasonOf({ name, rows, hidden, read }: SheetNote): string {
  const what = `is a ${hidden ? 'hidden ' : ''}sheet of ${figure(rows)} ${rows === 1 ? 'row' : 'rows'}`
  return read ? `${what}, which are read` : `${what}, which are not read: --sheet ${JSON.stringify(name)} reads them`
}

const UNCALCULATED =
  'formulas without a result, which count as empty: open the workbook in a spreadsheet program and save it there'

/** How many faults and merges are shown; the whole report has all. */
const SHOWN = 20

/** Counts what was done, and keeps the first faults and merges in full: nobody wants a million lines. */
export function createDigest() {
  const counted = new Map<string, { readonly first: ReportEntry; count: number }>()
  const entries = new Map<string, { readonly entry: ReportEntry; again: number }>()
  let more = 0
  return {
    add(entry: ReportEntry): void {
      if (entry.kind === 'changed' || entry.kind === 'left out') {
        const key = `${entry.column}: ${entry.kind}`
        const known = counted.get(key)
        if (known) known.count += 1
        else counted.set(key, { first: entry, count: 1 })
        return
      }
      // Rows with the same fault are told once, with the place and value of the first.
      const key = JSON.stringify(entry.kind === 'refused' ? { ...entry, line: 0, value: '' } : entry)
      const known = entries.get(key)
      if (known) known.again += 1
      else if (entries.size < SHOWN) entries.set(key, { entry, again: 0 })
      else more += 1
    },
    lines(): string[] {
      // What was not understood is mended in the file, or mapped otherwise, by whoever sees what it was.
      const sums = [...counted].map(
        ([key, { first, count }]) =>
          `${key} in ${figure(count)} ${count === 1 ? 'row' : 'rows'}${first.kind === 'left out' ? `, first ${formatEntry({ ...first, column: '' })}` : ''}`,
      )
      const shown = [...entries.values()].map(
        ({ entry, again }) =>
          `${entry.kind} ${formatEntry(entry)}${again > 0 ? ` (and in ${figure(again)} more rows)` : ''}`,
      )
      const rest = more > 0 ? [`… and ${figure(more)} more`] : []
      return [...sums, ...shown, ...rest]
    },
  }
}

/** Written whenever this many characters have gathered. */
const BUFFER = 256_000

/**
 * Writes a report as one JSON object, entry by entry, since it may be larger than memory. Throws if it would overwrite
 * an input file.
 */
export function openReportFile(path: string, inputs: readonly string[]) {
  if (inputs.some((input) => isOneFile(input, path))) {
    throw new Error(`The report would take the place of ${path}, which is to be read. Name another file with --report.`)
  }
  makeFolder(dirname(path))
  const file = openSync(path, 'w')
  let text = '{"entries":['
  let count = 0
  const flush = () => {
    try {
      // Not writeSync, which stops without an error where the disk is full.
      appendFileSync(file, text)
    } catch (error) {
      throw new Error(`The report ${path} cannot be written: ${explainSystem(error)}`, { cause: error })
    }
    text = ''
  }
  return {
    add(entry: ReportEntry): void {
      text += `${count === 0 ? '' : ','}\n${JSON.stringify(entry)}`
      count += 1
      if (text.length > BUFFER) flush()
    },
    /** Ends the object with the summary. */
    close(summary: Readonly<Record<string, unknown>>): void {
      text += `\n],"summary":${JSON.stringify(summary)}}\n`
      flush()
      closeSync(file)
    },
  }
}

/** True for one file under any names, links included. */
function isOneFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }))
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev
}
