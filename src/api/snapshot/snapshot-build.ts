import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { createIndexBuilder, indexBuffers, type SearchIndex } from '#search/engine.ts'
import type { StoredText } from '#storage/open-storage.ts'
import { presentCard } from '#api/answers/present-card.ts'
import { ALIGNMENT, bytesOf, createTextColumn, type SharedTexts } from '#api/answers/shared-texts.ts'

/** A snapshot as plain data: built in any thread, handed over, and opened where questions are answered. */
export interface BuiltSnapshot {
  readonly today: IsoDate
  readonly index: SearchIndex
  /** Of the records, in the order of the index: by id. */
  readonly ids: SharedTexts
  readonly cards: SharedTexts
  readonly records: SharedTexts
}

/** Follows the catalogue: it is told what has changed, and builds as often as it is asked. */
export interface SnapshotBuild {
  readonly take: (changes: readonly StoredText[], today: IsoDate) => void
  readonly build: (today: IsoDate) => BuiltSnapshot
}

/** On a new day, and when more is written over than is in use, all is worked out anew from the records' texts. */
export function createSnapshotBuild(): SnapshotBuild {
  let columns: Columns | undefined
  const columnsOf = (today: IsoDate): Columns => {
    if (columns?.today === today && !columns.isWasteful()) return columns
    const renewed = createColumns(today)
    for (const { id, text } of columns?.texts() ?? []) renewed.put(id, text)
    return (columns = renewed)
  }
  return {
    take(changes, today) {
      const taking = columnsOf(today)
      for (const { id, text, listed } of changes) {
        if (listed) taking.put(id, text)
        else taking.remove(id)
      }
    },
    build: (today) => columnsOf(today).build(),
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
    put(id: string, text: string): void {
      puts++
      const place = placeOf.get(id) ?? places++
      placeOf.set(id, place)
      // Written by the storage, from a Scholarship.
      const record = JSON.parse(text) as Scholarship
      index.put(place, record)
      ids.put(place, id)
      cards.put(place, padded(JSON.stringify(presentCard(record, today))))
      records.put(place, text)
    },
    remove(id: string): void {
      placeOf.delete(id)
    },
    isWasteful: () => puts > 2 * placeOf.size + ALWAYS_KEPT,
    *texts(): Generator<{ readonly id: string; readonly text: string }> {
      const all = records.at([...placeOf.values()])
      for (const [number, id] of [...placeOf.keys()].entries()) yield { id, text: bytesOf(all, number).toString() }
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

/** JSON, followed by spaces: with a comma behind it, the next one that is copied behind that is aligned as well. */
function padded(text: string): string {
  return text.padEnd(text.length + ALIGNMENT - 1 - (Buffer.byteLength(text) % ALIGNMENT))
}

/** So many records written over are never felt. */
const ALWAYS_KEPT = 1000

/** Its memory, to be moved to another thread rather than copied. What threads share is not moved. */
export function snapshotBuffers({ index, ids, cards, records }: BuiltSnapshot): ArrayBuffer[] {
  return [...indexBuffers(index), ...[ids, cards, records].map(({ spans }) => spans.buffer)]
}
