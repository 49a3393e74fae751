import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, openOther, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { isUnavailable } from './errors.ts'
import { openStorage } from './open-storage.ts'

const ADA = { issuer: 'https://google.test', subject: '1', email: 'ada@example.org', name: 'Ada', photo: null }

async function setUp() {
  const config = await emptyDatabase('embedded SQLite')
  const storage = await openTestStorage(config)
  await storage.catalogue.apply({ upserts: [scholarship('one')] }, 1)
  const account = await storage.accounts.signIn(ADA, 1)
  // Like another program that imports.
  const other = openOther(config)
  return { ...storage, config, account, other }
}

test('while another program writes, a save waits and all else goes on', async () => {
  const { saved, catalogue, account, other } = await setUp()
  other.exec('begin immediate')
  const saving = saved.add(account.id, 'one', 2, 9)
  let ticks = 0
  const ticking = setInterval(() => (ticks += 1), 5)
  for (let read = 0; read < 20; read += 1) {
    expect(await catalogue.version()).toBe(1)
    await sleep(10)
  }
  expect(await saved.count(account.id)).toBe(0)
  other.exec('commit')
  expect(await saving).toBe('saved')
  clearInterval(ticking)
  expect(await saved.count(account.id)).toBe(1)
  // If waiting had blocked the process, there would be hardly any.
  expect(ticks).toBeGreaterThan(10)
})

test('every kind of write waits its turn', async () => {
  const { saved, sessions, accounts, catalogue, account, other } = await setUp()
  other.exec('begin immediate')
  const writes = Promise.all([
    saved.remove(account.id, 'one'),
    sessions.create('hash', account.id, 2, 9, ADA.issuer),
    accounts.signIn({ ...ADA, subject: '2', email: 'bo@example.org' }, 2),
    catalogue.apply({ upserts: [scholarship('two')] }, 2),
  ])
  // Long enough for what does not wait to be there.
  await sleep(100)
  other.exec('commit')
  await writes
  expect(await sessions.find('hash', 3)).toBeDefined()
  expect(await catalogue.version()).toBe(2)
})

test('an import waits for another and says so', async () => {
  const { catalogue, other } = await setUp()
  other.exec('begin immediate')
  const waiting = Promise.withResolvers<void>()
  const importing = catalogue.apply({ upserts: [scholarship('two')] }, 2, { onWait: waiting.resolve })
  await waiting.promise
  other.exec('commit')
  expect(await importing).toMatchObject({ added: 1, version: 2 })
})

/**
 * A program that saves for one account without a pause until its input ends, and then prints what was saved. A refusal
 * ends it.
 */
const SAVER = `
  const { setImmediate: turnOfTheLoop } = await import('node:timers/promises')
  const { openStorage } = await import('#storage/open-storage.ts')
  const [dataDir, account, ...ids] = process.argv.slice(1)
  const storage = await openStorage({ dataDir })
  const running = { on: true }
  process.stdin.on('end', () => (running.on = false)).resume()
  console.log('saving')
  const saved = new Set()
  const save = async (from) => {
    for (let turn = from; running.on; turn += 1) {
      const id = ids[turn % ids.length]
      await storage.saved.add(account, id, turn, 1000)
      saved.add(id)
      // SQLite answers within the same turn, so without this the end of the input would never be noticed.
      await turnOfTheLoop()
    }
  }
  await Promise.all([save(0), save(1)])
  console.log(JSON.stringify([...saved].sort()))
  await storage.close()`

test(
  'several processes that save without a pause leave room for an import and for each other; none is refused',
  { timeout: 180_000 },
  async () => {
    const { saved, catalogue, accounts, config } = await setUp()
    const ids = Array.from({ length: 20 }, (_, number) => `s-${number}`)
    await catalogue.apply({ upserts: ids.map((id) => scholarship(id)) }, 1)
    const savers = await Promise.all(
      ['a', 'b', 'c'].map(async (subject) => {
        const { id } = await accounts.signIn({ ...ADA, subject, email: `${subject}@example.org` }, 1)
        const args = ['--input-type=module', '--eval', SAVER, config.dataDir, id, ...ids]
        const child = spawn(process.execPath, args)
        onTestFinished(() => void child.kill('SIGKILL'))
        let said = ''
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (text: Buffer) => (said += text.toString()))
        await expect.poll(() => said, { timeout: 60_000 }).toContain('saving\n')
        return { id, child, ended: once(child, 'close'), said: () => said }
      }),
    )
    const many = Array.from({ length: 1000 }, (_, number) => scholarship(`many-${number}`))
    expect(await catalogue.apply({ upserts: many }, 2)).toMatchObject({ added: 1000 })
    for (const { child } of savers) child.stdin.end()
    for (const { id, ended, said } of savers) {
      expect(await ended, said()).toEqual([0, null])
      const kept = (await saved.list(id)).map((row) => row.id)
      expect(said().split('\n')[1]).toBe(JSON.stringify(kept.sort()))
      expect(kept).not.toEqual([])
    }
  },
)

test('a start does not wait for the program that writes', async () => {
  const { config, other } = await setUp()
  other.exec('begin immediate')
  const storage = await openStorage(config)
  expect(await storage.catalogue.version()).toBe(1)
  await storage.close()
  other.exec('commit')
})

test('a start with tables to be made waits for the program that writes', async () => {
  const config = await emptyDatabase('embedded SQLite')
  const other = openOther(config)
  other.exec('pragma journal_mode = wal; begin immediate')
  const opening = openStorage(config)
  // Long enough for what does not wait to be there.
  await sleep(100)
  other.exec('commit')
  const storage = await opening
  expect(await storage.catalogue.version()).toBe(0)
  await storage.close()
})

test('when SQLite itself ends a transaction, as where the disk is full, its own reason is told', async () => {
  const { accounts, catalogue, other } = await setUp()
  other.exec(`create trigger no_account before insert on account begin select raise(rollback, 'the disk is full'); end;
    create trigger no_record before insert on scholarship begin select raise(rollback, 'the disk is full'); end`)
  await expect(accounts.signIn({ ...ADA, subject: '2', email: 'bo@example.org' }, 2)).rejects.toThrow(
    'the disk is full',
  )
  await expect(catalogue.apply({ upserts: [scholarship('two')] }, 2)).rejects.toThrow('the disk is full')
  other.exec('drop trigger no_account; drop trigger no_record')
  expect(await catalogue.apply({ upserts: [scholarship('two')] }, 2)).toMatchObject({ added: 1, version: 2 })
})

test('when it takes too long, the error says that the database is not to be had', { timeout: 15_000 }, async () => {
  const { saved, account, other } = await setUp()
  other.exec('begin immediate')
  const error: unknown = await saved.add(account.id, 'one', 2, 9).catch((reason: unknown) => reason)
  expect(isUnavailable(error)).toBe(true)
  expect(isUnavailable(new Error('a bug'))).toBe(false)
  other.exec('commit')
})
