import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ReportEntry } from './report.ts'

/** Written at once when this many characters have gathered. */
const BUFFER = 256_000

/** Writes a report as one JSON object, entry by entry: it may be larger than memory. */
export function openReportFile(path: string) {
  mkdirSync(dirname(path), { recursive: true })
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
