import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, openOther, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { openSnapshot } from './snapshot.ts'

test.each([[2000], [0]])(
  'a catalogue that goes back, as after a restore, is read anew, and what comes then is seen (built here: %i)',
  // A thread may start slowly on a busy machine.
  { timeout: 60_000 },
  async (builtHere) => {
    const config = await emptyDatabase('embedded SQLite')
    const { catalogue } = await openTestStorage(config)
    const told: unknown[] = []
    const log = () => ({ error: (fields: object, message: string) => void told.push([fields, message]) })
    await catalogue.apply({ upserts: [scholarship('one'), scholarship('two')] }, 1)
    let moves = false
    const moving = {
      ...catalogue,
      async *changedSince(version: number) {
        if (moves) await catalogue.apply({ upserts: [scholarship('newest')] }, 4)
        moves = false
        yield* catalogue.changedSince(version)
      },
    }
    const source = await openSnapshot(moving, () => Date.UTC(2026, 10, 21), { builtHere, log })
    onTestFinished(() => source.close())
    const shown = () => {
      const { engine, find, version } = source.current()
      return [engine.size, ...['new', 'newer', 'newest'].filter((id) => find(id)), version.split('-')[0]]
    }
    await catalogue.apply({ upserts: [scholarship('new')] }, 2)
    await source.refresh()
    expect([shown(), told]).toEqual([[3, 'new', '2'], []])

    const restore = () =>
      openOther(config).exec(
        `begin; delete from scholarship where version > 1; update catalogue set version = 1; commit`,
      )
    restore()
    await source.refresh()
    expect(shown()).toEqual([2, '1'])
    await catalogue.apply({ upserts: [scholarship('newer')] }, 3)
    await source.refresh()
    expect(shown()).toEqual([3, 'newer', '2'])
    expect(told).toEqual([[{ from: 2, to: 1 }, 'the catalogue has gone back, and is read anew']])

    // The number is the same as before when all is read: it goes back, and on again meanwhile.
    restore()
    moves = true
    await source.refresh()
    expect(shown()).toEqual([3, 'newest', '2'])
  },
)

test('a catalogue that has become empty is shown as such', async () => {
  const config = await emptyDatabase('embedded SQLite')
  const { catalogue } = await openTestStorage(config)
  await catalogue.apply({ upserts: [scholarship('one')] }, 1)
  const source = await openSnapshot(catalogue, () => Date.UTC(2026, 10, 21))
  openOther(config).exec('delete from scholarship; update catalogue set version = 0')
  await source.refresh()
  expect([source.current().engine.size, source.current().version]).toEqual([0, '0-2026-11-20'])
})
