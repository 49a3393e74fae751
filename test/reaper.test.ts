import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isAlive } from './server-process.ts'
import { newFolder } from './new-folder.ts'
import { ROOT } from './source-files.ts'

/** Starts what the proofs start, says so, and waits. */
const PROGRAM = `
  import { spawn } from 'node:child_process'
  import { startPostgres } from './scripts/postgres.mjs'
  import { endWithUs } from './scripts/reaper.mjs'
  await startPostgres()
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)'])
  endWithUs(child)
  console.log('started ' + child.pid)`

test('a proof that is killed leaves neither programs nor files behind', { timeout: 120_000 }, async () => {
  const folder = newFolder()
  // PostgreSQL works as another user when root starts it.
  chmodSync(folder, 0o755)
  const env = { ...process.env, TMPDIR: folder }
  const proof = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], { cwd: ROOT, env })
  onTestFinished(() => void proof.kill('SIGKILL'))
  let said = ''
  for (const stream of [proof.stdout, proof.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/^started \d+$/m)
  const [database = ''] = readdirSync(folder)
  const postgres = Number(readFileSync(join(folder, database, 'data/postmaster.pid'), 'utf8').split('\n')[0])
  const pids = [postgres, Number(/^started (\d+)$/m.exec(said)?.[1])]
  expect(pids.map(isAlive)).toEqual([true, true])

  const ended = once(proof, 'exit')
  // The one signal of which it hears nothing.
  proof.kill('SIGKILL')
  await ended
  await expect.poll(() => pids.map(isAlive), { timeout: 30_000 }).toEqual([false, false])
  await expect.poll(() => readdirSync(folder), { timeout: 30_000 }).toEqual([])
})
