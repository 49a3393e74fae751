import type { Connection } from '#storage/database/connection.ts'
import { accountOf, type Account } from './accounts.ts'

/** Times in milliseconds since 1970. */
export interface Session {
  /** SHA-256 of the token, in hex. */
  readonly tokenHash: string
  /** Kind of browser and system, such as `Firefox on Windows`; null if unknown. */
  readonly device: string | null
  /** The issuer it was begun with. */
  readonly issuer: string
  readonly startedAt: number
  /** To the day. */
  readonly usedAt: number
  readonly expiresAt: number
}

type SessionTimes = Pick<Session, 'startedAt' | 'usedAt' | 'expiresAt'>

const COLUMNS = [
  'session.token_hash as tokenHash',
  'session.device',
  'session.issuer',
  'session.created_at as startedAt',
  'session.used_at as usedAt',
  'session.expires_at as expiresAt',
] as const

/** Sessions by the hash of their token. */
export function createSessions({ database, reader, write }: Connection) {
  const session = database.deleteFrom('session')
  /** Returns how many there were. */
  const end = async (ended: typeof session): Promise<number> => Number((await write(ended))[0]?.numDeletedRows)
  return {
    async create(
      tokenHash: string,
      accountId: string,
      now: number,
      expiresAt: number,
      issuer: string,
      device: string | null = null,
    ): Promise<void> {
      const times = { created_at: now, used_at: now, expires_at: expiresAt }
      const insert = database
        .insertInto('session')
        .values({ token_hash: tokenHash, account_id: accountId, device, issuer, ...times })
      await write(insert.onConflict((conflict) => conflict.doNothing()))
    },

    async find(tokenHash: string, now: number): Promise<(Session & { readonly account: Account }) | undefined> {
      const row = await reader
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .selectAll('account')
        .select(COLUMNS)
        .where('session.token_hash', '=', tokenHash)
        .where('session.expires_at', '>', now)
        .executeTakeFirst()
      if (!row) return undefined
      const { tokenHash: _, device, issuer, startedAt, usedAt, expiresAt } = row
      return { account: accountOf(row), tokenHash, device, issuer, startedAt, usedAt, expiresAt }
    },

    /** An account's sessions, including expired ones, the oldest first. */
    list(accountId: string): Promise<Session[]> {
      const sessions = reader.selectFrom('session').select(COLUMNS)
      return sessions.where('account_id', '=', accountId).orderBy('created_at').execute()
    },

    /** Notes that a session is used, and its new expiry; its beginning as well, since that may have been in the future. */
    async extend(tokenHash: string, { startedAt, usedAt, expiresAt }: SessionTimes): Promise<void> {
      const times = { created_at: startedAt, used_at: usedAt, expires_at: expiresAt }
      const used = database.updateTable('session').set(times)
      await write(used.where('token_hash', '=', tokenHash))
    },

    revoke: (tokenHash: string): Promise<number> => end(session.where('token_hash', '=', tokenHash)),

    /** Ends the oldest sessions until `left` remain. */
    revokeOldest(accountId: string, left: number): Promise<number> {
      const own = database.selectFrom('session').select('token_hash').where('account_id', '=', accountId)
      const kept = own.orderBy('created_at', 'desc').limit(left)
      return end(session.where('account_id', '=', accountId).where('token_hash', 'not in', kept))
    },

    revokeOthers: (accountId: string, tokenHash: string): Promise<number> =>
      end(session.where('account_id', '=', accountId).where('token_hash', '!=', tokenHash)),

    revokeAll: (accountId: string): Promise<number> => end(session.where('account_id', '=', accountId)),

    revokeEverybodys: (): Promise<number> => end(session),

    sweep: (now: number): Promise<number> => end(session.where('expires_at', '<=', now)),
  }
}
