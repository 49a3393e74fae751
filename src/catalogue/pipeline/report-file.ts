import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '#storage/make-folder.ts'
import type { ReportEntry } from './report.ts'

/** Written at once when this many characters have gathered. */
const BUFFER = 256_000

/**
 * Writes a report as one JSON object, entry by entry: it may be larger than memory. Throws where it would take the place
 * of one of the files that are to be read.
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
    writeSync(file, text)
    text = ''
  }
  return {
    add(entry: ReportEntry): void {
      text += `${count === 0 ? '' : ','}\n${JSON.stringify(entry)}`
      count += 1
      if (text.length > BUFFER) flush()
    },
    /** Ends the object with what came of it all. */
    close(summary: Readonly<Record<string, unknown>>): void {
      text += `\n],"summary":${JSON.stringify(summary)}}\n`
      flush()
      closeSync(file)
    },
  }
}

/** Under whatever names: a link leads to it, too. */
function isOneFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }))
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev
}
