import { spawnSync } from 'node:child_process'
import { environment } from './install.mjs'

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
