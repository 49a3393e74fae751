import { expect, test } from 'vitest'
import { emptyDatabase, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
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
