import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createSessionKeeper } from '#api/sign-in/sessions.ts'
import { openStorage } from '#storage/open-storage.ts'
import { scholarship } from '#test/fixture-catalogue.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const EMAIL = 'ada@example.org'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scholarship-main-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

interface Run {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | NodeJS.Signals | null>
}

function start(environment: Record<string, string>): Run {
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

async function startReady(environment: Record<string, string>): Promise<Run> {
  const run = start(environment)
  await expect.poll(run.output, { timeout: 15_000 }).toContain('is ready at')
  return run
}

test('one clear line says where it is; SIGTERM closes it cleanly', async () => {
  const port = await freePort()
  const run = await startReady({ PORT: String(port), DATA_DIR: newFolder() })
  expect(run.output()).toBe(`Scholarship Finder is ready at http://localhost:${port}\n`)
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  run.child.kill('SIGTERM')
  expect(await run.ended).toBe(0)
})

test('a port that is taken, a folder that cannot be used, settings that are wrong: each says what to do', async () => {
  const port = await freePort()
  await startReady({ PORT: String(port), DATA_DIR: newFolder() })
  const taken = start({ PORT: String(port), DATA_DIR: newFolder() })
  expect(await taken.ended).toBe(1)
  expect(taken.output()).toBe(
    `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start\n`,
  )
  const unwritable = start({ PORT: String(port), DATA_DIR: join(MAIN, 'inside') })
  expect(await unwritable.ended).toBe(1)
  expect(unwritable.output()).toMatch(/cannot be opened.*DATA_DIR/)
  const wrong = start({ PORT: 'many', HOST: '0.0.0.0' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.output()).toMatch(/The configuration has 3 problems:\n {2}- PORT must be a number/)
})

test('killed while saving and started again: no acknowledged save is missing', { timeout: 120_000 }, async () => {
  const dataDir = newFolder()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const ids = Array.from({ length: 400 }, (_, index) => `s-${index}`)
  const storage = await openStorage({ dataDir })
  await storage.catalogue.apply({ upserts: ids.map((id) => scholarship(id)) }, Date.now())
  const keeper = createSessionKeeper({ storage, config: { apiOrigin: origin }, now: Date.now })
  // More than one person, so that no one reaches the limit of changes.
  const people = await Promise.all(
    [0, 1, 2, 3].map(async (round) => {
      const email = `${round}-${EMAIL}`
      const identity = { issuer: 'https://issuer.example', subject: email, email, name: 'Ada', photo: null }
      const { id } = await storage.accounts.signIn(identity, Date.now())
      return { email, id, cookie: (await keeper.startSession(id)).split(';')[0] ?? '' }
    }),
  )
  await storage.close()

  let acknowledged = 0
  for (const { email, id, cookie } of people) {
    const run = await startReady({ PORT: String(port), DATA_DIR: dataDir })
    const saved: string[] = []
    const save = async (scholarshipId: string) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/user/savescholarship/${email}`, {
        method: 'PUT',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify({ scholarshipId }),
      })
      if (response.ok && ((await response.json()) as { saved: boolean }).saved) saved.push(scholarshipId)
    }
    const wave = Promise.allSettled(ids.slice(0, 110).map(save))
    await expect.poll(() => saved.length, { interval: 1, timeout: 10_000 }).toBeGreaterThan(5)
    run.child.kill('SIGKILL')
    expect(await run.ended).toBe('SIGKILL')
    await wave
    const again = await openStorage({ dataDir })
    const kept = new Set((await again.saved.list(id)).map(({ record }) => record.id))
    await again.close()
    expect(saved.filter((scholarshipId) => !kept.has(scholarshipId))).toEqual([])
    acknowledged += saved.length
  }
  expect(acknowledged).toBeGreaterThan(20)
})
