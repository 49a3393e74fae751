import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSessionKeeper } from '#api/sign-in/sessions.ts'
import { openStorage } from '#storage/open-storage.ts'
import { SERVER_FLAGS } from '../scripts/install.mjs'
import { endWithUs, removeWithUs } from '../scripts/reaper.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const REPORTER = new URL('report-heap.ts', import.meta.url).href

/** A person with a session. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly cookie: string
}

/**
 * The real server program on a database of its own, filled with the starter catalogue. The database is embedded, unless
 * the address of a PostgreSQL is given.
 */
export function createSite(port: number, databaseUrl?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  removeWithUs(dataDir)
  const origin = `http://localhost:${port}`
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
  }
  const children = new Set<ChildProcess>()
  let output = ''

  const launch = (args: readonly string[], settings: Readonly<Record<string, string>> = {}, cwd = ROOT) => {
    const options = { cwd, env: { ...env, ...settings } }
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    endWithUs(child)
    children.add(child)
    child.on('exit', () => children.delete(child))
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
    return child
  }

  return {
    origin,
    dataDir,
    /** The output of its programs so far. */
    said: () => output,

    seed(): void {
      const { status, stderr } = spawnSync(process.execPath, ['src/catalogue/main.ts', 'seed'], { cwd: ROOT, env })
      if (status !== 0) throw new Error(stderr.toString())
    },

    /** Starts the server, or another one with its own settings or program. Resolves when it is ready. */
    async start(settings?: Readonly<Record<string, string>>, program?: string): Promise<ChildProcess> {
      const child = launch([...SERVER_FLAGS, '--expose-gc', '--import', REPORTER, 'src/api/main.ts'], settings, program)
      let text = ''
      child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
      const ended = once(child, 'exit')
      while (!text.includes('is ready at')) {
        await Promise.race([once(child.stdout ?? child, 'data'), ended])
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`The server did not start:\n${output}`)
      }
      return child
    },

    /** Another program on the same database, such as an import. */
    launch,

    /** People with sessions, put straight into the database. */
    async signIn(amount: number): Promise<Person[]> {
      const storage = await openStorage({ dataDir, databaseUrl })
      const keeper = createSessionKeeper({ storage, config: { apiOrigin: origin }, now: Date.now })
      const people: Person[] = []
      for (let number = 0; number < amount; number += 1) {
        const email = `person-${number}@example.org`
        const identity = { issuer: 'https://issuer.example', subject: email, email, name: 'Someone', photo: null }
        const { id } = await storage.accounts.signIn(identity, Date.now())
        people.push({ id, email, cookie: (await keeper.startSession(id, identity.issuer)).split(';')[0] ?? '' })
      }
      await storage.close()
      return people
    },

    /** Megabytes of memory that a process holds. */
    memoryOf: (child: ChildProcess) =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1000,

    /** Megabytes of objects that a server still needs after a full garbage collection. */
    async heapOf(child: ChildProcess): Promise<number> {
      const reported = new Promise<number>((resolve, reject) => {
        const fail = () => reject(new Error(`The server ended:\n${output.slice(-2000)}`))
        child.once('exit', fail)
        const listen = (chunk: Buffer) => {
          const heap = /^heap (\d+)$/m.exec(chunk.toString())?.[1]
          if (heap === undefined) return
          child.stdout?.off('data', listen)
          child.off('exit', fail)
          resolve(Number(heap) / 1e6)
        }
        child.stdout?.on('data', listen)
      })
      child.kill('SIGUSR2')
      return reported
    },

    async close(): Promise<void> {
      await Promise.all([...children].map((child) => kill(child)))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type SiteProcess = ReturnType<typeof createSite>

/** Ends a process at once. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
