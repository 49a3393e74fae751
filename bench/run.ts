import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { SERVER_FLAGS } from '../scripts/install.mjs'
import { readOptions } from '../scripts/options.ts'

// `npm run bench`: measures every claim about speed. `-- --quick` uses only 100,000 records and asks peers half as
// much; `-- --json` prints one object on the last line. Each part runs in a process of its own, with memory of its own.
const values = readOptions({ json: { type: 'boolean' }, quick: { type: 'boolean' } })

type Figures = Readonly<Record<string, unknown>>

/** Parts that start servers. */
const SERVERS = ['over-http.ts', 'by-time.ts']

const say = (line: string) => (values.json ? console.error(line) : console.log(line))

function runPart(script: string, ...args: string[]): Figures {
  say(`… ${script} ${args.join(' ')}`)
  const path = fileURLToPath(new URL(script, import.meta.url))
  // A small nursery where memory is measured: otherwise most of a build's garbage would count as resident. Servers run
  // as in production.
  const nursery = SERVERS.includes(script) ? [] : ['--max-semi-space-size=4']
  const memory = [...nursery, ...(args[0] === '1000000' ? ['--max-old-space-size=6000'] : [])]
  const server = SERVERS.includes(script) || script === 'change.ts' ? SERVER_FLAGS : []
  const { status, stdout } = spawnSync(process.execPath, [...memory, ...server, path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  })
  const last = stdout.toString().trim().split('\n').at(-1) ?? ''
  if (status !== 0) return { failed: `${script} ended with ${status}` }
  const figures: unknown = JSON.parse(last)
  return typeof figures === 'object' && figures !== null ? { ...figures } : {}
}

const sizes = values.quick ? ['100000'] : ['10000', '100000', '1000000']
const engine = Object.fromEntries(sizes.map((size) => [size, runPart('engine-alone.ts', size)]))
const change = runPart('change.ts', '100000')
const peers = runPart('against-peers.ts', '100000', values.quick ? '15' : '30')
const http = runPart('over-http.ts', '100000')
const byTime = runPart('by-time.ts', '100000')

print('The engine alone, microseconds', engine)
print('One changed record among 100,000', { '100000': change })
print('Times as fast as a peer, 100,000 records', peers)
print('Share of the requests of a bare server', { 'filter call': http })
print('Times as long with a time and an order', { 'filter call': byTime })
if (values.json) console.log(JSON.stringify({ engine, change, peers, http, byTime }))
if (JSON.stringify([engine, change, peers, http, byTime]).includes('"failed"')) process.exitCode = 1

function print(title: string, rows: Figures): void {
  say(`\n${title}`)
  for (const [name, figures] of Object.entries(rows)) {
    const cells: [string, unknown][] =
      typeof figures === 'object' && figures !== null ? Object.entries(figures) : [['', figures]]
    say(`  ${name.padEnd(16)} ${cells.map(([label, figure]) => `${label} ${String(figure)}`).join('   ')}`)
  }
}
