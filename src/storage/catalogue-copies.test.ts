import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { emptyDatabase, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { readFromCopies, type CatalogueReader } from './catalogue-copies.ts'
import { openStorage, type StorageConfig } from './open-storage.ts'

/** A database that plays a replica: it is only read, and holds a record that identifies it. */
async function prepareCopy(name: string, ...later: readonly string[]) {
  const config = await emptyDatabase('PostgreSQL')
  const storage = await openStorage(config)
  for (const id of [name, ...later]) await storage.catalogue.apply({ upserts: [scholarship(id)] }, 0)
  await storage.close()
  return config
}

test('the catalogue is read from replicas, from another when one is away, and at last from the primary', async () => {
  const [one, two] = [await prepareCopy('one'), await prepareCopy('two')]
  const primary = await prepareCopy('primary')
  const away = 'postgresql://nobody@127.0.0.1:1/nothing'
  const read = async (databaseReadUrls: string[]) => {
    const storage = await openTestStorage({ ...primary, databaseReadUrls })
    expect(await storage.catalogueCopy.version()).toBe(1)
    const [page] = await Array.fromAsync(storage.catalogueCopy.changedSince(0))
    return page?.[0]?.id
  }
  expect(['one', 'two']).toContain(await read([one.databaseUrl ?? '', two.databaseUrl ?? '']))
  expect(await read([away, two.databaseUrl ?? '', away])).toBe('two')
  expect(await read([away, away])).toBe('primary')
  expect(await read([])).toBe('primary')
})

test('a replica that is behind the others, or behind the primary, is passed over', async () => {
  const [old, recent] = [await prepareCopy('old'), await prepareCopy('recent', 'and more')]
  const databaseReadUrls = [old.databaseUrl ?? '', recent.databaseUrl ?? '']
  const firstOf = async (primary: StorageConfig) => {
    const storage = await openTestStorage({ ...primary, databaseReadUrls })
    await storage.catalogueCopy.version()
    return (await Array.fromAsync(storage.catalogueCopy.changedSince(0))).flat().map(({ id }) => id)
  }
  expect(await firstOf(await prepareCopy('primary'))).toEqual(['and more', 'recent'])
  expect(await firstOf(await prepareCopy('1', '2', '3'))).toEqual(['1', '2', '3'])
})

test('when none answers, that is what the caller is told', async () => {
  const storage = await openStorage({
    ...(await prepareCopy('primary')),
    databaseReadUrls: ['postgresql://127.0.0.1:1/x'],
  })
  await storage.close()
  await expect(storage.catalogueCopy.version()).rejects.toThrow('driver has already been destroyed')
})

const PATIENCE = 50
/** A copy that holds one record, and tells its version as it is told to. */
function copyOf(id: string, version: () => Promise<number>, onRead = () => {}): CatalogueReader {
  return {
    version,
    async *changedSince() {
      onRead()
      yield [{ id, text: '', listed: true, entryAt: null }]
    },
  }
}

async function idsIn(copies: CatalogueReader) {
  return (await Array.fromAsync(copies.changedSince(0))).flat().map(({ id }) => id)
}

test('a primary that is slow is read, if no other copy answers', async () => {
  const away = copyOf('replica', () => Promise.reject(new Error('away')))
  const slow = copyOf('primary', () => sleep(4 * PATIENCE, 7))
  const copies = readFromCopies([away], slow, PATIENCE)
  expect(await copies.version()).toBe(7)
  expect(await idsIn(copies)).toEqual(['primary'])
})

test('a primary that goes back, as after a restore, is believed, and replicas that have not heard of it are not', async () => {
  let [atPrimary, atReplica] = [2, 2]
  const copies = readFromCopies(
    [copyOf('replica', async () => atReplica)],
    copyOf('primary', async () => atPrimary),
    PATIENCE,
  )
  expect([await copies.version(), await idsIn(copies)]).toEqual([2, ['replica']])
  atPrimary = 1
  expect([await copies.version(), await idsIn(copies)]).toEqual([1, ['primary']])
  // The replica's second version is not the one that the primary has by now.
  atPrimary = 2
  expect([await copies.version(), await idsIn(copies)]).toEqual([2, ['primary']])
  atReplica = 3
  expect([await copies.version(), await idsIn(copies)]).toEqual([2, ['primary']])
})

test('a replica that falls back, and a primary that is asked for the first time, take nothing back', async () => {
  let [atPrimary, atReplica] = [-1, 2]
  const answer = async (version: number) => {
    if (version < 0) throw new Error('away')
    return version
  }
  const copies = readFromCopies(
    [copyOf('replica', () => answer(atReplica))],
    copyOf('primary', () => answer(atPrimary)),
    PATIENCE,
  )
  expect(await copies.version()).toBe(2)
  atPrimary = 1
  expect([await copies.version(), await idsIn(copies)]).toEqual([2, ['replica']])
  atReplica = 1
  expect(await copies.version()).toBe(2)
  await expect(idsIn(copies)).rejects.toThrow('No copy of the catalogue that answers has version 2')
})

test('a copy that hangs once it was read is given up, and another one is read the next time', async () => {
  let hangs = false
  const replica = copyOf(
    'replica',
    () => (hangs ? new Promise(() => {}) : Promise.resolve(7)),
    () => (hangs = true),
  )
  const copies = readFromCopies(
    [replica],
    copyOf('primary', () => Promise.resolve(7)),
    PATIENCE,
  )
  expect(await copies.version()).toBe(7)
  await expect(idsIn(copies)).rejects.toThrow('did not answer')
  expect(await copies.version()).toBe(7)
  expect(await idsIn(copies)).toEqual(['primary'])
})
