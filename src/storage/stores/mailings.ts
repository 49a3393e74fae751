import type { Transaction } from 'kysely'
import type { Connection } from '#storage/database/connection.ts'
import type { Database, Tables } from '#storage/database/tables.ts'

export interface FollowedSearch {
  /** As in the results page's address, without a page. */
  readonly query: string
  /** In milliseconds since 1970. */
  readonly since: number
}

export interface Mailing {
  /** When reminders were asked for, in milliseconds since 1970; null without. */
  readonly remindedSince: number | null
  /** Null for whoever asked for nothing. */
  readonly timeZone: string | null
  /** In the order of following. */
  readonly followed: readonly FollowedSearch[]
}

/** Where one follows from: what comes after it is told. */
interface From {
  readonly now: number
  readonly timeZone: string
  /** The version of the catalogue. */
  readonly version: number
  /** `YYYY-MM-DD`, where the person is. */
  readonly day: string
}

/** Who asked for mail, and for what. */
export function createMailings({ reader, engine, transact }: Connection) {
  return {
    find: (accountId: string): Promise<Mailing> => findMailing(reader, accountId),

    /** Or changes the time zone. */
    turnOn: (accountId: string, timeZone: string, now: number): Promise<void> =>
      transact(async (db) => {
        await putZone(db, accountId, timeZone)
        const mailing = db.updateTable('mailing').set({ reminded_since: now }).where('account_id', '=', accountId)
        await mailing.where('reminded_since', 'is', null).execute()
      }),

    turnOff: (accountId: string): Promise<void> =>
      transact(async (db) => {
        const mailing = db.updateTable('mailing').set({ reminded_since: null })
        await mailing.where('account_id', '=', accountId).execute()
        await clearUnused(db, accountId)
      }),

    /** Idempotent. False if there are `most` already. */
    follow: (accountId: string, query: string, from: From, most: number): Promise<boolean> =>
      transact(async (db) => {
        await putZone(db, accountId, from.timeZone)
        // PostgreSQL: several at once come one after the other.
        const mailing = db.selectFrom('mailing').select('account_id').where('account_id', '=', accountId)
        if (engine === 'postgres') await mailing.forUpdate().execute()
        const followed = await db.selectFrom('followed').select('query').where('account_id', '=', accountId).execute()
        if (followed.some((row) => row.query === query)) return true
        if (followed.length >= most) {
          await clearUnused(db, accountId)
          return false
        }
        const { now: created_at, version, day: looked_on } = from
        await db
          .insertInto('followed')
          .values({ account_id: accountId, query, created_at, version, looked_on })
          .execute()
        return true
      }),

    /** Idempotent. */
    unfollow: (accountId: string, query: string): Promise<void> =>
      transact(async (db) => {
        await db.deleteFrom('followed').where('account_id', '=', accountId).where('query', '=', query).execute()
        await clearUnused(db, accountId)
      }),

    /** Ends all mail to somebody. */
    end: (accountId: string): Promise<void> =>
      transact(async (db) => {
        await db.deleteFrom('followed').where('account_id', '=', accountId).execute()
        await db.updateTable('mailing').set({ reminded_since: null }).where('account_id', '=', accountId).execute()
        await clearUnused(db, accountId)
      }),

    async findAccount(tokenHash: string): Promise<string | undefined> {
      const tokens = reader.selectFrom('unsubscribe').select('account_id')
      return (await tokens.where('token_hash', '=', tokenHash).executeTakeFirst())?.account_id
    },
  }
}

async function findMailing(db: Database, accountId: string): Promise<Mailing> {
  const mailing = db.selectFrom('mailing').selectAll().where('account_id', '=', accountId)
  const followed = db
    .selectFrom('followed')
    .select(['query', 'created_at as since'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('query')
  const row = await mailing.executeTakeFirst()
  return {
    remindedSince: row?.reminded_since ?? null,
    timeZone: row?.time_zone ?? null,
    followed: row ? await followed.execute() : [],
  }
}

async function putZone(db: Transaction<Tables>, accountId: string, timeZone: string): Promise<void> {
  await db
    .insertInto('mailing')
    .values({ account_id: accountId, time_zone: timeZone, reminded_since: null, looked_on: null })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ time_zone: timeZone }))
    .execute()
}

/** Who asked for nothing any more gets no letter that waits. What was told stays, so that it is not told again. */
async function clearUnused(db: Transaction<Tables>, accountId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('mailing')
    .where('account_id', '=', accountId)
    .where('reminded_since', 'is', null)
    .where((where) => {
      const followed = where.selectFrom('followed').select('query')
      return where.not(where.exists(followed.whereRef('followed.account_id', '=', 'mailing.account_id')))
    })
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return
  await db.deleteFrom('letter').where('account_id', '=', accountId).where('outcome', 'is', null).execute()
}
