import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { createIndexBuilder, indexBuffers, type SearchIndex } from '#search/engine.ts'
import { presentCard } from './present-card.ts'
import { bytesOf, createTextColumn, type SharedTexts } from './shared-texts.ts'

/** What has become of records since the last build. */
export type RecordChanges = readonly { readonly record: Scholarship; readonly listed: boolean }[]

/** A snapshot as plain data: built in any thread, handed over, and opened where questions are answered. */
export interface BuiltSnapshot {
  readonly today: IsoDate
  readonly index: SearchIndex
  /** Of the records, in the order of the index: by id. */
  readonly ids: SharedTexts
  readonly cards: SharedTexts
  readonly records: SharedTexts
}

/**
 * Follows the catalogue: each build takes over what has changed since the one before. On a new day, and when more is
 * written over than is in use, all of it is worked out anew from the records as they were written down.
 */
export function createSnapshotBuild(): (changes: RecordChanges, today: IsoDate) => BuiltSnapshot {
  let columns: Columns | undefined
  return (changes, today) => {
    if (!columns || columns.today !== today || columns.isWasteful()) {
      const before = columns
      columns = createColumns(today)
      for (const record of before?.records() ?? []) columns.put(record)
    }
    for (const { record, listed } of changes) {
      if (listed) columns.put(record)
      else columns.remove(record.id)
    }
    return columns.build()
  }
}

type Columns = ReturnType<typeof createColumns>

/** What is known of each record on one day, at a place of its own: enough for any number of snapshots. */
function createColumns(today: IsoDate) {
  const placeOf = new Map<string, number>()
  const index = createIndexBuilder(today)
  const [ids, cards, records] = [createTextColumn(), createTextColumn(), createTextColumn()]
  let places = 0
  let puts = 0
  /** In the order of ids; they were mostly read in that order. */
  const listed = () => [...placeOf].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place)
  return {
    today,
    put(record: Scholarship): void {
      puts++
      const place = placeOf.get(record.id) ?? places++
      placeOf.set(record.id, place)
      index.put(place, record)
      ids.put(place, record.id)
      cards.put(place, JSON.stringify(presentCard(record, today)))
      records.put(place, JSON.stringify(record))
    },
    remove(id: string): void {
      placeOf.delete(id)
    },
    isWasteful: () => puts > 2 * placeOf.size + ALWAYS_KEPT,
    *records(): Generator<Scholarship> {
      const all = records.at(listed())
      // Written above, from a Scholarship.
      for (let number = 0; number < placeOf.size; number++)
        yield JSON.parse(bytesOf(all, number).toString()) as Scholarship
    },
    build(): BuiltSnapshot {
      const chosen = listed()
      return {
        today,
        index: index.build(chosen),
        ids: ids.at(chosen),
        cards: cards.at(chosen),
        records: records.at(chosen),
      }
    },
  }
}

/** So many records written over are never felt. */
const ALWAYS_KEPT = 1000

/** Its memory, to be moved to another thread rather than copied. What threads share is not moved. */
export function snapshotBuffers({ index, ids, cards, records }: BuiltSnapshot): ArrayBuffer[] {
  return [...indexBuffers(index), ...[ids, cards, records].map(({ spans }) => spans.buffer)]
}
