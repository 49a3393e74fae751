import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  copyFileSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { backUp, restore } from './backup.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { embeddedFile } from './database/sqlite.ts'

const run = promisify(execFile)
const NOW = Date.UTC(2026, 10, 21)
const ADA = { issuer: 'https://google.test', subject: '1', email: 'ada@example.org', name: 'Ada', photo: null }

/** A database with a catalogue and a person who has saved some of it. */
async function filled() {
  const { dataDir } = await emptyDatabase('embedded SQLite')
  const storage = await openTestStorage({ dataDir })
  const ids = Array.from({ length: 1100 }, (_, number) => `s-${number}`)
  await storage.catalogue.apply({ upserts: ids.map((id) => scholarship(id, { about: ['“Über” 😀 \\ \n'] })) }, NOW)
  await storage.catalogue.apply({ upserts: [], withdrawals: ['s-7'] }, NOW)
  const ada = await storage.accounts.signIn(ADA, NOW)
  await storage.sessions.create('hash', ada.id, NOW, NOW + 1000, ADA.issuer)
  for (const id of ['s-1', 's-7']) await storage.saved.add(ada.id, id, NOW, 1000)
  return { dataDir, storage, ada }
}

test('a backup is made while the server writes, and brings back what was there at that moment', async () => {
  const { dataDir, storage, ada } = await filled()
  const file = join(dataDir, 'backups', 'monday.sqlite')
  const writing = { on: true }
  const writes = (async () => {
    for (let id = 100; writing.on && id < 1000; id += 1) await storage.saved.add(ada.id, `s-${id}`, NOW, 1000)
  })()
  const rights = new Set<number>()
  const look = setInterval(() => {
    const mode = statSync(`${file}.unfinished`, { throwIfNoEntry: false })?.mode
    if (mode !== undefined) rights.add(mode & 0o777)
  })
  const contents = await backUp(dataDir, file)
  clearInterval(look)
  writing.on = false
  await writes
  expect(contents).toMatchObject({ scholarships: 1100, accounts: 1 })
  expect(contents.saved).toBeGreaterThanOrEqual(2)
  // Nobody else may read it, not even while it is being made.
  expect([...rights.add(statSync(file).mode & 0o777)]).toEqual([0o600])
  await expect(backUp(dataDir, file)).rejects.toThrow('Name a new file')

  const elsewhere = (await emptyDatabase('embedded SQLite')).dataDir
  expect(restore(elsewhere, file)).toEqual({ ...contents, before: null })
  const restored = await openTestStorage({ dataDir: elsewhere })
  expect(await restored.saved.count(ada.id)).toBe(contents.saved)
  expect(await restored.saved.has(ada.id, 's-7')).toBe(true)
  expect(await restored.sessions.find('hash', NOW)).toMatchObject({ account: { email: ADA.email } })
})

test('a backup of a large database ends, however much is saved meanwhile', async () => {
  const { dataDir } = await emptyDatabase('embedded SQLite')
  // The smallest possible pages, so that there are many of them in little time.
  const small = new DatabaseSync(embeddedFile(dataDir))
  small.exec('pragma page_size = 512; vacuum')
  small.close()
  const storage = await openTestStorage({ dataDir })
  await storage.accounts.signIn(ADA, NOW)
  const large = Array.from({ length: 1500 }, (_, number) => scholarship(`l-${number}`, { about: ['x'.repeat(16_000)] }))
  await storage.catalogue.apply({ upserts: large }, NOW)
  // Another program writes, because this one could only write between two steps of the backup.
  const code = `const database = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 5000 })
    database.exec('pragma synchronous = off')
    const write = database.prepare('update account set created_at = created_at + 1')
    setInterval(() => write.run(), 2)
    console.log('writes')`
  const writer = spawn(process.execPath, ['-e', code, embeddedFile(dataDir)], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void writer.kill())
  await once(writer.stdout, 'data')
  const contents = await backUp(dataDir, join(dataDir, 'large.sqlite'))
  expect(contents).toMatchObject({ scholarships: 1500, accounts: 1 })
})

test('nothing is restored while a server holds the database; afterwards what was there before is kept', async () => {
  const { dataDir, storage, ada } = await filled()
  const file = join(dataDir, 'copy.sqlite')
  await backUp(dataDir, file)
  await storage.saved.add(ada.id, 's-9', NOW, 1000)
  expect(() => restore(dataDir, file)).toThrow(/is in use\. Stop the server/)
  expect(await storage.saved.count(ada.id)).toBe(3)
  await storage.close()
  const { before } = restore(dataDir, file)
  expect(await (await openTestStorage({ dataDir })).saved.count(ada.id)).toBe(2)
  const old = new DatabaseSync(before ?? '')
  expect(old.prepare('select count(*) as saved from saved').get()).toEqual({ saved: 3 })
  old.close()
})

test('there is a database at every moment of a restore: whoever starts without one makes an empty one', async () => {
  const { dataDir, storage } = await filled()
  const file = join(dataDir, 'copy.sqlite')
  await backUp(dataDir, file)
  await storage.close()
  const code = `const { existsSync } = require('node:fs')
    const [target, end] = process.argv.slice(1)
    process.stdout.write('looks')
    let missed = 0
    while (!existsSync(end)) if (!existsSync(target)) missed += 1
    process.exit(missed > 0 ? 1 : 0)`
  const end = join(dataDir, 'end')
  const looker = spawn(process.execPath, ['-e', code, embeddedFile(dataDir), end], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void looker.kill())
  const ended = once(looker, 'exit')
  await once(looker.stdout, 'data')
  for (let times = 0; times < 40; times += 1) restore(dataDir, file)
  writeFileSync(end, '')
  expect((await ended)[0]).toBe(0)
})

test.runIf(process.geteuid?.() === 0)('what root restores belongs to whoever the database belonged to', async () => {
  const { dataDir, storage } = await filled()
  const [file, target] = [join(dataDir, 'copy.sqlite'), embeddedFile(dataDir)]
  await backUp(dataDir, file)
  await storage.close()
  const owner = () => [statSync(target).uid, statSync(target).gid]
  chownSync(target, 1234, 4321)
  restore(dataDir, file)
  expect(owner()).toEqual([1234, 4321])
  rmSync(target)
  chownSync(dataDir, 1235, 5321)
  restore(dataDir, file)
  expect(owner()).toEqual([1235, 5321])
})

test('what is left of a deleted database is not read into the one that is restored', async () => {
  const { dataDir, storage } = await filled()
  const file = join(dataDir, 'copy.sqlite')
  await backUp(dataDir, file)
  const target = join(dataDir, 'scholarships.sqlite')
  for (const ending of ['-wal', '-journal']) {
    const { dataDir: elsewhere } = await emptyDatabase('embedded SQLite')
    // What a server leaves behind that was killed, or that runs on without its file.
    copyFileSync(`${target}-wal`, join(elsewhere, `scholarships.sqlite${ending}`))
    expect(() => restore(elsewhere, file)).toThrow(`scholarships.sqlite${ending} is left of a database that is gone`)
    expect(readdirSync(elsewhere)).toEqual([`scholarships.sqlite${ending}`])
    rmSync(join(elsewhere, `scholarships.sqlite${ending}`))
    expect(restore(elsewhere, file)).toMatchObject({ scholarships: 1100, before: null })
  }
  await storage.close()
})

test('a damaged database in the place of the one to restore is named, with what to do', async () => {
  const { dataDir, storage } = await filled()
  const file = join(dataDir, 'copy.sqlite')
  await backUp(dataDir, file)
  await storage.close()
  const target = join(dataDir, 'scholarships.sqlite')
  for (const [what, spoilt] of [
    ['not a database', Buffer.alloc(20_000, 0xff)],
    ['malformed', readFileSync(file).subarray(0, 20_000)],
  ] as const) {
    writeFileSync(target, spoilt)
    expect(() => restore(dataDir, file)).toThrow(/scholarships\.sqlite is damaged \(.*Stop the server, move this file/)
    expect(() => restore(dataDir, file)).toThrow(what)
    expect(readFileSync(target).equals(spoilt)).toBe(true)
  }
  rmSync(target)
  expect(restore(dataDir, file)).toMatchObject({ scholarships: 1100, before: null })
})

test('only a whole backup of ours is restored', async () => {
  const { dataDir, storage } = await filled()
  const at = (name: string) => join(dataDir, name)
  await backUp(dataDir, at('copy.sqlite'))
  await storage.close()
  writeFileSync(at('text'), 'nothing of the kind')
  const foreign = new DatabaseSync(at('foreign'))
  foreign.exec('create table recipe (id integer)')
  foreign.close()
  copyFileSync(at('copy.sqlite'), at('newer'))
  const newer = new DatabaseSync(at('newer'))
  newer.exec("insert into kysely_migration values ('9999-later', '2030')")
  newer.close()
  copyFileSync(at('copy.sqlite'), at('damaged'))
  const handle = openSync(at('damaged'), 'r+')
  writeSync(handle, Buffer.alloc(4096, 0xff), 0, 4096, 5 * 4096)
  closeSync(handle)
  const kept = readdirSync(dataDir)
  for (const [name, why] of [
    ['nowhere', 'There is no file'],
    ['.', 'is a folder'],
    ['text', 'not a database'],
    ['foreign', 'no such table'],
    ['newer', 'a newer version wrote it (9999-later)'],
    ['damaged', 'is not a backup of this site'],
  ] as const) {
    expect(() => restore(dataDir, at(name)), name).toThrow(why)
  }
  expect(readdirSync(dataDir)).toEqual(kept)
})

test('everything is moved into an empty PostgreSQL database, and into no other', async () => {
  const { dataDir, storage, ada } = await filled()
  const { databaseUrl = '' } = await emptyDatabase('PostgreSQL')
  await expect(moveToPostgres(dataDir, databaseUrl)).rejects.toThrow(/is in use/)
  const other = { issuer: 'https://other.test', subject: '1' }
  await storage.accounts.signIn({ ...ADA, ...other }, NOW)
  await storage.sessions.create('hash', ada.id, NOW, NOW + 1000, ADA.issuer)
  await storage.accounts.unlink(ada.id, other, 'hash')
  const [saved, all] = [await storage.saved.list(ada.id), await Array.fromAsync(storage.catalogue.each())]
  await storage.close()
  const moved = { scholarship: 1100, revision: 1, saved: 2, account: 1, session: 1, catalogue: 1 }
  expect(await moveToPostgres(dataDir, databaseUrl)).toMatchObject(moved)
  const target = await openTestStorage({ dataDir, databaseUrl })
  expect(await target.saved.list(ada.id)).toEqual(saved)
  expect(await Array.fromAsync(target.catalogue.each())).toEqual(all)
  expect(await target.catalogue.version()).toBe(2)
  expect(await target.catalogue.find('s-7')).toMatchObject({ listed: false })
  expect((await target.accounts.signIn(ADA, NOW)).id).toBe(ada.id)
  expect((await target.accounts.signIn({ ...ADA, ...other }, NOW)).id).not.toBe(ada.id)
  await expect(moveToPostgres(dataDir, databaseUrl)).rejects.toThrow('its table account has rows')
  // The embedded database is unchanged.
  expect(await (await openTestStorage({ dataDir })).saved.list(ada.id)).toEqual(saved)
})

test('where no folder can be made, a backup and a restore end, and say where', async () => {
  const { dataDir } = await filled()
  const file = join(dataDir, 'monday.sqlite')
  await backUp(dataDir, file)
  await expect(backUp(dataDir, '/proc/nowhere/monday.sqlite')).rejects.toThrow(
    /^\/proc\/nowhere\/monday\.sqlite cannot be made from .*See that the folders of both can be written/,
  )
  expect(() => restore('/proc/nowhere', file)).toThrow(/\/proc\/nowhere/)
})

test('a backup that cannot be made says so, or that the database is damaged, and leaves nothing behind', async () => {
  const { dataDir, storage } = await filled()
  await storage.close()
  const path = embeddedFile(dataDir)
  const folder = join(dataDir, 'backups')
  const file = join(folder, 'monday.sqlite')
  await expect(backUp(dataDir, join(path, 'monday.sqlite'))).rejects.toThrow(
    /monday\.sqlite cannot be made from .*scholarships\.sqlite: .*See that the folders/,
  )
  const sound = readFileSync(path)
  const pageLost = Buffer.from(sound).fill(0xff, 40_960, 45_056)
  for (const damaged of [Buffer.alloc(20_000, 'no database'), sound.subarray(0, 20_000), pageLost]) {
    writeFileSync(path, damaged)
    await expect(backUp(dataDir, file)).rejects.toThrow(/scholarships\.sqlite is damaged \(.*then restore a backup/)
    expect(readdirSync(folder)).toEqual([])
  }
})

test('the operator’s commands say what they did, or what to do', async () => {
  const { dataDir, storage, ada } = await filled()
  const operate = (...args: string[]) =>
    run(process.execPath, ['scripts/operate.ts', ...args], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    })
  expect((await operate('backup', join(dataDir, 'copy.sqlite'))).stdout).toContain(
    '1100 scholarships, 1 accounts and 2 saved',
  )
  // The first one, "hash", is over already.
  await storage.sessions.create('open', ada.id, Date.now(), Date.now() + 60_000, ADA.issuer)
  expect((await operate('log-out', 'Ada@Example.org')).stdout).toContain('logged out everywhere: 1 session ended')
  expect(await storage.sessions.list(ada.id)).toEqual([])
  const bo = await storage.accounts.signIn({ ...ADA, subject: '2', email: 'bo@example.org' }, NOW)
  for (const { id } of [ada, bo]) await storage.sessions.create(id, id, NOW, Date.now() + 60_000, ADA.issuer)
  expect((await operate('log-out', 'everybody')).stdout).toBe('Everybody is logged out: 2 sessions ended\n')
  expect([...(await storage.sessions.list(ada.id)), ...(await storage.sessions.list(bo.id))]).toEqual([])
  expect(await storage.saved.count(ada.id)).toBe(2)
  await storage.accounts.delete(bo.id)
  await expect(operate('log-out', 'bo@example.org')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Nobody has an account'),
  })
  for (const nobody of ['ada', 'ada@example.org\u0007', ' ']) {
    const refused = { code: 1, stderr: `${JSON.stringify(nobody)} is not an e-mail address.\n` }
    await expect(operate('log-out', nobody)).rejects.toMatchObject(refused)
  }
  await expect(operate('restore')).rejects.toMatchObject({ stderr: 'Write: npm run restore -- FILE\n' })
})
