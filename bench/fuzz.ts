import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/build.mjs'
import { createFuzzer, readDescription, type FuzzRequest } from './fuzz-requests.ts'
import { sendRaw } from './raw-request.ts'
import { createRandom } from './random.ts'
import { createSite, type Person } from './site-process.ts'

// `npm run fuzz -- --requests 100000`: requests made of /openapi.json and mutations of them, written byte by byte onto
// the real server's sockets. It may refuse; it may not answer 5xx, fall silent, end, or keep more and more in memory.
// `--seed` repeats a run; `--requests 5000` fits into a minute.
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '4520' },
    json: { type: 'boolean' },
  },
})
const [requests, port] = [Number(values.requests), Number(values.port)]
const PATIENCE = 10_000
const AT_ONCE = 16
/** So many that nobody reaches the limit of changes, which would keep all else from being tried. */
const PEOPLE = 200
const say = (line: string) => (values.json ? console.error(line) : console.log(line))

const site = createSite(port)
const statuses = new Map<number, number>()
const found: string[] = []
/** Megabytes in use after a tenth of the requests, when every cache has begun to fill, and so on. */
const memory: number[] = []
/** Of them, what caches may still take after that: they are bounded. */
const MORE_IN_CACHES = 40
let [sent, serverErrors, hangs] = [0, 0, 0]
const server = { crashed: false }

try {
  // Without its pages the server answers 503 where there should be one.
  ensureBuilt()
  site.seed()
  const people = await site.signIn(PEOPLE)
  const child = await site.start()
  child.on('exit', () => (server.crashed = true))
  const next = await createNext(people)
  const worker = async () => {
    while (sent < requests && !server.crashed) {
      sent += 1
      if (sent % Math.ceil(requests / 10) === 0)
        memory.push(Math.round(await site.heapOf(child).catch(() => Number.NaN)))
      const request = next()
      const status = await sendRaw(port, request, PATIENCE)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500) note(request, status)
      if (status === 0) note(request, 'no answer')
      if (status >= 500) serverErrors += 1
      if (status === 0) hangs += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  child.removeAllListeners('exit')
} finally {
  await site.close()
}
for (const line of found) console.error(line)
const grown = (memory.at(-1) ?? 0) - (memory[0] ?? 0)
if (server.crashed) console.error(`The server ended:\n${site.said().slice(-2000)}`)
const summary = [...statuses].sort(([one], [other]) => one - other).map(([status, amount]) => `${status}: ${amount}`)
say(`${sent} requests (seed ${values.seed}): ${summary.join(', ')}`)
say(
  `${serverErrors} server errors, ${hangs} hangs, ${server.crashed ? 1 : 0} crashes; in use after each tenth, in MB: ${memory.join(' ')}`,
)
if (values.json)
  console.log(
    JSON.stringify({
      requests: sent,
      server_errors: serverErrors,
      hangs,
      crashes: server.crashed ? 1 : 0,
      memory_mb: memory,
    }),
  )
process.exitCode = serverErrors + hangs > 0 || server.crashed || !(grown <= MORE_IN_CACHES) ? 1 : 0

async function createNext(people: readonly Person[]) {
  const ask = async (path: string, init?: RequestInit) => (await fetch(`${site.origin}${path}`, init)).json()
  const description = readDescription(await ask('/openapi.json'))
  // Deleting the account would leave everything after it signed out; that route has tests of its own.
  delete description.paths['/api/user/account']
  delete description.paths['/google/logout']
  const headers = { origin: site.origin, 'content-type': 'application/json' }
  const { list } = (await ask('/api/scholarship/filter?page=1', { method: 'POST', headers, body: '{}' })) as {
    list: { _id: string }[]
  }
  const known = {
    scholarshipId: list.map(({ _id }) => _id),
    country: ['Kenya', 'Germany', 'United Kingdom'],
    field: ['Law', 'Computer Science'],
    level: ["Master's", 'PhD'],
    searchKey: ['engineering in germany', 'chemistry europe', 'phd women kenya', 'Indians USA'],
    page: ['1', '2', '9'],
  }
  return createFuzzer(description, { random: createRandom(Number(values.seed)), origin: site.origin, known, people })
}

function note(request: FuzzRequest, what: number | string): void {
  if (found.length < 20) found.push(`${what}: ${JSON.stringify(request).slice(0, 600)}`)
}
