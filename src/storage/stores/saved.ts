import type { Scholarship } from '#domain/scholarship.ts'
import { whenFree } from '#storage/database/patience.ts'
import type { Database } from '#storage/database/tables.ts'

export interface SavedScholarship {
  readonly record: Scholarship
  readonly savedAt: number
  /** False once the catalogue has withdrawn it. */
  readonly listed: boolean
}

export function createSavedLists(database: Database) {
  const ofAccount = (accountId: string) => database.selectFrom('saved').where('account_id', '=', accountId)
  return {
    /** Newest first. */
    async list(accountId: string): Promise<SavedScholarship[]> {
      const rows = await ofAccount(accountId)
        .innerJoin('scholarship', 'scholarship.id', 'saved.scholarship_id')
        .select(['scholarship.record', 'scholarship.withdrawn_at', 'saved.saved_at'])
        .orderBy('saved.saved_at', 'desc')
        .orderBy('scholarship.id')
        .execute()
      return rows.map((row) => ({
        // Written by the catalogue's store, from a Scholarship.
        record: JSON.parse(row.record) as Scholarship,
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

    /** Saving twice is saving once. False when no such scholarship was ever in the catalogue. */
    async add(accountId: string, scholarshipId: string, now: number): Promise<boolean> {
      const known = await database
        .selectFrom('scholarship')
        .select('id')
        .where('id', '=', scholarshipId)
        .executeTakeFirst()
      if (!known) return false
      const row = { account_id: accountId, scholarship_id: scholarshipId, saved_at: now }
      const insert = database.insertInto('saved').values(row)
      // Writes even what is there: an answer that has to wait for a replica waits for this one, too.
      const same = insert.onConflict((conflict) =>
        conflict
          .columns(['account_id', 'scholarship_id'])
          .doUpdateSet((expression) => ({ saved_at: expression.ref('saved.saved_at') })),
      )
      await whenFree(() => same.execute())
      return true
    },

    async remove(accountId: string, scholarshipId: string): Promise<void> {
      const row = database.deleteFrom('saved').where('account_id', '=', accountId)
      await whenFree(() => row.where('scholarship_id', '=', scholarshipId).execute())
    },
  }
}
