import { whenFree } from '#storage/database/patience.ts'
import type { Database } from '#storage/database/tables.ts'
import type { Account } from './accounts.ts'

export interface Session {
  readonly account: Account
  readonly startedAt: number
  readonly expiresAt: number
}

/** Sessions by the SHA-256 of their token, in hex. Times in milliseconds since 1970. */
export function createSessions(database: Database) {
  const session = database.deleteFrom('session')
  return {
    async create(tokenHash: string, accountId: string, now: number, expiresAt: number): Promise<void> {
      const row = { token_hash: tokenHash, account_id: accountId, created_at: now, expires_at: expiresAt }
      const insert = database.insertInto('session').values(row)
      await whenFree(() => insert.onConflict((conflict) => conflict.doNothing()).execute())
    },

    async find(tokenHash: string, now: number): Promise<Session | undefined> {
      const row = await database
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .selectAll('account')
        .select(['session.expires_at', 'session.created_at as started_at'])
        .where('session.token_hash', '=', tokenHash)
        .where('session.expires_at', '>', now)
        .executeTakeFirst()
      if (!row) return undefined
      const { id, email, name, photo } = row
      const account = { id, email, name, photo, createdAt: row.created_at }
      return { account, startedAt: row.started_at, expiresAt: row.expires_at }
    },

    /** Of one account, expired ones included, the oldest first. */
    async list(accountId: string): Promise<{ startedAt: number; expiresAt: number }[]> {
      const sessions = database.selectFrom('session').select(['created_at', 'expires_at'])
      const rows = await sessions.where('account_id', '=', accountId).orderBy('created_at').execute()
      return rows.map((row) => ({ startedAt: row.created_at, expiresAt: row.expires_at }))
    },

    async extend(tokenHash: string, expiresAt: number): Promise<void> {
      await whenFree(() =>
        database.updateTable('session').set({ expires_at: expiresAt }).where('token_hash', '=', tokenHash).execute(),
      )
    },

    async revoke(tokenHash: string): Promise<void> {
      await whenFree(() => session.where('token_hash', '=', tokenHash).execute())
    },

    /** Logs out everywhere. */
    async revokeAll(accountId: string): Promise<void> {
      await whenFree(() => session.where('account_id', '=', accountId).execute())
    },

    /** Clears away what has expired. */
    async sweep(now: number): Promise<void> {
      await whenFree(() => session.where('expires_at', '<=', now).execute())
    },
  }
}
