import type { Transaction } from 'kysely'
import { diffFacts, materialFacts, type FactsDiff } from '#domain/revisions.ts'
import { parseScholarship, type Scholarship } from '#domain/scholarship.ts'
import type { Connection } from '#storage/database/connection.ts'
import type { Tables } from '#storage/database/tables.ts'
import type { Moment, RecordChange } from './when-changed.ts'

export interface Revision {
  readonly id: string
  /** The catalogue's version in which it was made. */
  readonly version: number
  /** In milliseconds since 1970. */
  readonly at: number
  readonly diff: FactsDiff
}

/** Read at once at most. */
const MOST = 50

export function createRevisions({ reader }: Connection) {
  const all = () => reader.selectFrom('revision').selectAll('revision').orderBy('revision.version', 'desc')
  return {
    /** Those of one record, the newest first. */
    async of(id: string): Promise<Revision[]> {
      return (await all().where('scholarship_id', '=', id).limit(MOST).execute()).map(readRow)
    },

    /** Those of some records by their ids, of each as many as `of` tells. Of how many at once, the caller decides. */
    async byId(ids: readonly string[]): Promise<Map<string, Revision[]>> {
      if (ids.length === 0) return new Map()
      const numbered = reader
        .selectFrom('revision')
        .selectAll()
        .select((row) => {
          const number = row.fn.agg('row_number')
          return number.over((over) => over.partitionBy('scholarship_id').orderBy('version', 'desc')).as('number')
        })
        .where('scholarship_id', 'in', ids)
        .as('numbered')
      const newest = reader.selectFrom(numbered).selectAll().where('number', '<=', MOST)
      const rows = await newest.orderBy('version', 'desc').execute()
      return Map.groupBy(rows.map(readRow), ({ id }) => id)
    },

    /** What changed in all records after a version of the catalogue, the newest first: not how. */
    async since(version: number): Promise<Pick<Revision, 'id' | 'version'>[]> {
      const rows = reader.selectFrom('revision').select(['scholarship_id as id', 'version'])
      return rows.where('version', '>', version).orderBy('version', 'desc').execute()
    },

    async ids(): Promise<Set<string>> {
      const rows = await reader.selectFrom('revision').select('scholarship_id').distinct().execute()
      return new Set(rows.map((row) => row.scholarship_id))
    },

    /** The newest of all records, from the offset on. */
    async newest(offset: number): Promise<(Revision & Pick<Scholarship, 'name' | 'funder'>)[]> {
      const rows = await all()
        .innerJoin('scholarship', 'scholarship.id', 'revision.scholarship_id')
        .select('scholarship.record')
        .orderBy('revision.scholarship_id')
        .limit(MOST)
        .offset(offset)
        .execute()
      return rows.map((row) => {
        const { name, funder } = parseScholarship(row.record)
        return { ...readRow(row), name, funder }
      })
    },

    /** The newest of each scholarship of a saved list since it was saved, by its id. */
    async sinceSaved(accountId: string): Promise<Map<string, Revision>> {
      const newest = reader
        .selectFrom('revision')
        .innerJoin('saved', 'saved.scholarship_id', 'revision.scholarship_id')
        .select((row) => ['revision.scholarship_id as id', row.fn.max('revision.version').as('version')])
        .where('saved.account_id', '=', accountId)
        .whereRef('revision.at', '>', 'saved.saved_at')
        .groupBy('revision.scholarship_id')
        .as('newest')
      const rows = await all()
        .innerJoin(newest, (join) =>
          join.onRef('newest.id', '=', 'revision.scholarship_id').onRef('newest.version', '=', 'revision.version'),
        )
        .execute()
      return new Map(rows.map((row) => [row.scholarship_id, readRow(row)]))
    },
  }
}

/** Writes what changes in records that are stored. New ones are no change. */
export async function writeRevisions(
  db: Transaction<Tables>,
  changes: readonly RecordChange[],
  { version, now }: Moment,
): Promise<void> {
  const rows = changes.flatMap(({ before, record, listed }) => {
    if (!before) return []
    const diff = diffFacts(materialFacts(before.record, before.listed), materialFacts(record, listed))
    if (Object.keys(diff).length === 0) return []
    return [{ scholarship_id: record.id, version, at: now, diff: JSON.stringify(diff) }]
  })
  if (rows.length > 0) await db.insertInto('revision').values(rows).execute()
}

/**
 * Forgets the newest revision of a record where it takes back the one before, and that with it: a slip that was mended at
 * once is no change, and nobody needs to read of it twice.
 */
export async function forgetTakenBack(db: Transaction<Tables>, id: string): Promise<void> {
  const ofRecord = db.selectFrom('revision').selectAll().where('scholarship_id', '=', id)
  const [newest, before] = (await ofRecord.orderBy('version', 'desc').limit(2).execute()).map(readRow)
  if (!newest || !before || JSON.stringify(newest.diff) !== JSON.stringify(reversed(before.diff))) return
  const both = [newest.version, before.version]
  await db.deleteFrom('revision').where('scholarship_id', '=', id).where('version', 'in', both).execute()
}

const reversed = (diff: FactsDiff) =>
  Object.fromEntries(Object.entries(diff).map(([name, { was, now }]) => [name, { was: now, now: was }]))

function readRow(row: Tables['revision']): Revision {
  // Written above.
  return { id: row.scholarship_id, version: row.version, at: row.at, diff: JSON.parse(row.diff) as FactsDiff }
}
