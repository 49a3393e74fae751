import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { buildIndex, indexBuffers, type SearchIndex } from '#search/engine.ts'
import { packTexts, type PackedTexts } from './packed-texts.ts'
import { presentCard } from './present-card.ts'

/** What has become of records since the last build. */
export type RecordChanges = readonly { readonly record: Scholarship; readonly listed: boolean }[]

/** A snapshot as plain data: built in any thread, handed over, and opened where questions are answered. */
export interface BuiltSnapshot {
  readonly today: IsoDate
  readonly index: SearchIndex
  /** Of the records, in the order of the index: by id. */
  readonly ids: PackedTexts
  readonly cards: PackedTexts
  readonly records: PackedTexts
}

/** Holds the records, and builds from them again and again. */
export function createSnapshotBuild(): (changes: RecordChanges, today: IsoDate) => BuiltSnapshot {
  const byId = new Map<string, Scholarship>()
  return (changes, today) => {
    for (const { record, listed } of changes) {
      if (listed) byId.set(record.id, record)
      else byId.delete(record.id)
    }
    const records = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
    return {
      today,
      index: buildIndex(records, today),
      ids: packTexts(records.map(({ id }) => id)),
      cards: packTexts(records.map((record) => JSON.stringify(presentCard(record, today)))),
      records: packTexts(records.map((record) => JSON.stringify(record))),
    }
  }
}

/** Its memory, to be moved to another thread rather than copied. */
export function snapshotBuffers({ index, ids, cards, records }: BuiltSnapshot): ArrayBuffer[] {
  return [
    ...indexBuffers(index),
    ...[ids, cards, records].flatMap(({ bytes, starts }) => [bytes.buffer, starts.buffer]),
  ]
}
