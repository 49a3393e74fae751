import { expect, test } from 'vitest'
import { whenFree } from './patience.ts'

test('those who find the database busy stand in line: the first alone tries, and all are served in the order of asking', async () => {
  const database = { isBusy: true }
  const tried: number[] = []
  const served: number[] = []
  const write = async (number: number) => {
    tried.push(number)
    if (database.isBusy) throw Object.assign(new Error('database is locked'), { errcode: 5 })
    served.push(number)
  }
  const writes = Array.from({ length: 100 }, (_, number) => whenFree(() => write(number)))
  await expect.poll(() => tried.length).toBeGreaterThan(120)
  // After each has tried once, only the first one tries again.
  expect(new Set(tried.slice(100))).toEqual(new Set([0]))
  database.isBusy = false
  await Promise.all(writes)
  expect(served).toEqual(Array.from({ length: 100 }, (_, number) => number))
})

test('a failure of one that waits is its own', async () => {
  const database = { isBusy: true }
  const write = async (failure?: Error) => {
    if (database.isBusy) throw Object.assign(new Error('database is locked'), { errcode: 261 })
    if (failure) throw failure
    return 'written'
  }
  const writes = Promise.allSettled([whenFree(() => write(new Error('a fault'))), whenFree(() => write())])
  database.isBusy = false
  expect(await writes).toMatchObject([{ reason: new Error('a fault') }, { value: 'written' }])
})
