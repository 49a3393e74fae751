import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { whenFree } from '#storage/database/patience.ts'
import type { Database, Tables } from '#storage/database/tables.ts'

export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  /** A data URI. */
  readonly photo: string | null
  /** In milliseconds since 1970, as all times here. */
  readonly createdAt: number
}

/** Who has signed in, according to a provider. The caller has checked that the e-mail is verified. */
export interface VerifiedIdentity {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly name: string
  readonly photo: string | null
}

/** What only reads asks `reader`. */
export function createAccounts(database: Database, reader = database) {
  return {
    /**
     * The account of an identity: the one it is linked to; or else the one with the same verified e-mail, which is
     * linked from now on; or else a new one. Name and photo follow the provider.
     */
    signIn: (identity: VerifiedIdentity, now: number): Promise<Account> =>
      whenFree(() => database.transaction().execute((transaction) => signIn(transaction, identity, now))),

    /** The account under an e-mail, or undefined. */
    async findByEmail(email: string): Promise<Account | undefined> {
      const accounts = reader.selectFrom('account').selectAll()
      const row = await accounts.where('email', '=', email.toLowerCase()).executeTakeFirst()
      return row && { id: row.id, email: row.email, name: row.name, photo: row.photo, createdAt: row.created_at }
    },

    /** Deletes the account with its identities, sessions and saved list. */
    async delete(accountId: string): Promise<void> {
      await whenFree(() => database.deleteFrom('account').where('id', '=', accountId).execute())
    },

    /** How the account signs in. */
    identities(accountId: string): Promise<{ issuer: string; subject: string }[]> {
      const identities = reader.selectFrom('identity').select(['issuer', 'subject'])
      return identities.where('account_id', '=', accountId).orderBy('issuer').execute()
    },
  }
}

async function signIn(db: Transaction<Tables>, identity: VerifiedIdentity, now: number): Promise<Account> {
  const email = identity.email.toLowerCase()
  const byIdentity = await db
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .selectAll('account')
    .where('identity.issuer', '=', identity.issuer)
    .where('identity.subject', '=', identity.subject)
    .executeTakeFirst()
  const found = byIdentity ?? (await db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst())
  const row = {
    id: found?.id ?? randomUUID(),
    email: byIdentity ? await emailToKeep(db, byIdentity, email) : email,
    name: identity.name,
    photo: identity.photo,
    created_at: found?.created_at ?? now,
  }
  if (found) await db.updateTable('account').set(row).where('id', '=', found.id).execute()
  else await db.insertInto('account').values(row).execute()
  if (!byIdentity) {
    const { issuer, subject } = identity
    await db.insertInto('identity').values({ issuer, subject, account_id: row.id }).execute()
  }
  return { id: row.id, email: row.email, name: row.name, photo: row.photo, createdAt: row.created_at }
}

/** Takes over a new e-mail from the provider, unless another account already has it. */
async function emailToKeep(db: Transaction<Tables>, account: { id: string; email: string }, email: string) {
  if (account.email === email) return email
  const taken = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
  return taken ? account.email : email
}
