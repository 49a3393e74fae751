import { createOneByOne } from '#storage/database/one-by-one.ts'
import { whenFree } from '#storage/database/patience.ts'
import type { Database } from '#storage/database/tables.ts'

export interface SavedScholarship {
  readonly id: string
  /** The record as JSON. */
  readonly text: string
  /** In milliseconds since 1970. */
  readonly savedAt: number
  /** False once the catalogue has withdrawn it. */
  readonly listed: boolean
}

/** What became of it: the list may have no room, or the catalogue never had such a scholarship. */
export type SaveOutcome = 'saved' | 'full' | 'unknown'

export function createSavedLists(database: Database, engine: 'sqlite' | 'postgres') {
  const oneByOne = createOneByOne()
  const ofAccount = (accountId: string) => database.selectFrom('saved').where('account_id', '=', accountId)

  /**
   * SQLite has one writer. PostgreSQL counts what was there when a statement began: so it begins behind a lock, for which
   * other processes wait.
   */
  const locked = <Result>(accountId: string, write: (db: Database) => Promise<Result>): Promise<Result> =>
    engine === 'sqlite'
      ? write(database)
      : database.transaction().execute(async (transaction) => {
          const account = transaction.selectFrom('account').select('id').where('id', '=', accountId)
          await account.forNoKeyUpdate().execute()
          return write(transaction)
        })

  return {
    /** Newest first. */
    async list(accountId: string): Promise<SavedScholarship[]> {
      const rows = await ofAccount(accountId)
        .innerJoin('scholarship', 'scholarship.id', 'saved.scholarship_id')
        .select(['scholarship.id', 'scholarship.record', 'scholarship.withdrawn_at', 'saved.saved_at'])
        .orderBy('saved.saved_at', 'desc')
        .orderBy('scholarship.id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        text: row.record,
        savedAt: row.saved_at,
        listed: row.withdrawn_at === null,
      }))
    },

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

    /** Saving twice is saving once, on a full list, too. At most so many stand on a list, however many are saved at once. */
    async add(accountId: string, scholarshipId: string, now: number, most: number): Promise<SaveOutcome> {
      const write = () => locked(accountId, (db) => insert(db, accountId, scholarshipId, now, most))
      const rows = await oneByOne(accountId, () => whenFree(write))
      if (rows.length > 0) return 'saved'
      const scholarship = database.selectFrom('scholarship').select('id').where('id', '=', scholarshipId)
      return (await scholarship.executeTakeFirst()) ? 'full' : 'unknown'
    },

    async remove(accountId: string, scholarshipId: string): Promise<void> {
      const row = database.deleteFrom('saved').where('account_id', '=', accountId)
      await oneByOne(accountId, () => whenFree(() => row.where('scholarship_id', '=', scholarshipId).execute()))
    },
  }
}

/** Gives the row that was written, if one was: of a scholarship that is known, on a list that has room or holds it already. */
function insert(db: Database, accountId: string, scholarshipId: string, now: number, most: number) {
  const list = db.selectFrom('saved').where('saved.account_id', '=', accountId)
  const row = db
    .selectFrom('scholarship')
    // PostgreSQL takes what is selected for text, unless it is told.
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
      // Writes even what is there: an answer that has to wait for a replica waits for this one, too.
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'scholarship_id'])
          .doUpdateSet((expression) => ({ saved_at: expression.ref('saved.saved_at') })),
      )
      .returning('scholarship_id')
      .execute()
  )
}
