import { Kysely, sql } from 'kysely'
import { execFile } from 'node:child_process'
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Scholarship } from '#domain/scholarship.ts'
import { emptyDatabase, ENGINES, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { createSqliteDialect } from './database/sqlite.ts'
import { isUnavailable } from './errors.ts'
import { openStorage, type StoredText } from './open-storage.ts'
import { newFolder } from '#test/new-folder.ts'

const run = promisify(execFile)
const NOW = Date.UTC(2026, 10, 21)
const ADA = { issuer: 'https://google.test', subject: '1', email: 'Ada@Example.org', name: 'Ada', photo: null }

describe.each(ENGINES)('on %s', (engine) => {
  const start = async () => openTestStorage(await emptyDatabase(engine))

  test('a catalogue is read back as it was written, and its version rises only with a change', async () => {
    const { catalogue } = await start()
    const records = Array.from({ length: 1203 }, (_, index) => scholarship(`s-${String(index).padStart(4, '0')}`))
    expect(await catalogue.version()).toBe(0)
    expect(await catalogue.apply({ upserts: records }, NOW)).toMatchObject({ added: 1203, changed: 0, version: 1 })
    expect(await Array.fromAsync(catalogue.each())).toEqual(records)
    expect(await catalogue.apply({ upserts: records }, NOW)).toMatchObject({ added: 0, unchanged: 1203, version: 1 })
    const changed = scholarship('s-0007', { name: 'Renamed' })
    expect(await catalogue.apply({ upserts: [changed] }, NOW)).toMatchObject({ changed: 1, version: 2 })
    const text = JSON.stringify(changed)
    expect(await Array.fromAsync(catalogue.changedSince(1))).toEqual([
      [{ id: changed.id, text, listed: true, entryAt: NOW }],
    ])
    // The whole catalogue comes in pages, each record once.
    const pages = await Array.fromAsync(catalogue.changedSince(0))
    expect(pages.map(({ length }) => length)).toEqual([500, 500, 203])
    expect(pages.flat().map((row) => JSON.parse(row.text))).toEqual(await Array.fromAsync(catalogue.each()))
    await catalogue.apply({ upserts: records }, NOW)
    expect((await Array.fromAsync(catalogue.changedSince(2))).flat()).toHaveLength(1)
    expect(await Array.fromAsync(catalogue.changedSince(3))).toEqual([])
  })

  test('however much changes at once, no more than a page of it is read at a time', async () => {
    const { catalogue } = await start()
    const named = (name: string) => Array.from({ length: 1203 }, (_, index) => scholarship(`s-${index}`, { name }))
    await catalogue.apply({ upserts: named('First') }, NOW)
    await catalogue.apply({ upserts: named('Second') }, NOW)
    const reading = catalogue.changedSince(1)
    const first: StoredText[] = (await reading.next()).value ?? []
    await catalogue.apply({ upserts: named('Third') }, NOW)
    const rest = await Array.fromAsync(reading)
    expect([first, ...rest].map(({ length }) => length)).toEqual([500, 500, 203])
    expect(first.every(({ text }) => text.includes('Second'))).toBe(true)
    expect(rest.flat().every(({ text }) => text.includes('Third'))).toBe(true)
    expect(new Set([first, ...rest].flat().map(({ id }) => id)).size).toBe(1203)
  })

  test('what is withdrawn leaves the list, stays readable, and comes back when it is imported again', async () => {
    const { catalogue } = await start()
    const [one, two] = [scholarship('one'), scholarship('two')]
    await catalogue.apply({ upserts: [one, two] }, NOW)
    const outcome = await catalogue.apply({ upserts: [], withdrawals: ['one', 'nowhere'] }, NOW)
    expect(outcome).toMatchObject({ withdrawn: 1, version: 2 })
    expect(await Array.fromAsync(catalogue.each())).toEqual([two])
    expect(await Array.fromAsync(catalogue.changedSince(1))).toEqual([
      [{ id: 'one', text: JSON.stringify(one), listed: false, entryAt: null }],
    ])
    expect(await Array.fromAsync(catalogue.changedSince(0))).toEqual([
      [{ id: 'two', text: JSON.stringify(two), listed: true, entryAt: null }],
    ])
    expect(await catalogue.find('one')).toMatchObject({ record: one, listed: false })
    expect(await catalogue.find('nowhere')).toBeUndefined()
    await catalogue.apply({ upserts: [one] }, NOW)
    expect(await Array.fromAsync(catalogue.each())).toEqual([one, two])
  })

  test('a change that fails half-way leaves nothing behind', async () => {
    const { catalogue } = await start()
    const broken = { ...scholarship('broken'), id: null } as unknown as Scholarship
    const upserts = [...Array.from({ length: 600 }, (_, index) => scholarship(`s-${index}`)), broken]
    await expect(catalogue.apply({ upserts }, NOW)).rejects.toThrow(/null/i)
    expect(await Array.fromAsync(catalogue.each())).toEqual([])
    expect(await catalogue.version()).toBe(0)
  })

  test('an id that comes twice in one change is refused, near or far; one withdrawn twice counts once', async () => {
    const { catalogue } = await start()
    const many = Array.from({ length: 600 }, (_, index) => scholarship(`s-${index}`))
    for (const other of [
      scholarship('s-599', { name: 'Another' }),
      scholarship('s-0', { name: 'Another' }),
      scholarship('s-0'),
    ]) {
      await expect(catalogue.apply({ upserts: [...many, other] }, NOW)).rejects.toThrow(/^The id s-\d+ comes twice/)
    }
    expect(await catalogue.version()).toBe(0)
    await catalogue.apply({ upserts: many }, NOW)
    const outcome = await catalogue.apply({ upserts: [], withdrawals: ['s-7', 's-7'] }, NOW)
    expect(outcome).toMatchObject({ withdrawn: 1 })
  })

  test('someone who signs in several times at once has one account', async () => {
    const { accounts } = await start()
    const found = await Promise.all(Array.from({ length: 8 }, () => accounts.signIn(ADA, NOW)))
    expect(new Set(found.map(({ id }) => id)).size).toBe(1)
  })

  test('an e-mail that changed at the provider is taken over', async () => {
    const { accounts } = await start()
    const ada = await accounts.signIn(ADA, NOW)
    const changed = await accounts.signIn({ ...ADA, email: 'new@example.org' }, NOW)
    expect(changed).toEqual({ ...ada, email: 'new@example.org' })
    expect(await accounts.findAllByEmail(ADA.email)).toEqual([])
  })

  test('a session is found until it expires or is revoked', async () => {
    const { accounts, sessions } = await start()
    const account = await accounts.signIn(ADA, NOW)
    await sessions.create('hash', account.id, NOW, NOW + 1000, ADA.issuer, 'Firefox on Linux')
    const session = {
      tokenHash: 'hash',
      device: 'Firefox on Linux',
      issuer: ADA.issuer,
      startedAt: NOW,
      usedAt: NOW,
      expiresAt: NOW + 1000,
    }
    expect(await sessions.find('hash', NOW)).toEqual({ account, ...session })
    expect(await sessions.list(account.id)).toEqual([session])
    expect(await sessions.find('hash', NOW + 1000)).toBeUndefined()
    const times = { startedAt: NOW - 7, usedAt: NOW + 7, expiresAt: NOW + 5000 }
    await sessions.extend('hash', times)
    expect(await sessions.list(account.id)).toEqual([{ ...session, ...times }])
    await sessions.create('other', account.id, NOW, NOW + 1, ADA.issuer)
    await sessions.sweep(NOW + 1)
    expect(await sessions.find('other', NOW)).toBeUndefined()
    expect(await sessions.find('hash', NOW + 1000)).toBeDefined()
    await sessions.revokeAll(account.id)
    expect(await sessions.find('hash', NOW)).toBeUndefined()
  })

  test('all sessions but one end, and those that began first, of one account alone', async () => {
    const { accounts, sessions } = await start()
    const ada = await accounts.signIn(ADA, NOW)
    const bo = await accounts.signIn({ ...ADA, subject: '2', email: 'bo@example.org' }, NOW)
    await sessions.create('of-bo', bo.id, NOW - 1, NOW + 1000, ADA.issuer)
    for (const hash of ['a', 'b', 'c', 'd'])
      await sessions.create(hash, ada.id, NOW + (hash.codePointAt(0) ?? 0), NOW + 1000, ADA.issuer)
    const left = async (id: string) => (await sessions.list(id)).map(({ tokenHash }) => tokenHash)
    await sessions.revokeOldest(ada.id, 3)
    expect(await left(ada.id)).toEqual(['b', 'c', 'd'])
    await sessions.revokeOthers(ada.id, 'c')
    expect([await left(ada.id), await left(bo.id)]).toEqual([['c'], ['of-bo']])
  })

  test('saving is idempotent, survives withdrawal, and is each person’s own', async () => {
    const { accounts, catalogue, saved } = await start()
    await catalogue.apply({ upserts: [scholarship('one'), scholarship('two')] }, NOW)
    const ada = await accounts.signIn(ADA, NOW)
    const bo = await accounts.signIn({ ...ADA, subject: '2', email: 'bo@example.org' }, NOW)
    expect(await saved.add(ada.id, 'one', NOW, 9)).toBe('saved')
    expect(await saved.add(ada.id, 'one', NOW + 5, 9)).toBe('saved')
    expect(await saved.add(ada.id, 'two', NOW + 9, 9)).toBe('saved')
    expect(await saved.add(ada.id, 'nowhere', NOW, 9)).toBe('unknown')
    await catalogue.apply({ upserts: [], withdrawals: ['one'] }, NOW)
    const list = await saved.list(ada.id)
    expect(list.map(({ id, listed, savedAt }) => [id, listed, savedAt - NOW])).toEqual([
      ['two', true, 9],
      ['one', false, 0],
    ])
    expect([await saved.count(ada.id), await saved.count(bo.id)]).toEqual([2, 0])
    expect([await saved.has(ada.id, 'one'), await saved.has(bo.id, 'one')]).toEqual([true, false])
    await saved.remove(ada.id, 'one')
    await saved.remove(ada.id, 'one')
    expect(await saved.count(ada.id)).toBe(1)
  })

  test('deleting an account deletes all that belongs to it', async () => {
    const { accounts, catalogue, saved, sessions } = await start()
    await catalogue.apply({ upserts: [scholarship('one')] }, NOW)
    const ada = await accounts.signIn(ADA, NOW)
    await saved.add(ada.id, 'one', NOW, 9)
    await sessions.create('hash', ada.id, NOW, NOW + 1000, ADA.issuer)
    await accounts.delete(ada.id)
    expect(await sessions.find('hash', NOW)).toBeUndefined()
    expect(await saved.count(ada.id)).toBe(0)
    expect((await accounts.signIn(ADA, NOW)).id).not.toBe(ada.id)
  })

  test('programs that start at once on an empty database all find its tables', async () => {
    const config = await emptyDatabase(engine)
    const program = `
      const { openStorage } = await import('#storage/open-storage.ts')
      const storage = await openStorage(${JSON.stringify(config)})
      console.log(await storage.catalogue.version())
      await storage.close()`
    const launch = () => run(process.execPath, ['--input-type=module', '--eval', program])
    const outputs = await Promise.all([launch(), launch(), launch()])
    expect(outputs.map(({ stdout }) => stdout.trim())).toEqual(['0', '0', '0'])
  })
})

test('the files of a new database are for its owner alone', async () => {
  const dataDir = newFolder()
  await openTestStorage({ dataDir })
  const rights = readdirSync(dataDir).map((name) => [name, statSync(join(dataDir, name)).mode & 0o077])
  expect(rights).toEqual(['', '-shm', '-wal'].map((ending) => [`scholarships.sqlite${ending}`, 0]))
})

test('a folder that cannot be used is named, with what to do', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, 'not a folder')
  chmodSync(file, 0o400)
  for (const dataDir of [join(file, 'inside'), '/proc/nowhere/inside']) {
    await expect(openStorage({ dataDir })).rejects.toThrow(/cannot be opened.*DATA_DIR/s)
  }
})

test('a database that has no room left is named, with what to do', async () => {
  const dataDir = newFolder()
  const database = new Kysely({ dialect: createSqliteDialect(dataDir) })
  onTestFinished(() => database.destroy())
  await sql`pragma max_page_count = 2`.execute(database)
  const writing = sql`create table large as select zeroblob(100000) as bytes`.execute(database)
  await expect(writing).rejects.toThrow(/no room left for the database .*scholarships\.sqlite\. Free some/)
  // Neither the user's fault nor a bug: it may succeed later.
  expect(isUnavailable(await writing.catch((error: unknown) => error))).toBe(true)
})

test('a large change gives its room on the disk back, made or not, while a server goes on', async () => {
  const config = await emptyDatabase('embedded SQLite')
  const server = await openTestStorage(config)
  const log = () => statSync(join(config.dataDir, 'scholarships.sqlite-wal')).size
  function* many(fails: boolean) {
    for (let count = 0; count < 3000; count += 1) yield scholarship(`s-${count}`, { about: [`${fails} `.repeat(200)] })
    if (fails) throw new Error('pulled the plug')
  }
  for (const fails of [true, false]) {
    const importer = await openStorage(config)
    const change = importer.catalogue.apply({ upserts: many(fails) }, NOW).catch(() => undefined)
    expect((await change)?.added).toBe(fails ? undefined : 3000)
    expect(log()).toBeGreaterThan(1_000_000)
    await importer.close()
    expect(log()).toBe(0)
    await server.sessions.sweep(NOW)
  }
  expect(await server.catalogue.version()).toBe(1)
})
