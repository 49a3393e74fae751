import * as files from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { openTestApp } from '#test/test-app.ts'

vi.mock('node:fs/promises', async (load) => {
  const original = await load<typeof files>()
  return { ...original, statfs: vi.fn<typeof files.statfs>(original.statfs) }
})

test('on a full disk a server stays ready, and says that its database takes nothing', async () => {
  const { call } = await openTestApp()
  const ready = async () => (await call('GET', '/readyz')).json()
  expect(await ready()).toMatchObject({ status: 'ready', database: 'answers' })
  const disk = { type: 0, bsize: 4096, blocks: 1000, bfree: 300, bavail: 200, files: 0, ffree: 0, frsize: 4096 }
  vi.mocked(files.statfs).mockResolvedValueOnce(disk)
  expect(await ready()).toMatchObject({ status: 'ready', database: 'away' })
  // A file system that does not say how much room it has counts as having room.
  vi.mocked(files.statfs).mockResolvedValueOnce({ ...disk, blocks: 0, bavail: 0 })
  expect(await ready()).toMatchObject({ database: 'answers' })
})
