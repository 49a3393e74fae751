import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openStorage } from '#storage/open-storage.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { freePort } from '#test/databases.ts'
import { readProjectFile } from '#test/source-files.ts'
import { newFolder } from '#test/new-folder.ts'
import { MAIN, startReady, startServer } from '#test/server-process.ts'
import { signedIn } from '#test/signed-in.ts'

const EMAIL = 'ada@example.org'
/** These tests start whole programs, on machines that may be slow. */
const TIMES = { timeout: 240_000 }

test.each([
  ['SIGTERM', undefined],
  ['SIGHUP', 'a/code&more'],
] as const)(
  'one clear line says where it is; %s closes it cleanly; a second line says how to get in, with a code: %s',
  TIMES,
  async (signal, code) => {
    const port = await freePort()
    const settings = { PORT: String(port), DATA_DIR: newFolder(), ...(code && { DEVELOPMENT_SIGN_IN: code }) }
    const run = await startReady(settings)
    const lines = [`Scholarship Finder is ready at http://localhost:${port}`]
    if (code)
      lines.push(
        `To sign in while developing, each browser is asked once for the code a/code&more; this link gives it: http://localhost:${port}/dev-sign-in?code=a%2Fcode%26more`,
      )
    await expect.poll(run.output).toBe(`${lines.join('\n')}\n`)
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    run.child.kill(signal)
    expect(await run.ended).toBe(0)
  },
)

test(
  'a port that is taken, a folder that cannot be used, settings that are wrong: each says what to do',
  TIMES,
  async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const taken = startServer({ PORT: String(port), DATA_DIR: newFolder() })
    expect(await taken.ended).toBe(1)
    expect(taken.output()).toBe(
      `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start\n`,
    )
    const unwritable = startServer({ PORT: String(port), DATA_DIR: join(MAIN, 'inside') })
    expect(await unwritable.ended).toBe(1)
    expect(unwritable.output()).toMatch(/cannot be opened.*DATA_DIR/)
    const wrong = startServer({ PORT: 'many', HOST: '0.0.0.0' })
    // This exit status tells the service that starting again would not help.
    expect(await wrong.ended).toBe(78)
    expect(readProjectFile('deploy/scholarship-finder@.service')).toMatch(/^RestartPreventExitStatus=78$/m)
    expect(wrong.output()).toMatch(/The configuration has 3 problems:\n {2}- PORT must be a number/)
  },
)

test('when nobody reads its log any more, it goes on', TIMES, async () => {
  const port = await freePort()
  const run = await startReady({ PORT: String(port), DATA_DIR: newFolder(), LOG_LEVEL: 'info' })
  run.child.stdout?.destroy()
  for (let time = 0; time < 3; time++) {
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    // Log lines are written a tenth of a second later.
    await sleep(300)
  }
  run.child.kill('SIGTERM')
  expect(await run.ended).toBe(0)
})

test('killed while saving and started again: no acknowledged save is missing', TIMES, async () => {
  const dataDir = newFolder()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const ids = Array.from({ length: 400 }, (_, index) => `s-${index}`)
  const storage = await openStorage({ dataDir })
  await storage.catalogue.apply({ upserts: ids.map((id) => scholarship(id)) }, Date.now())
  // Several people, so that nobody reaches the limit on changes.
  const people = await Promise.all(
    [0, 1, 2, 3].map(async (round) => {
      const email = `${round}-${EMAIL}`
      const { account, cookie } = await signedIn(storage, origin, { email })
      return { email, id: account.id, cookie }
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
    const kept = new Set((await again.saved.list(id)).map((row) => row.id))
    await again.close()
    expect(saved.filter((scholarshipId) => !kept.has(scholarshipId))).toEqual([])
    acknowledged += saved.length
  }
  expect(acknowledged).toBeGreaterThan(20)
})
