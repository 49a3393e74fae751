import type { Connection } from '#storage/database/connection.ts'
import type { Database } from '#storage/database/tables.ts'
import { datesChanged, type DatesChanged } from './when-changed.ts'

export interface SavedScholarship {
  readonly id: string
  /** The record as JSON. */
  readonly text: string
  /** In milliseconds since 1970. */
  readonly savedAt: number
  /** False once the catalogue has withdrawn it. */
  readonly listed: boolean
  readonly dates: DatesChanged
}

/** The list may be full, or the scholarship unknown to the catalogue. */
export type SaveOutcome = 'saved' | 'full' | 'unknown'

export function createSavedLists({ database, reader, writeOf }: Connection) {
  const ofAccount = (accountId: string) => reader.selectFrom('saved').where('account_id', '=', accountId)
  return {
    /** Newest first. */
    async list(accountId: string): Promise<SavedScholarship[]> {
      const rows = await ofAccount(accountId)
        .innerJoin('scholarship', 'scholarship.id', 'saved.scholarship_id')
        .select([
          'scholarship.id',
          'scholarship.record',
          'scholarship.withdrawn_at',
          'scholarship.dates_version',
          'scholarship.dates_at',
          'saved.saved_at',
        ])
        .orderBy('saved.saved_at', 'desc')
        .orderBy('scholarship.id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        text: row.record,
        savedAt: row.saved_at,
        listed: row.withdrawn_at === null,
        dates: datesChanged(row),
      }))
    },

    /** By how many people each scholarship is saved, by its id. Who they are is not told. */
    counts: () => countSaves(reader),

    async count(accountId: string): Promise<number> {
      const { count } = await ofAccount(accountId)
        .select((expression) => expression.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async has(accountId: string, scholarshipId: string): Promise<boolean> {
      const row = await ofAccount(accountId)
        .select('scholarship_id')
        .where('scholarship_id', '=', scholarshipId)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Idempotent, on a full list, too. A list never exceeds `most`, however many saves come at once. */
    async add(accountId: string, scholarshipId: string, now: number, most: number): Promise<SaveOutcome> {
      const rows = await writeOf(accountId, (db) => insert(db, accountId, scholarshipId, now, most))
      if (rows.length > 0) return 'saved'
      const scholarship = database.selectFrom('scholarship').select('id').where('id', '=', scholarshipId)
      return (await scholarship.executeTakeFirst()) ? 'full' : 'unknown'
    },

    async remove(accountId: string, scholarshipId: string): Promise<void> {
      await writeOf(accountId, (db) => {
        const list = db.deleteFrom('saved').where('account_id', '=', accountId)
        return list.where('scholarship_id', '=', scholarshipId).execute()
      })
    },
  }
}

async function countSaves(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('saved')
    .select(['scholarship_id', (expression) => expression.fn.countAll<number | string>().as('count')])
    .groupBy('scholarship_id')
    .execute()
  return new Map(rows.map((row) => [row.scholarship_id, Number(row.count)]))
}

/** Returns the written row, if there was one: the scholarship must exist, and the list must have room or contain it already. */
function insert(db: Database, accountId: string, scholarshipId: string, now: number, most: number) {
  const list = db.selectFrom('saved').where('saved.account_id', '=', accountId)
  const row = db
    .selectFrom('scholarship')
    // PostgreSQL treats selected parameters as text unless they are cast.
    .select((expression) => [
      expression.cast<string>(expression.val(accountId), 'text').as('account_id'),
      'scholarship.id as scholarship_id',
      expression.cast<number>(expression.val(now), 'bigint').as('saved_at'),
    ])
    .where('scholarship.id', '=', scholarshipId)
    .where((expression) =>
      expression.or([
        expression.exists(list.select('saved.scholarship_id').where('saved.scholarship_id', '=', scholarshipId)),
        expression(list.select(expression.fn.countAll().as('count')), '<', most),
      ]),
    )
  return (
    db
      .insertInto('saved')
      .columns(['account_id', 'scholarship_id', 'saved_at'])
      .expression(row)
      // Also rewrites an existing row, so that this answer, too, waits for a synchronous replica.
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'scholarship_id'])
          .doUpdateSet((expression) => ({ saved_at: expression.ref('saved.saved_at') })),
      )
      .returning('scholarship_id')
      .execute()
  )
}
