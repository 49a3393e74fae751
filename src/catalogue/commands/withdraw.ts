import { parseArgs } from 'node:util'
import { answer, say, sayThatItWaits, withStorage } from './terminal.ts'

export const HELP = `npm run catalogue -- withdraw ID…

Takes scholarships out of the catalogue. Those who saved them keep them, marked as no longer listed.
An unknown id changes nothing. A later import that names the id brings it back.
`

export async function run(args: readonly string[]): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true })
  const ids = [...new Set(positionals)]
  if (ids.length === 0) throw new Error('Name the ids to withdraw: npm run catalogue -- withdraw ID…')
  return withStorage(async ({ catalogue }) => {
    const found = await Promise.all(ids.map(async (id) => ({ id, known: await catalogue.find(id) })))
    const unknown = found.filter(({ known }) => !known)
    if (unknown.length > 0) {
      say(`Not in the catalogue: ${unknown.map(({ id }) => id).join(', ')}. Nothing was withdrawn.`)
      return 1
    }
    const change = { upserts: [], withdrawals: ids }
    const { withdrawn } = await catalogue.apply(change, Date.now(), { onWait: sayThatItWaits })
    answer(`${withdrawn} withdrawn, ${ids.length - withdrawn} were already`)
    return 0
  })
}
