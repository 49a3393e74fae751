import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { createCurator } from '#catalogue/curation/curator.ts'
import { createImportDesk } from '#catalogue/curation/import-desk.ts'
import { serveCurator } from '#catalogue/curation/serve-curator.ts'
import { codeOf } from '#storage/errors.ts'
import { answer, withStorage } from './terminal.ts'

export const HELP = `npm run catalogue -- curate

Opens a page on this machine alone, on which the catalogue is looked after record by record: still true, changed,
ended, or with a new round. What people report, whose page has changed (see "watch") or whose link is gone comes first, then
what matters most. A spreadsheet can be imported there, too: it shows what would change. Ends with Ctrl+C.

  --port N  the port on 127.0.0.1 (default 4600)
`

const TAKEN = (port: number) =>
  `Port ${port} is taken, perhaps by the same program: stop that one, or choose another with --port ${port + 1}`

const OPTIONS = { port: { type: 'string', default: '4600' } } as const

export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port}: give a port.`)
  return withStorage(async (storage) => {
    const desk = createImportDesk(storage, Date.now)
    const curator = createCurator(storage, Date.now)
    const { app, url } = await serveCurator({ curator, desk }, port).catch((error: unknown) => {
      desk.close()
      throw codeOf(error) === 'EADDRINUSE' ? new Error(TAKEN(port), { cause: error }) : error
    })
    answer(`Look after the catalogue at ${url}`)
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    await app.close()
    desk.close()
    return 0
  })
}
