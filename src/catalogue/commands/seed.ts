import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answer, withStorageWhenAsked } from './terminal.ts'

const DATA = fileURLToPath(new URL('../../../data', import.meta.url))

export const HELP = `npm run catalogue -- seed

Loads the starter catalogue of data/ where the catalogue is empty, and does nothing anywhere else.
`

/** Fills an empty catalogue with the starter catalogue. Leaves any other alone, silently. */
export function run(): Promise<number> {
  return withStorageWhenAsked(async (open) => {
    const { catalogue } = await open()
    if ((await catalogue.version()) > 0) return 0
    // Loaded only for an empty catalogue.
    const { runImport } = await import('#catalogue/pipeline/run-import.ts')
    const { formatEntry } = await import('#catalogue/pipeline/report.ts')
    const files = readdirSync(DATA).filter((name) => name.endsWith('.json'))
    const faults: string[] = []
    const { outcome } = await runImport({
      files: files.sort().map((name) => relative(process.cwd(), join(DATA, name))),
      openCatalogue: () => Promise.resolve(catalogue),
      mapping: null,
      write: 'unless guessed',
      skipErrors: false,
      now: Date.now(),
      report: (entry) => ['refused', 'unreadable'].includes(entry.kind) && faults.push(formatEntry(entry)),
    })
    if (!outcome) throw new Error(`The starter catalogue has faults:\n${faults.join('\n')}`)
    answer(`Loaded ${outcome.added} scholarships into the catalogue`)
    return 0
  })
}
