import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { explainSystem } from '#storage/errors.ts'
import { readStorageConfig } from '#storage/storage-config.ts'
import { formatMapping, parseSettings, readMappingFile } from '#catalogue/mapping/mapping.ts'
import { openReportFile, createDigest } from '#catalogue/pipeline/report.ts'
import { runImport, type ImportResult } from '#catalogue/pipeline/run-import.ts'
import { figure } from '#catalogue/limits.ts'
import { answer, createProgressBar, say, sayThatItWaits, withStorageWhenAsked } from './terminal.ts'

export const HELP = `npm run catalogue -- import FILE…

Reads scholarships from CSV, TSV, JSON, NDJSON or XLSX into the catalogue: all of them in one transaction, or none.
Running it twice changes nothing. Files that this command's "export" wrote, and those of data/, are read as they are.
Any other file is read by a mapping of its columns. Without --mapping it is guessed and shown, and nothing is written
until you have looked at it and say --apply, or save it, correct it and give it with --mapping.

  --dry-run         only look: read, check, merge and report; store nothing but the file that --report names
  --apply           write although the mapping was guessed
  --mapping FILE    read the columns as this JSON file says (docs/catalogue.md)
  --sheet NAME      read this sheet of a workbook (repeat it for more); without it, those that hold the list
  --set FIELD=VALUE a value for every row whose own cells do not give it: --set link=https://funder.org/apply
  --skip-errors     leave out rows that have faults; without it, one fault and nothing is written
  --report FILE     where the whole report goes, as JSON (default: import-report.json in the data folder)
  --json            end with one line of JSON: {"rows", "imported", "merged", "refused"}, rows being the sum

Exits with 0 when all is well, with 1 when there were faults.
`

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  apply: { type: 'boolean', default: false },
  mapping: { type: 'string' },
  set: { type: 'string', multiple: true, default: [] as string[] },
  sheet: { type: 'string', multiple: true, default: [] as string[] },
  'skip-errors': { type: 'boolean', default: false },
  report: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

/** `import FILE…`: reads files into the catalogue. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals: files } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  if (files.length === 0) throw new Error('Name the files to import: npm run catalogue -- import FILE…')
  if (values['dry-run'] && values.apply) throw new Error('Say either --dry-run or --apply.')
  const mapping = values.mapping === undefined ? null : readMappingFile(values.mapping)
  const settings = parseSettings(values.set)
  const usual = join(readStorageConfig(process.env).dataDir, 'import-report.json')
  const path = values.report ?? (values['dry-run'] ? null : usual)
  const file = path === null ? null : openReportFile(path, [...files, ...[values.mapping ?? []].flat()])
  const shown = createDigest()
  const bar = createProgressBar(process.stderr.isTTY)
  const result = await withStorageWhenAsked((open) =>
    runImport({
      files,
      openCatalogue: async () => (await open()).catalogue,
      mapping,
      settings,
      sheets: values.sheet,
      write: values['dry-run'] ? 'nothing' : values.apply ? 'all' : 'unless guessed',
      skipErrors: values['skip-errors'],
      now: Date.now(),
      report: (entry) => {
        file?.add(entry)
        shown.add(entry)
      },
      onProgress: bar.update,
      onWait: () => {
        bar.end()
        sayThatItWaits()
      },
    }),
  ).catch((error: unknown) => {
    bar.end()
    file?.close({ files, failed: explainSystem(error) })
    throw error
  })
  bar.end()
  const { guesses, ...summary } = result
  for (const { file: from, mapping: guess } of guesses)
    say(`${from}: the columns are read like this\n${formatMapping(guess)}`)
  say([...shown.lines(), ...summarise(result)].join('\n'))
  // Last, so that a disk that is full hides nothing of what became of the catalogue.
  file?.close({ files, ...summary })
  say(path === null ? 'The whole report: give --report FILE.' : `The whole report: ${path}`)
  const { rows, imported, merged, refused } = result
  if (values.json) answer(JSON.stringify({ rows, imported, merged, refused }))
  return refused + result.unreadable > 0 && !values['skip-errors'] ? 1 : 0
}

function summarise({ rows, imported, merged, refused, unreadable, outcome, whyNot }: ImportResult): string[] {
  if (rows + unreadable === 0) return ['There are no rows to import.']
  const counts = `${figure(rows)} rows: ${figure(imported)} imported, ${figure(merged)} merged, ${figure(refused)} refused`
  if (outcome) {
    const { added, changed, unchanged, version } = outcome
    const became =
      added + changed === 0
        ? 'The catalogue has it all already'
        : `${figure(added)} added, ${figure(changed)} changed, ${figure(unchanged)} unchanged`
    return [counts, `${became} (version ${version}).`]
  }
  const reasons = {
    errors: 'Nothing was written, because of the faults above. Mend them, or leave those rows out with --skip-errors.',
    guessed:
      'Nothing was written yet: the mapping above was guessed. Write with --apply, or save it to a file, correct it, and give it with --mapping.',
    'dry run': 'Nothing was written: this was a dry run.',
  }
  return [counts, whyNot === null ? '' : reasons[whyNot]]
}
