import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { apt, ROOT } from './install.mjs'
import { part } from './steps.mjs'

/** Time for apt, in milliseconds: without a network it would try for minutes. */
const PATIENCE = 12_000
const CACHE = join(ROOT, '.cache/proxies')
const PROXIES = ['nginx', 'haproxy']

/**
 * One step for each available proxy of deploy/: does it accept its configuration? Missing proxies are named on the
 * terminal and left out. What apt fetches is unpacked, not installed, since it would start as a service.
 */
export function findProxies() {
  if (process.platform !== 'linux') {
    console.log('\n! NOT CHECKED: the configurations of deploy/. They are for Linux.\n')
    return []
  }
  const missing = [...PROXIES, 'openssl'].filter((name) => !find(name))
  if (missing.length > 0) fetchFromDebian(missing)
  const env = [`PATH=${path()}`, ...(libraries() === '' ? [] : [`LD_LIBRARY_PATH=${libraries()}`])]
  return PROXIES.flatMap((name) => {
    const lacking = [name, 'openssl', 'bash'].filter((program) => !find(program))
    if (lacking.length === 0)
      return part(`configuration of ${name}`, 'env', ...env, 'bash', 'deploy/try.sh', name, 'check')
    console.log(
      `\n! NOT CHECKED: the configuration of ${name} in deploy/. There is no ${lacking.join(', no ')} here, and apt did not bring it in ${PATIENCE / 1000} s.\n`,
    )
    return []
  })
}

function fetchFromDebian(names) {
  const until = Date.now() + PATIENCE
  const inTime = (...args) => {
    const timeout = until - Date.now()
    return timeout > 0 && apt(args, timeout)
  }
  if (!inTime('--version')) return
  console.log(`Fetching ${names.join(', ')} from Debian …`)
  mkdirSync(join(CACHE, 'partial'), { recursive: true })
  const options = ['-y', '-qq', '--no-install-recommends', '--download-only', '-o', `Dir::Cache::archives=${CACHE}`]
  const download = () => inTime('install', ...options, ...names)
  if (!download() && !(inTime('update', '-qq') && download())) return
  for (const file of readdirSync(CACHE).filter((name) => name.endsWith('.deb'))) {
    spawnSync('dpkg-deb', ['-x', join(CACHE, file), join(CACHE, 'root')], { stdio: 'ignore' })
  }
}

/** Where to look for programs: proxies are where ordinary users do not look. */
function path() {
  return [process.env.PATH, '/usr/sbin', join(CACHE, 'root/usr/sbin'), join(CACHE, 'root/usr/bin')].join(delimiter)
}

function libraries() {
  const folder = join(CACHE, 'root/usr/lib')
  return existsSync(folder)
    ? readdirSync(folder)
        .map((name) => join(folder, name))
        .join(delimiter)
    : ''
}

function find(program) {
  return path()
    .split(delimiter)
    .some((folder) => existsSync(join(folder, program)))
}
