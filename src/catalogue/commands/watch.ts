import { parseArgs } from 'node:util'
import { watchLinks } from '#catalogue/links/watch-links.ts'
import { figure } from '#catalogue/limits.ts'
import { answer, say, withStorage } from './terminal.ts'

export const HELP = `npm run catalogue -- watch [ID…]

Asks for each scholarship's page, slowly, and notes what became of it: its state, and whether its text changed in what
matters. What changed comes first in "npm run curate". A changed banner, date stamp, counter, menu or advertisement
counts as no change. It keeps to robots.txt, and tells each site which version it has, so that an unchanged page need not
be sent again. You can stop it at any time: the next run starts with the pages that have waited longest.
With ids it asks for all pages of their hosts, and no others, whenever they were asked last.

  --every DAYS      skip hosts whose pages were all asked for within DAYS (default 6; 0: ask for all)
  --limit N         about N pages at most (default 2000)
  --hosts N         N hosts at a time, one page of each at a time (default 8)
  --pause MS        between two requests to one host (default 2000)
  --timeout MS      for one answer (default 20000)
  --json            one line of JSON for each page: {"id", "link", "state", "text", "news", …}
  --allow-loopback  ask this machine, too; for tests

Exits with 0, whatever it finds.
`

const OPTIONS = {
  every: { type: 'string', default: '6' },
  limit: { type: 'string', default: '2000' },
  hosts: { type: 'string', default: '8' },
  pause: { type: 'string', default: '2000' },
  timeout: { type: 'string', default: '20000' },
  json: { type: 'boolean', default: false },
  'allow-loopback': { type: 'boolean', default: false },
} as const

const DAY = 86_400_000
/** Longer timers fire at once, so there would be no pause at all. */
const MOST_OF_OPTION = 2 ** 31 - 1

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals: ids } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const counted = new Map<string, number>()
  const plan = {
    ids,
    hosts: positive('hosts', values.hosts),
    pause: positive('pause', values.pause),
    timeout: positive('timeout', values.timeout),
    limit: positive('limit', values.limit),
    // Those of the same day last week are due, though this run may come to them a little sooner.
    since: values.every === '0' ? Date.now() : Date.now() - positive('every', values.every) * DAY,
    allowLoopback: values['allow-loopback'],
    now: Date.now,
  }
  await withStorage((storage) =>
    watchLinks(storage, {
      ...plan,
      onResult: (result) => {
        const { id, link, state, detail, text, news } = result
        for (const name of new Set([state, text])) counted.set(name, (counted.get(name) ?? 0) + 1)
        if (values.json) return answer(JSON.stringify(result))
        if (text === 'changed') answer(`changed ${id} ${link} ${news.join(' | ')}`)
        if (state !== 'fine') answer(`${state} ${id} ${link} ${detail}`)
      },
    }),
  )
  say([...counted].map(([name, count]) => `${count} ${name}`).join(', ') || 'No page is due.')
  return 0
}

/** The value of a command's option that counts, or is in milliseconds. Throws a sentence if it is none. */
function positive(name: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= MOST_OF_OPTION) return value
  throw new Error(`--${name} ${text}: give a whole number from 1 to ${figure(MOST_OF_OPTION)}.`)
}
