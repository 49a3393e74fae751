import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isReady, SIGN_IN_CODE } from './own-server.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const BUILT = join(ROOT, 'dist/web')
const PATIENCE_MS = 60_000

/**
 * A server that is killed, and started again with the data that it had, maybe with another build. `hosts` are those of its
 * pages and of its API.
 */
export function createKilledServer(
  port: number,
  hosts: readonly [web: string, api: string] = ['localhost', 'localhost'],
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'scholarship-finder-'))
  const [origin, apiOrigin] = hosts.map((host) => `http://${host}:${port}`) as [string, string]
  const env = {
    ...process.env,
    WEB_ORIGIN: origin,
    API_ORIGIN: apiOrigin,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEVELOPMENT_SIGN_IN: SIGN_IN_CODE,
    LOG_LEVEL: 'error',
  }
  const operator = (...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, ['src/catalogue/main.ts', ...args], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
  }
  operator('seed')
  let running: ChildProcess | undefined

  async function start(webFolder = BUILT): Promise<void> {
    const server = spawn(process.execPath, ['test/serve-build.ts', webFolder], { cwd: ROOT, env, stdio: 'inherit' })
    running = server
    if (!(await isReady(server, `http://localhost:${port}`, PATIENCE_MS)))
      throw new Error(`No server started on port ${port}`)
  }

  async function kill(): Promise<void> {
    const server = running
    if (!server || server.exitCode !== null) return
    const ended = new Promise((resolve) => server.on('exit', resolve))
    server.kill('SIGKILL')
    await ended
    running = undefined
  }

  /** It takes connections and answers nothing, until it is let go on. */
  const freeze = () => running?.kill('SIGSTOP')
  const thaw = () => running?.kill('SIGCONT')

  const remove = async () => {
    await kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { origin, apiOrigin, dataDir, operator, start, kill, freeze, thaw, remove }
}

/**
 * A copy of the build of this name in which every script has another name, as after a change of all of them. `time` is
 * from 1 to 7: each is another build.
 */
export function buildAnew(build: string, time = 4): string {
  const another = (name: string) =>
    name.replace(/-([\w-]{8})\.js$/, (_, hash: string) => `-${hash.slice(time)}${hash.slice(0, time)}.js`)
  const folder = mkdtempSync(join(tmpdir(), 'scholarship-finder-build-'))
  cpSync(BUILT, folder, { recursive: true })
  const assets = join(folder, 'assets')
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const renamed = (text: string) =>
    names.reduce((all, name) => all.replaceAll(name, another(name)), text.replaceAll(build, `${build.slice(1)}${time}`))
  for (const name of readdirSync(assets)) if (/\.js\.(?:br|zst|gz)$/.test(name)) rmSync(join(assets, name))
  for (const name of names) {
    const path = join(assets, name)
    writeFileSync(path, renamed(readFileSync(path, 'utf8')))
    renameSync(path, join(assets, another(name)))
  }
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (name.startsWith('service-worker.js.')) rmSync(path)
    else if (/\.(?:html|js)$/.test(name)) writeFileSync(path, renamed(readFileSync(path, 'utf8')))
  }
  return folder
}
