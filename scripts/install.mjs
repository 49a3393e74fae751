// Plain JavaScript without dependencies, because it runs on the system's own Node before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The pinned Node that all programs run on, whatever the machine has. `linkNode` makes this path. */
export const NODE = join(ROOT, 'node_modules/node/bin/node')

/** As many threads as Node gives V8 for collecting garbage and compiling, whatever the machine has. */
const NODES_HELPERS = 4

/**
 * How Node is started for a server: with fewer helpers than processors, or they would take turns with the thread that
 * answers. While a changed catalogue is built, that halves its longest pause on two processors. And with room for 8 MB of
 * new objects: V8 would take up to 64, twice, and keep them, and answers are no quicker for it.
 */
export const SERVER_FLAGS = [
  `--v8-pool-size=${Math.min(NODES_HELPERS, Math.max(1, availableParallelism() - 1))}`,
  '--max-semi-space-size=8',
]

const MODULES = join(ROOT, 'node_modules')
const MARK = join(MODULES, '.installed')
const [MAJOR] = process.versions.node.split('.').map(Number)

/** Installs from the lockfile if it changed since the last time, and says so. Throws a sentence if it fails. */
export function ensureInstalled() {
  if (MAJOR < 20) throw new Error(`Node ${process.versions.node} is too old to start from. Install Node 20 or later.`)
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(MARK) && readFileSync(MARK, 'utf8') === lock && existsSync(NODE)
  if (installed) return
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error(
      `${MODULES} is a link, and npm would empty what it leads to. Run this in the checkout that it belongs to, or remove the link.`,
    )
  }
  console.log('Installing what is missing (the first time takes about a minute) …')
  // Warnings about engines concern the system's Node, which runs none of these packages.
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  linkNode()
  writeFileSync(MARK, lock)
}

/**
 * Makes NODE lead to the pinned Node: to the lockfile's package for this platform or, where there is none that runs, to the
 * Node that runs this script. Throws a sentence if that is too old. Nothing is fetched: npm has checked the package against
 * the lockfile, and no package runs a script.
 */
export function linkNode() {
  const wanted = readFileSync(join(ROOT, '.node-version'), 'utf8').split('.')[0]
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const packaged = join(MODULES, `node-${platform}-${process.arch}/bin`)
  const folder = [packaged, dirname(process.execPath)].find((bin) => isNode(join(bin, 'node'), wanted))
  if (!folder) {
    throw new Error(
      `There is no package of Node ${wanted} for ${process.platform}-${process.arch}, and this is Node ${process.versions.node}. Install Node ${wanted} from https://nodejs.org and start again with it.`,
    )
  }
  const link = join(MODULES, 'node/bin')
  rmSync(link, { recursive: true, force: true })
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), folder), link, 'junction')
}

/** True if a program is a Node of a major version and runs here: built for another C library, it does not. */
function isNode(program, major) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 && stdout.startsWith(`v${major}.`)
}

function npm(args) {
  const { status } = spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`npm ${args[0]} failed: see above. Check the network and the disk, then try again.`)
}

/** The environment of every program that we start: the pinned Node and the local tools come first. */
export function environment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  const PATH = [join(ROOT, 'node_modules/node/bin'), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(separator)
  // Caches what Node compiles from our TypeScript for the next start.
  const NODE_COMPILE_CACHE = join(ROOT, '.cache/node')
  return { NODE_COMPILE_CACHE, ...process.env, PATH, ...extra }
}

/** Runs one of the scripts here and turns an expected failure into one line. */
export async function main(run) {
  try {
    await run()
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

/** Runs Debian's apt-get, which only root may. Returns whether all went well. `timeout` is in milliseconds. */
export function apt(args, timeout) {
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' })
  return process.getuid?.() === 0 && spawnSync('apt-get', args, { env, stdio: 'ignore', timeout }).status === 0
}

/** Installs a package if possible. The caller checks the result. */
export function installFromDebian(name) {
  if (!apt(['--version'])) return
  console.log(`Installing Debian's ${name} …`)
  apt(['update', '-qq'])
  apt(['install', '-y', '-qq', name])
}
