import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isReady, SIGN_IN_CODE } from './own-server.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const BUILT = join(ROOT, 'dist/web')

/**
 * A server that is killed, and started again with the data that it had, maybe with another build. `hosts` are those of its
 * pages and of its API.
 */
export function createKilledServer(
  port: number,
  hosts: readonly [web: string, api: string] = ['localhost', 'localhost'],
) {
  const [origin, apiOrigin] = hosts.map((host) => `http://${host}:${port}`) as [string, string]
  // Made when it is first started: journeys are also read to list them.
  let dataDir = ''
  let running: ChildProcess | undefined
  let serves = ''
  const environment = () => ({
    ...process.env,
    WEB_ORIGIN: origin,
    API_ORIGIN: apiOrigin,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEVELOPMENT_SIGN_IN: SIGN_IN_CODE,
    LOG_LEVEL: 'error',
  })

  function operator(...args: string[]): void {
    const { status, stderr } = spawnSync(process.execPath, ['src/catalogue/main.ts', ...args], {
      cwd: ROOT,
      env: environment(),
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
  }

  /** Changes a record as an operator does. */
  function change(id: string, facts: object): void {
    const file = join(dataDir, 'changed.json')
    operator('export', file)
    const records = JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]
    writeFileSync(file, JSON.stringify([{ ...records.find((one) => one.id === id), ...facts }]))
    operator('import', file)
  }

  /** Starts it, unless it runs and serves this build. */
  async function start(webFolder = BUILT): Promise<void> {
    thaw()
    if (running?.exitCode === null && running.signalCode === null && serves === webFolder) return
    await kill()
    if (!dataDir) {
      dataDir = mkdtempSync(join(tmpdir(), 'scholarship-finder-'))
      operator('seed')
    }
    const args = ['test/serve-build.ts', webFolder]
    running = spawn(process.execPath, args, { cwd: ROOT, env: environment(), stdio: 'inherit' })
    serves = webFolder
    if (!(await isReady(running, `http://localhost:${port}`))) throw new Error(`No server started on port ${port}`)
  }

  async function kill(): Promise<void> {
    if (running?.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }

  /** It takes connections and answers nothing, until it is let go on. */
  const freeze = () => running?.kill('SIGSTOP')
  const thaw = () => running?.kill('SIGCONT')

  async function remove(): Promise<void> {
    await kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { origin, apiOrigin, environment, change, start, kill, freeze, thaw, remove }
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
  for (const name of readdirSync(assets)) if (/\.js\.(?:br|gz)$/.test(name)) rmSync(join(assets, name))
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
