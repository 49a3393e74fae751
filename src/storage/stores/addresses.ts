import type { Connection } from '#storage/database/connection.ts'

/** Private addresses of one kind, one for each account, by the hash of their token. */
export function createAddresses({ database, reader, write }: Connection, kind: 'calendar' | 'plan_link') {
  // Each of these tables has the columns of the first; what else there is has a default.
  const table = kind as 'calendar'
  return {
    /** When an account's address was made, in milliseconds since 1970; undefined without one. */
    async since(accountId: string): Promise<number | undefined> {
      const addresses = reader.selectFrom(table).select('created_at')
      return (await addresses.where('account_id', '=', accountId).executeTakeFirst())?.created_at
    },

    async findAccount(tokenHash: string): Promise<string | undefined> {
      const addresses = reader.selectFrom(table).select('account_id')
      return (await addresses.where('token_hash', '=', tokenHash).executeTakeFirst())?.account_id
    },

    /** Takes the place of an address that there was. */
    async put(accountId: string, tokenHash: string, now: number): Promise<void> {
      const row = { token_hash: tokenHash, created_at: now }
      const insert = database.insertInto(table).values({ account_id: accountId, ...row })
      await write(insert.onConflict((conflict) => conflict.column('account_id').doUpdateSet(row)))
    },

    async revoke(accountId: string): Promise<void> {
      await write(database.deleteFrom(table).where('account_id', '=', accountId))
    },
  }
}
