import type { IsoDate } from '#domain/dates.ts'
import { dayAnywhereOnEarth } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { openEngine, type Engine } from '#search/engine.ts'
import type { Storage } from '#storage/open-storage.ts'
import { createAnswerCache, type AnswerCache } from './answer-cache.ts'
import { bytesOf, findText } from './shared-texts.ts'
import type { BuiltSnapshot, RecordChanges } from './snapshot-build.ts'
import { buildHere, buildInThread } from './snapshot-builder.ts'

/** An immutable read copy of the catalogue on one day: readers never see half an import. */
export interface Snapshot {
  /** Of the catalogue and the day, for example `12-2026-11-21`. */
  readonly version: string
  readonly today: IsoDate
  readonly engine: Engine
  /** The card of one of the engine's records, as JSON. */
  readonly card: (record: number) => Buffer
  /** Answers that are ready. They leave with the snapshot. */
  readonly answers: AnswerCache
  readonly find: (id: string) => Scholarship | undefined
}

export interface SnapshotSource {
  /** The newest snapshot. */
  readonly current: () => Snapshot
  /** Takes over what has changed in the catalogue, and the new day. Keeps the present snapshot when it fails. */
  readonly refresh: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * So many records are built in this thread: about 50 ms for a thousand. A thread of its own takes 0.2 s to start, and
 * 30 MB for good.
 */
const BUILT_HERE = 2000

/** Loads the catalogue and builds the first snapshot of it. */
export async function openSnapshot(
  catalogue: Storage['catalogueCopy'],
  now: () => number,
  { builtHere = BUILT_HERE, inThread = () => buildInThread() } = {},
): Promise<SnapshotSource> {
  // Versions are read before records: what came in between is read again, never missed.
  let version = await catalogue.version()
  const all = await everyRecord(catalogue)
  let isHere = all.length <= builtHere
  let builder = isHere ? buildHere() : inThread()
  let snapshot = open(await builder.build(all, dayOf(now())), version)
  let refreshing: Promise<void> | undefined

  const rebuild = async (changes: RecordChanges, newest: number, today: IsoDate) => {
    snapshot = open(await builder.build(changes, today), newest)
    version = newest
  }
  const refresh = async () => {
    const today = dayOf(now())
    // A new day needs no database.
    if (today !== snapshot.today && builder.holdsRecords()) await rebuild([], version, today)
    const newest = await catalogue.version()
    if (!builder.holdsRecords()) {
      // The thread has ended, and its records with it.
      await rebuild(await everyRecord(catalogue), newest, today)
      return
    }
    // A replica may lag behind what another one has shown already.
    if (newest <= version) return
    const changes = await catalogue.changedSince(version)
    if (isHere && snapshot.engine.size + changes.length > builtHere) {
      isHere = false
      builder = inThread()
      await rebuild(await everyRecord(catalogue), newest, today)
      return
    }
    await rebuild(changes, newest, today)
  }
  return {
    current: () => snapshot,
    refresh: () =>
      (refreshing ??= refresh().finally(() => {
        refreshing = undefined
      })),
    close: () => builder.close(),
  }
}

async function everyRecord(catalogue: Storage['catalogueCopy']): Promise<RecordChanges> {
  return (await catalogue.all()).map((record) => ({ record, listed: true }))
}

function open({ today, index, ids, cards, records }: BuiltSnapshot, version: number): Snapshot {
  return {
    version: `${version}-${today}`,
    today,
    engine: openEngine(index),
    card: (record) => bytesOf(cards, record),
    answers: createAnswerCache(),
    find: (id) => {
      const place = findText(ids, id)
      // Written by the build, from a Scholarship.
      return place < 0 ? undefined : (JSON.parse(bytesOf(records, place).toString()) as Scholarship)
    },
  }
}

/** A deadline is over when its day is over everywhere: nobody west of the server is shown next year's too early. */
function dayOf(now: number): IsoDate {
  return dayAnywhereOnEarth(new Date(now))
}
