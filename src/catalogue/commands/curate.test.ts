import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { ShownRecord } from '#catalogue/curation/curator.ts'
import { openStorage } from '#storage/open-storage.ts'
import { emptyDatabase } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { ROOT } from '#test/source-files.ts'

/** The command, as soon as it says where its page is. */
async function startCurate(dataDir: string) {
  const program = spawn(process.execPath, ['src/catalogue/main.ts', 'curate', '--port', '0'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(program, 'exit')
  onTestFinished(() => void program.kill('SIGKILL'))
  const [said] = await once(program.stdout, 'data')
  const [url = ''] = /http:\S+/.exec(String(said)) ?? []
  // As the program answers.
  const show = async (id: string) => (await (await fetch(new URL(`/records/${id}`, url))).json()) as ShownRecord
  const edit = async ({ id, mark }: ShownRecord, amount: string) =>
    fetch(new URL(`/records/${id}`, url), {
      method: 'POST',
      headers: { origin: new URL(url).origin, 'content-type': 'application/json' },
      body: JSON.stringify({ mark, edit: { action: 'changed', cells: { amount, coverage: 'partial' } } }),
    })
  return { program, ended, show, edit }
}

test('killed in the midst of an edit it leaves all of it or nothing; ended it has written what it said', async () => {
  const { dataDir } = await emptyDatabase('embedded SQLite')
  const before = await openStorage({ dataDir })
  await before.catalogue.apply({ upserts: [scholarship('one')] }, 0)
  await before.close()
  for (const amount of ['EUR 1 a month', 'EUR 2 a month', 'EUR 3 a month']) {
    const { program, ended, show, edit } = await startCurate(dataDir)
    const answer = edit(await show('one'), amount).catch(() => undefined)
    program.kill('SIGKILL')
    await Promise.all([ended, answer])
    expect(await stored(dataDir)).toMatch(/^(?:nothing|EUR \d a month, partial) as its last revision says$/)
  }
  const { program, ended, show, edit } = await startCurate(dataDir)
  expect((await edit(await show('one'), 'EUR 4 a month'))?.status).toBe(200)
  program.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await stored(dataDir)).toBe('EUR 4 a month, partial as its last revision says')
})

test('a port that another program has is named, with what to do', async () => {
  const { dataDir } = await emptyDatabase('embedded SQLite')
  await (await openStorage({ dataDir })).close()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  // A server that listens on a port has such an address.
  const { port } = other.address() as AddressInfo
  const args = ['src/catalogue/main.ts', 'curate', '--port', String(port)]
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining(`choose another with --port ${port + 1}`)])
})

async function stored(dataDir: string): Promise<string> {
  const storage = await openStorage({ dataDir })
  const record = (await storage.catalogue.find('one'))?.record
  const [last] = await storage.revisions.of('one')
  await storage.close()
  const now = record?.amount ? `${record.amount.stated}, ${record.coverage}` : 'nothing'
  const isTold = (last?.diff.amount?.now ?? undefined) === record?.amount?.stated
  return `${now} ${isTold ? 'as' : 'not as'} its last revision says`
}
