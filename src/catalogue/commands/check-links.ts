import { parseArgs } from 'node:util'
import { checkLinks } from '#catalogue/links/check-links.ts'
import { positive } from '#catalogue/limits.ts'
import { answer, say, withStorage } from './terminal.ts'

export const HELP = `npm run catalogue -- check-links [ID…]

Asks for each scholarship's page once, slowly, and reports pages that are gone, have moved or do not answer. It
changes nothing. Without ids it checks the whole catalogue, which takes a while.

  --limit N     at most N pages (default 2000)
  --hosts N     N hosts at a time, one page of each at a time (default 8)
  --pause MS    from one page of a host to the next (default 1000)
  --timeout MS  for one answer (default 15000)
  --json        one line of JSON for each page

Exits with 1 when a page is gone or cannot be reached.
`

const OPTIONS = {
  limit: { type: 'string', default: '2000' },
  hosts: { type: 'string', default: '8' },
  pause: { type: 'string', default: '1000' },
  timeout: { type: 'string', default: '15000' },
  json: { type: 'boolean', default: false },
} as const

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals: ids } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const limit = positive('limit', values.limit)
  const pace = {
    hosts: positive('hosts', values.hosts),
    pause: positive('pause', values.pause),
    timeout: positive('timeout', values.timeout),
  }
  const links = await withStorage(async ({ catalogue }) => {
    const found: { id: string; link: string }[] = []
    for await (const { id, link } of catalogue.each()) {
      if (found.length < limit && (ids.length === 0 || ids.includes(id))) found.push({ id, link })
    }
    return found
  })
  const unknown = ids.filter((id) => links.every((link) => link.id !== id))
  if (unknown.length > 0 && links.length < limit) {
    say(`Not in the catalogue: ${unknown.join(', ')}. Nothing was asked.`)
    return 1
  }
  const states = new Map<string, number>()
  await checkLinks(links, {
    ...pace,
    onResult: (result) => {
      states.set(result.state, (states.get(result.state) ?? 0) + 1)
      if (values.json) answer(JSON.stringify(result))
      else if (result.state !== 'fine') answer(`${result.state} ${result.id} ${result.link} ${result.detail}`)
    },
  })
  say(`${links.length} pages: ${[...states].map(([state, count]) => `${count} ${state}`).join(', ')}`)
  return (states.get('gone') ?? 0) + (states.get('unreachable') ?? 0) > 0 ? 1 : 0
}
