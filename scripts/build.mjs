import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, ROOT } from './install.mjs'

const INPUTS = [
  'src/web',
  'src/contract',
  'src/domain',
  'src/lexicon',
  'src/search',
  'src/presenters',
  'src/pocket',
  'scripts/prerender.ts',
  'scripts/service-worker.ts',
  'scripts/icons.ts',
  'scripts/chunks.ts',
  'vite.config.ts',
  'package-lock.json',
]
const OUTPUT = join(ROOT, 'dist/web')
// Inside the output, so that it disappears with it, and when a new build begins.
const MARK = join(OUTPUT, '.built-from')

/** Builds the web app when its sources changed since the last build. */
export function ensureBuilt() {
  const hash = createHash('sha256')
  for (const input of INPUTS) addTo(hash, join(ROOT, input))
  const sources = hash.digest('hex')
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === sources) return
  console.log('Building the web app …')
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    env: environment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${stdout}\n${stderr}\nThe web app could not be built: see above.`)
  mkdirSync(OUTPUT, { recursive: true })
  writeFileSync(MARK, sources)
}

function addTo(hash, path) {
  if (!existsSync(path)) return
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addTo(hash, join(path, name))
    return
  }
  hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0')
}
