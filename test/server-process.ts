import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'

/** The server program. */
export const MAIN = fileURLToPath(new URL('../src/api/main.ts', import.meta.url))

export interface Run {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/** The server program with only these settings; killed when the test ends. */
export function startServer(environment: Record<string, string>): Run {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'], ...environment } })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('exit', (code, signal) => resolve(signal ?? code))
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, output: () => text, ended }
}

export async function startReady(environment: Record<string, string>): Promise<Run> {
  const run = startServer(environment)
  await expect.poll(run.output, { timeout: 90_000 }).toContain('is ready at')
  return run
}

/**
 * True for a running process, which need not be our child. One that has ended stays a zombie where nobody collects
 * orphans, as in some containers.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    const status = `/proc/${pid}/status`
    return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'))
  } catch {
    return false
  }
}
