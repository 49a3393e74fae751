import { appendFileSync, closeSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { explainSystem } from '#storage/errors.ts'
import { makeFolder } from '#storage/owner-only.ts'
import type { ReportEntry } from './report.ts'

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
