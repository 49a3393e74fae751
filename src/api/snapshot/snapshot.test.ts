import { expect, onTestFinished, test } from 'vitest'
import { readFromCopies } from '#storage/catalogue-copies.ts'
import { emptyDatabase, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { buildInThread, type SnapshotBuilder } from './snapshot-builder.ts'
import { openSnapshot, type Snapshot } from './snapshot.ts'

const DAY = 86_400_000
/** A thread may start slowly on a busy machine. */
const STARTING = { timeout: 60_000 }

async function setUp() {
  const storage = await openTestStorage(await emptyDatabase('embedded SQLite'))
  const clock = { now: Date.UTC(2026, 10, 21, 23, 59) }
  const yearly = scholarship('one', { deadline: { kind: 'yearly', month: 11, day: 21 } })
  await storage.catalogue.apply({ upserts: [yearly, scholarship('two')] }, clock.now)
  const source = await openSnapshot(storage.catalogue, () => clock.now)
  return { ...storage, clock, source }
}

function cardOf({ cards }: Snapshot, record: number): string {
  const bytes = Buffer.alloc(cards.lengthOf(record))
  cards.copy(record, bytes, 0)
  return bytes.toString()
}

function cardsOf(snapshot: Snapshot): string[] {
  return Array.from({ length: snapshot.engine.size }, (_, record) => cardOf(snapshot, record))
}

/** Everything that a snapshot shows of the records that a search key finds. */
function found(snapshot: Snapshot, searchKey: string) {
  const { hits, exact } = snapshot.engine.search({ choices: {}, searchKey, page: 1, pageSize: 8 })
  const cards = exact ? hits.map(({ record }) => cardOf(snapshot, record)) : []
  return cards.map((card) => [card, snapshot.find(JSON.parse(card)._id)])
}

test('a snapshot follows additions, changes and withdrawals, and is swapped whole', async () => {
  const { catalogue, source, clock } = await setUp()
  const before = source.current()
  await source.refresh()
  expect(source.current()).toBe(before)
  await catalogue.apply({ upserts: [scholarship('two', { name: 'Renamed' }), scholarship('new')] }, clock.now)
  await catalogue.apply({ upserts: [], withdrawals: ['one'] }, clock.now)
  await source.refresh()
  const after = source.current()
  expect(after.engine.size).toBe(2)
  expect([after.find('one'), after.find('two')?.name, after.find('new')?.id]).toEqual([undefined, 'Renamed', 'new'])
  expect(after.version).toBe('3-2026-11-21')
  // The old one stays whole for whoever still reads it.
  expect([before.engine.size, before.find('one')?.id, cardsOf(before).length]).toEqual([2, 'one', 2])
})

test('E2 yearly deadlines roll when their day is over everywhere, and not before', async () => {
  const { source, clock } = await setUp()
  // In Honolulu it is one minute to midnight, and in UTC-12 still the day of the deadline.
  clock.now = Date.UTC(2026, 10, 22, 9, 59)
  await source.refresh()
  expect(cardsOf(source.current()).join('')).toContain('"deadline":"2026-11-21"')
  clock.now = Date.UTC(2026, 10, 22, 12)
  await source.refresh()
  expect(source.current().version).toBe('1-2026-11-22')
  expect(cardsOf(source.current()).join('')).toContain('"deadline":"2027-11-21"')
})

test('while the database is away the snapshot stays', async () => {
  const { catalogue, clock } = await setUp()
  const away = { is: false }
  const flaky = {
    ...catalogue,
    version: () => (away.is ? Promise.reject(new Error('away')) : catalogue.version()),
  }
  const source = await openSnapshot(flaky, () => clock.now)
  const before = source.current()
  await catalogue.apply({ upserts: [scholarship('new')] }, clock.now)
  away.is = true
  await expect(source.refresh()).rejects.toThrow('away')
  expect(source.current()).toBe(before)
  away.is = false
  await source.refresh()
  expect(source.current().find('new')).toBeDefined()
})

test('half of an import is never shown, though reading it fails half-way', async () => {
  const { catalogue, clock } = await setUp()
  const many = Array.from({ length: 600 }, (_, number) => scholarship(`many-${number}`))
  let fails = true
  const flaky = {
    ...catalogue,
    async *changedSince(version: number) {
      for await (const page of catalogue.changedSince(version)) {
        yield page
        if (fails && page.length === 500) throw new Error('away')
      }
    },
  }
  const source = await openSnapshot(flaky, () => clock.now)
  await catalogue.apply({ upserts: many }, clock.now)
  await expect(source.refresh()).rejects.toThrow('away')
  // Nor on a new day, which by itself needs nothing to be read.
  clock.now += DAY
  await expect(source.refresh()).rejects.toThrow('away')
  expect(source.current().engine.size).toBe(2)
  fails = false
  await source.refresh()
  expect([source.current().engine.size, source.current().version]).toEqual([602, '2-2026-11-22'])
})

test('what is committed while the catalogue is read is there as a whole', async () => {
  const { catalogue, clock } = await setUp()
  const renamed = ['one', 'two'].map((id) => scholarship(id, { name: 'Renamed' }))
  let reads = 0
  const moving = {
    ...catalogue,
    async *changedSince(version: number) {
      for await (const page of catalogue.changedSince(version)) {
        // Somebody commits after the first change was read.
        for (const change of page) {
          yield [change]
          if (reads++ === 0) await catalogue.apply({ upserts: renamed }, clock.now)
        }
      }
    },
  }
  const source = await openSnapshot(moving, () => clock.now)
  const shown = () => {
    const { engine, find, version } = source.current()
    return [engine.size, find('one')?.name, find('two')?.name, version.split('-')[0]]
  }
  expect(shown()).toEqual([2, 'Renamed', 'Renamed', '2'])
  // The same while changes are read.
  await catalogue.apply({ upserts: ['one', 'two'].map((id) => scholarship(id)) }, clock.now)
  reads = 0
  await source.refresh()
  expect(shown()).toEqual([2, 'Renamed', 'Renamed', '4'])
})

test.each(['half-way', 'after part of the next one'])(
  'half of an import is never shown, though the one copy that has it dies %s',
  async (when) => {
    const [{ catalogue, clock }, { catalogue: primary }] = [await setUp(), await setUp()]
    const named = (name: string) => Array.from({ length: 600 }, (_, number) => scholarship(`many-${number}`, { name }))
    let [dies, isDead] = [false, false]
    const replica = {
      version: () => (isDead ? Promise.reject(new Error('away')) : catalogue.version()),
      async *changedSince(version: number) {
        for await (const page of catalogue.changedSince(version)) {
          yield page
          if (!dies || page.length < 500) continue
          isDead = when === 'half-way'
          if (isDead) throw new Error('away')
          await catalogue.apply({ upserts: named('Second') }, clock.now)
        }
        isDead = dies
      },
    }
    const source = await openSnapshot(readFromCopies([replica], primary), () => clock.now)
    await catalogue.apply({ upserts: named('First') }, clock.now)
    dies = true
    await expect(source.refresh()).rejects.toThrow('away')
    // The primary, behind as it was before a failover, must not be taken for all there is. Nor on a new day.
    for (const later of [0, DAY]) {
      clock.now += later
      await expect(source.refresh()).rejects.toThrow('No copy of the catalogue that answers has version 2')
      expect(source.current().engine.size).toBe(2)
    }
    dies = isDead = false
    await source.refresh()
    const names = cardsOf(source.current()).filter((card) => card.includes('Second')).length
    expect([source.current().engine.size, names]).toEqual(when === 'half-way' ? [602, 0] : [602, 600])
  },
)

test('questions are answered while changes are taken, though they are built here', async () => {
  const { catalogue, clock, source } = await setUp()
  const named = (name: string) => Array.from({ length: 900 }, (_, index) => scholarship(`s-${index}`, { name }))
  await catalogue.apply({ upserts: named('First') }, clock.now)
  await source.refresh()
  await catalogue.apply({ upserts: named('Second') }, clock.now)
  const before = source.current()
  const refreshed = source.refresh()
  const answered: boolean[] = []
  setImmediate(() => answered.push(source.current() === before))
  await refreshed
  expect(answered).toEqual([true])
})

test('built in a thread of its own, it is the same, and what changes is visible', STARTING, async () => {
  const { catalogue, source: here, clock } = await setUp()
  const source = await openSnapshot(catalogue, () => clock.now, { builtHere: 0 })
  onTestFinished(() => source.close())
  const before = source.current()
  expect(cardsOf(before)).toEqual(cardsOf(here.current()))
  expect([before.find('one'), before.find('none')]).toEqual([here.current().find('one'), undefined])
  await catalogue.apply({ upserts: [scholarship('two', { name: 'Qwertyzu Bourse d’été' })], withdrawals: ['one'] }, 0)
  const refreshed = source.refresh()
  // The old one answers until the new one is complete.
  expect(source.current()).toBe(before)
  await Promise.all([refreshed, here.refresh()])
  expect(found(source.current(), 'qwertyzu')).toHaveLength(1)
  expect(found(source.current(), 'qwertyzu')).toEqual(found(here.current(), 'qwertyzu'))
  expect([source.current().engine.size, source.current().find('one')]).toEqual([1, undefined])
  expect(found(before, 'qwertyzu')).toEqual([])
  clock.now += DAY
  await source.refresh()
  expect(source.current().version).toBe('2-2026-11-22')
})

test('a thread that fails leaves the snapshot as it is, and another takes its place', STARTING, async () => {
  const { catalogue, clock } = await setUp()
  const broken = new URL('data:text/javascript,throw new Error("broken")')
  let threads = 0
  const inThread = () => {
    threads += 1
    return threads === 2 ? buildInThread(broken) : buildInThread()
  }
  const source = await openSnapshot(catalogue, () => clock.now, { builtHere: 0, inThread })
  onTestFinished(() => source.close())
  const before = source.current()
  await catalogue.apply({ upserts: [scholarship('new')] }, clock.now)
  // The first one ends, and its records with it; the second fails.
  await source.close()
  await expect(source.refresh()).rejects.toThrow('broken')
  expect(source.current()).toBe(before)
  await source.refresh()
  expect([threads, source.current().engine.size, source.current().version]).toEqual([3, 3, '2-2026-11-21'])
  expect(source.current().find('new')?.id).toBe('new')
})

test(
  'a thread that ends half-way through the catalogue is never asked for a snapshot of that half',
  STARTING,
  async () => {
    const { catalogue, clock } = await setUp()
    let builder: SnapshotBuilder | undefined
    const inThread = () => (builder = buildInThread())
    let ends = false
    const interrupted = {
      ...catalogue,
      async *changedSince(version: number) {
        for await (const page of catalogue.changedSince(version)) {
          for (const change of page) {
            yield [change]
            if (ends) await builder?.close()
          }
        }
      },
    }
    const source = await openSnapshot(interrupted, () => clock.now, { builtHere: 0, inThread })
    onTestFinished(() => source.close())
    await catalogue.apply({ upserts: [scholarship('new'), scholarship('newer')] }, clock.now)
    ends = true
    await expect(source.refresh()).rejects.toThrow('ended')
    expect(source.current().engine.size).toBe(2)
    ends = false
    await source.refresh()
    expect(source.current().engine.size).toBe(4)
  },
)

test('a catalogue that grows large moves to a thread', STARTING, async () => {
  const { catalogue, clock } = await setUp()
  let threads = 0
  const inThread = () => {
    threads += 1
    return buildInThread()
  }
  const source = await openSnapshot(catalogue, () => clock.now, { builtHere: 2, inThread })
  onTestFinished(() => source.close())
  expect(threads).toBe(0)
  await catalogue.apply({ upserts: [scholarship('new')] }, clock.now)
  await source.refresh()
  await catalogue.apply({ upserts: [scholarship('newer')] }, clock.now)
  await source.refresh()
  expect([threads, source.current().engine.size]).toEqual([1, 4])
})
