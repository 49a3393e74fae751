import type { Connection } from '#storage/database/connection.ts'

/** What somebody says is wrong with a record. Times in milliseconds since 1970. */
export interface Report {
  readonly id: string
  readonly scholarshipId: string
  readonly says: string
  readonly at: number
  /** Null while it is open. */
  readonly answer: string | null
  readonly answeredAt: number | null
}

/** There may be too many open, or no such scholarship. */
export type ReportOutcome = 'reported' | 'too many' | 'unknown'

/** Shown of one record at most. */
const SHOWN = 5

export function createReports({ database, reader, write, writeOf }: Connection) {
  const all = () =>
    reader
      .selectFrom('report')
      .select(['id', 'scholarship_id as scholarshipId', 'says', 'at', 'answer', 'answered_at as answeredAt'])
  return {
    /**
     * Never leaves more open of a person than `most`, on one record and together, however many come at once. Twice with
     * one id makes one report.
     */
    add: (
      accountId: string,
      { id, scholarshipId, says, at }: Pick<Report, 'id' | 'scholarshipId' | 'says' | 'at'>,
      most: { readonly ofRecord: number; readonly ofPerson: number },
    ): Promise<ReportOutcome> =>
      writeOf(accountId, async (db) => {
        const known = await db.selectFrom('scholarship').select('id').where('id', '=', scholarshipId).executeTakeFirst()
        if (!known) return 'unknown'
        const open = await db
          .selectFrom('report')
          .select(['id', 'scholarship_id'])
          .where('account_id', '=', accountId)
          .where('answer', 'is', null)
          .execute()
        if (open.some((row) => row.id === id)) return 'reported'
        const ofRecord = open.filter((row) => row.scholarship_id === scholarshipId).length
        if (open.length >= most.ofPerson || ofRecord >= most.ofRecord) return 'too many'
        const row = { id, account_id: accountId, scholarship_id: scholarshipId, says, at }
        await db
          .insertInto('report')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute()
        return 'reported'
      }),

    /** All of one person, the newest first. */
    ofAccount: (accountId: string): Promise<Report[]> =>
      all().where('account_id', '=', accountId).orderBy('at', 'desc').execute(),

    /** The newest of a record that are answered, or that one person made. */
    shown: (scholarshipId: string, accountId: string): Promise<Report[]> =>
      all()
        .where('scholarship_id', '=', scholarshipId)
        .where((where) => where.or([where('answer', 'is not', null), where('account_id', '=', accountId)]))
        .orderBy('at', 'desc')
        .limit(SHOWN)
        .execute(),

    /** Those without an answer, of one record or of all, the oldest first. Who made them is not told. */
    open(scholarshipId?: string): Promise<Report[]> {
      const open = all().where('answer', 'is', null).orderBy('at')
      return (scholarshipId === undefined ? open : open.where('scholarship_id', '=', scholarshipId)).execute()
    },

    /** Closes a report with a reason. False if it is closed already, or gone with its account. */
    async close(id: string, answer: string, now: number): Promise<boolean> {
      const row = database.updateTable('report').set({ answer, answered_at: now }).where('id', '=', id)
      const [closed] = await write(row.where('answer', 'is', null))
      return closed !== undefined && closed.numUpdatedRows > 0
    },
  }
}
