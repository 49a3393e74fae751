import type { Selectable, Transaction } from 'kysely'
import { lowerCaseEmail } from '#domain/lower-case-email.ts'
import type { Connection } from '#storage/database/connection.ts'
import type { Database, Tables } from '#storage/database/tables.ts'
import { signIn } from './sign-in.ts'

export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  /** A data URI. */
  readonly photo: string | null
  /** In milliseconds since 1970, as all times here. */
  readonly createdAt: number
}

/** By which a provider knows a person, for good. */
export interface IdentityKey {
  readonly issuer: string
  readonly subject: string
}

/** Who has signed in, according to a provider. The caller has checked that the e-mail is verified. */
export type VerifiedIdentity = IdentityKey & Pick<Account, 'email' | 'name' | 'photo'>

export interface LinkedIdentity extends IdentityKey {
  readonly linkedAt: number
}

/** `last`: it is the only one, and stays. `unknown`: there is none, or no more. */
export type UnlinkOutcome = 'done' | 'last' | 'unknown'

export function createAccounts({ database, reader, write, transact, writeOf }: Connection) {
  const accounts = reader.selectFrom('account').selectAll()
  return {
    /** The account of an identity: see `sign-in.ts`. */
    signIn: async (identity: VerifiedIdentity, now: number): Promise<Account> =>
      accountOf(await transact((db) => signIn(db, identity, now))),

    /** The accounts that are called by an e-mail: none, one, or one for each provider. */
    async findAllByEmail(email: string): Promise<Account[]> {
      const key = lowerCaseEmail(email)
      const rows = await accounts.where((or) => or.or([or('email', '=', key), or('unheld_email', '=', key)])).execute()
      return rows.map(accountOf)
    },

    /** Deletes the account with its identities, sessions and saved list. */
    async delete(accountId: string): Promise<void> {
      await write(database.deleteFrom('account').where('id', '=', accountId))
    },

    /** What an account is called; undefined if there is none. */
    nameOf: async (accountId: string): Promise<string | undefined> =>
      (await accounts.where('id', '=', accountId).executeTakeFirst())?.name,

    identities: (accountId: string): Promise<LinkedIdentity[]> => identitiesOf(reader, accountId),

    /**
     * Takes a way to sign in away from an account, and ends all its sessions but one. From now on nobody is linked to
     * the account by its address who comes from that issuer.
     */
    unlink: (accountId: string, identity: IdentityKey, keptTokenHash: string): Promise<UnlinkOutcome> =>
      writeOf(accountId, (db) => unlink(db, accountId, identity, keptTokenHash)),

    /** The issuers from which nobody is linked to the account any more. */
    async unlinkedIssuers(accountId: string): Promise<string[]> {
      const rows = await reader.selectFrom('unlinked').select('issuer').where('account_id', '=', accountId).execute()
      return rows.map(({ issuer }) => issuer)
    },

    /** All issuers that somebody signs in with, one look into an index for each. */
    async issuers(): Promise<string[]> {
      const found: string[] = []
      for (;;) {
        const next = database.selectFrom('identity').select((identity) => identity.fn.min('issuer').as('issuer'))
        const last = found.at(-1)
        const row = await (last === undefined ? next : next.where('issuer', '>', last)).executeTakeFirst()
        // Of no rows the least is null, which the type leaves out.
        const issuer = row?.issuer as string | null | undefined
        if (issuer === null || issuer === undefined) return found
        found.push(issuer)
      }
    },

    /**
     * Removes all identities of some issuers, all sessions of their accounts, and the accounts that have no other
     * identity. Returns how many accounts it deleted, and how many identities it took from others.
     */
    removeIssuers: (issuers: readonly string[]): Promise<{ accounts: number; identities: number }> =>
      transact((db) => removeIssuers(db, issuers)),

    /** Deletes the accounts whose address went to another person until `leftBefore`, and that nobody is signed in to. */
    async sweep(leftBefore: number, now: number): Promise<void> {
      const left = database.deleteFrom('account').where('left_at', '<=', leftBefore)
      const unused = left.where((where) => {
        const sessions = where
          .selectFrom('session')
          .select('token_hash')
          .whereRef('session.account_id', '=', 'account.id')
        return where.not(where.exists(sessions.where('expires_at', '>', now)))
      })
      await write(unused)
    },
  }
}

export function accountOf(row: Selectable<Tables['account']>): Account {
  const { id, email, unheld_email: unheld, name, photo, created_at: createdAt } = row
  return { id, email: unheld ?? email, name, photo, createdAt }
}

function identitiesOf(db: Database, accountId: string): Promise<LinkedIdentity[]> {
  const identities = db.selectFrom('identity').select(['issuer', 'subject', 'linked_at as linkedAt'])
  return identities.where('account_id', '=', accountId).orderBy('issuer').orderBy('subject').execute()
}

async function unlink(
  db: Transaction<Tables>,
  accountId: string,
  { issuer, subject }: IdentityKey,
  keptTokenHash: string,
): Promise<UnlinkOutcome> {
  const linked = await identitiesOf(db, accountId)
  const own = linked.find((one) => one.issuer === issuer && one.subject === subject)
  if (!own) return 'unknown'
  if (linked.length === 1) return 'last'
  await db.deleteFrom('identity').where('issuer', '=', issuer).where('subject', '=', subject).execute()
  const memory = db.insertInto('unlinked').values({ account_id: accountId, issuer })
  await memory.onConflict((conflict) => conflict.doNothing()).execute()
  const sessions = db.deleteFrom('session').where('account_id', '=', accountId)
  await sessions.where('token_hash', '!=', keptTokenHash).execute()
  return 'done'
}

async function removeIssuers(db: Transaction<Tables>, issuers: readonly string[]) {
  const removed = db.selectFrom('identity').select('account_id').where('issuer', 'in', issuers)
  await db.deleteFrom('session').where('account_id', 'in', removed).execute()
  const alone = db.deleteFrom('account').where('id', 'in', removed)
  const accounts = await alone
    .where((where) => {
      const identities = where
        .selectFrom('identity')
        .select('subject')
        .whereRef('identity.account_id', '=', 'account.id')
      return where.not(where.exists(identities.where('issuer', 'not in', issuers)))
    })
    .executeTakeFirstOrThrow()
  const left = await db.deleteFrom('identity').where('issuer', 'in', issuers).executeTakeFirstOrThrow()
  await db.deleteFrom('unlinked').where('issuer', 'in', issuers).execute()
  return { accounts: Number(accounts.numDeletedRows), identities: Number(left.numDeletedRows) }
}
