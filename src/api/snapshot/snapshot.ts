import { readLexicon } from '#lexicon/read-lexicon.ts'
import { setImmediate as turn } from 'node:timers/promises'
import type { IsoDate } from '#domain/dates.ts'
import { dayAnywhereOnEarth } from '#domain/dates.ts'
import { parseScholarship, type Scholarship } from '#domain/scholarship.ts'
import { openEngine, type Engine } from '#search/engine.ts'
import type { Storage } from '#storage/open-storage.ts'
import { createCataloguePoller, type PollerOptions } from './catalogue-poller.ts'
import { presentOptions } from '#presenters/present-search.ts'
import { suggestionsOf } from '#presenters/suggestions.ts'
import { createFacetTexts, type FacetTexts } from './facet-texts.ts'
import { bytesOf, createTextCopier, findText, type SharedTexts, type TextCopier } from './shared-texts.ts'
import type { BuiltSnapshot } from './snapshot-build.ts'
import { jsonResource, type Resource } from '#api/sending.ts'

/** An immutable read copy of the catalogue on one day: readers never see half an import. */
export interface Snapshot {
  /** Catalogue version and day, for example `12-2026-11-21`. */
  readonly version: string
  readonly today: IsoDate
  readonly engine: Engine
  /** The card of each of the engine's records, as JSON. */
  readonly cards: TextCopier
  readonly facetTexts: FacetTexts
  /** Every option with its count over the whole catalogue. */
  readonly options: Resource
  /** What may be suggested to whoever types: put together when it is first asked for. */
  readonly suggestions: () => Resource
  readonly find: (id: string) => Scholarship | undefined
  /** Which of the engine's records has that id; below 0 if none has. */
  readonly slotOf: (id: string) => number
  /** When the feed's entry of a record last changed, but for a new day; undefined if it has not since it came. */
  readonly entryTimeOf: (id: string) => number | undefined
  /** Every record, by id, read one by one. */
  readonly records: () => Iterable<Scholarship>
  /** The card of the record with that id, as JSON. */
  readonly findCard: (id: string) => string | undefined
}

export interface SnapshotSource {
  /** The newest snapshot. */
  readonly current: () => Snapshot
  /** Takes over changes of the catalogue, and a new day. Keeps the present snapshot if it fails. */
  readonly refresh: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Loads the catalogue and builds the first snapshot of it. */
export async function openSnapshot(
  catalogue: Storage['catalogueCopy'],
  now: () => number,
  options?: PollerOptions,
): Promise<SnapshotSource> {
  const follower = createCataloguePoller(catalogue, options)
  const build = async (today: IsoDate) => open(await follower.build(today), versionOf(follower.version(), today))
  const first = dayOf(now())
  await follower.catchUp(first)
  let snapshot = await build(first)
  let beginnings = follower.beginnings()
  let refreshing: Promise<void> | undefined

  const renew = async (today: IsoDate) => {
    snapshot = await build(today)
    beginnings = follower.beginnings()
  }
  const refresh = async () => {
    const today = dayOf(now())
    // A new day needs no database.
    if (today !== snapshot.today && follower.isReady()) await renew(today)
    await follower.catchUp(today)
    const isCurrent = snapshot.version === versionOf(follower.version(), today)
    if (!isCurrent || beginnings !== follower.beginnings()) await renew(today)
  }
  return {
    current: () => snapshot,
    refresh: () =>
      (refreshing ??= refresh().finally(() => {
        refreshing = undefined
      })),
    close: () => follower.close(),
  }
}

/**
 * In turns of their own, so that questions come in between. A turn that needs a few milliseconds is mostly not interrupted;
 * a longer one waits in its midst for a processor that V8 uses, which just now looks for what earlier snapshots have left.
 */
async function open(built: BuiltSnapshot, version: string): Promise<Snapshot> {
  const { today, index, ids, cards, records, entryTimes, names } = built
  await turn()
  const lexicon = readLexicon()
  const engine = openEngine(index, lexicon)
  await turn()
  const facetTexts = createFacetTexts(engine.options)
  const slotOf = (id: string) => findText(ids, id)
  const textOf = (texts: SharedTexts, id: string) => {
    const slot = slotOf(id)
    return slot < 0 ? undefined : bytesOf(texts, slot).toString()
  }
  let suggestions: Resource | undefined
  return {
    version,
    today,
    engine,
    facetTexts,
    options: jsonResource(presentOptions(engine.options)),
    suggestions: () => (suggestions ??= jsonResource(suggestionsOf(engine, lexicon, names))),
    cards: createTextCopier(cards),
    slotOf,
    findCard: (id) => textOf(cards, id),
    entryTimeOf: (id) => {
      const time = entryTimes[slotOf(id)] ?? NaN
      return Number.isNaN(time) ? undefined : time
    },
    *records() {
      for (let place = 0; place < engine.size; place++) yield parseScholarship(bytesOf(records, place).toString())
    },
    find: (id) => {
      const text = textOf(records, id)
      return text === undefined ? undefined : parseScholarship(text)
    },
  }
}

/**
 * Makes something once for each snapshot, when it is first asked for, and forgets it with the snapshot: two catalogues may
 * have the same version. A promise that fails is made anew.
 */
export function perSnapshot<Made extends object>(make: (snapshot: Snapshot) => Made): (snapshot: Snapshot) => Made {
  const kept = new WeakMap<Snapshot, Made>()
  return (snapshot) => {
    const known = kept.get(snapshot)
    if (known) return known
    const made = make(snapshot)
    kept.set(snapshot, made)
    if (made instanceof Promise) made.catch(() => kept.delete(snapshot))
    return made
  }
}

function versionOf(version: number, today: IsoDate): string {
  return `${version}-${today}`
}

/** A deadline is over when its day is over everywhere, so that nobody west of the server is shown next year's too early. */
function dayOf(now: number): IsoDate {
  return dayAnywhereOnEarth(new Date(now))
}
