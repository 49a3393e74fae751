import { spawnSync } from 'node:child_process'
import { environment } from './install.mjs'

/** Runs Debian's apt-get, as only root may; true when all went well. `timeout` is in milliseconds. */
export function apt(args, timeout) {
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' })
  return process.getuid?.() === 0 && spawnSync('apt-get', args, { env, stdio: 'ignore', timeout }).status === 0
}

/** Installs a package where that can be done; whoever asked looks for what has come of it. */
export function installFromDebian(name) {
  if (!apt(['--version'])) return
  console.log(`Installing Debian's ${name} …`)
  apt(['update', '-qq'])
  apt(['install', '-y', '-qq', name])
}
