import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** What the development sign-in asks each browser for, once. The server is told it when it is started. */
export const SIGN_IN_CODE = 'the-code-of-the-journeys'
const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** A first start may have to build the web app, and a machine may be busy with something else. */
const PATIENCE_MS = 240_000

export interface OwnServer {
  readonly origin: string
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/** What a visitor's `npm start` serves, on a port of its own and with data that is thrown away afterwards. */
export async function startOwnServer(port: number): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'scholarship-finder-'))
  const said: string[] = []
  const program = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEVELOPMENT_SIGN_IN: SIGN_IN_CODE },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (data) => said.push(String(data)))
  const ended = new Promise<void>((resolve) => program.on('exit', () => resolve()))
  const stop = async () => {
    program.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }

  const origin = `http://localhost:${port}`
  if (await isReady(program, origin)) return { origin, dataDir, stop }
  await stop()
  throw new Error(`The server did not start on port ${port}. It said:\n${said.join('')}`)
}

/** Waits until a server answers there; false if it has ended, or takes longer. */
export async function isReady(server: ChildProcess, origin: string): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    // Somebody else's server on this port would answer too: ours must still be alive.
    if (answer?.ok && server.exitCode === null) return true
    await pause(100)
  }
  return false
}
