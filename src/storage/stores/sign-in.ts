import type { Selectable, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { lowerCaseEmail } from '#domain/lower-case-email.ts'
import type { Tables } from '#storage/database/tables.ts'
import type { VerifiedIdentity } from './accounts.ts'

type AccountRow = Selectable<Tables['account']>
type Db = Transaction<Tables>

/**
 * The account of an identity: the one it is linked to; or else the one that holds its address and has no identity of
 * this issuer, which is linked from now on; or else a new one. Name, photo and e-mail follow the provider.
 *
 * An address is held by the account whose provider called it so last. If that is another person of the same issuer, the
 * account that held it so far is left: its sessions end, and it waits for its owner.
 */
export async function signIn(db: Db, identity: VerifiedIdentity, now: number): Promise<AccountRow> {
  const { issuer, subject, name, photo } = identity
  const email = lowerCaseEmail(identity.email)
  const own = await findLinked(db, identity)
  if (own) return update(db, own, { name, photo, ...(await takeAddress(db, own, email, issuer, now)) })

  const fresh = { id: randomUUID(), name, photo, created_at: now, unheld_email: null, left_at: null }
  const holder = await insertOrLock(db, { ...fresh, email })
  const link = async (account: AccountRow) => {
    await db.insertInto('identity').values({ issuer, subject, account_id: account.id, linked_at: now }).execute()
    return account
  }
  if (holder.id === fresh.id) return link(holder)
  switch (await relationTo(db, holder, identity)) {
    case 'linked':
      return update(db, holder, { name, photo })
    case 'linkable':
      await endSessions(db, holder)
      return link(await update(db, holder, { name, photo }))
    case 'another person':
      await leave(db, holder, now)
      return link(await insert(db, { ...fresh, email }))
    case 'kept apart':
      return link(await insert(db, { ...fresh, email: fresh.id, unheld_email: email }))
  }
}

function findLinked(db: Db, { issuer, subject }: VerifiedIdentity): Promise<AccountRow | undefined> {
  return db
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .selectAll('account')
    .where('identity.issuer', '=', issuer)
    .where('identity.subject', '=', subject)
    .executeTakeFirst()
}

/** Whether an account that was found by its identity holds the address from now on. */
async function takeAddress(db: Db, own: AccountRow, email: string, issuer: string, now: number) {
  const held = { email, unheld_email: null }
  if (own.email === email) return held
  const holder = await db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()
  if (!holder) return held
  // Two accounts of one person, or of two of whom other providers say the same: both go on.
  if (!(await hasIdentityOf(db, holder, issuer))) return { email: own.id, unheld_email: email }
  await leave(db, holder, now)
  return held
}

/**
 * Inserts the account; or if its address is held already, returns that account. Either way, others who want the address
 * wait for this transaction, and find what has become of it.
 */
function insertOrLock(db: Db, account: AccountRow): Promise<AccountRow> {
  return db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((existing) => ({ email: existing.ref('account.email') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Relation = 'linked' | 'linkable' | 'another person' | 'kept apart'

/** What the account that holds an address is to somebody who comes with it. */
async function relationTo(db: Db, holder: AccountRow, { issuer, subject }: VerifiedIdentity): Promise<Relation> {
  const identities = db.selectFrom('identity').select('subject').where('account_id', '=', holder.id)
  const subjects = await identities.where('issuer', '=', issuer).execute()
  // By another attempt of the same person, which this one has waited for.
  if (subjects.some((one) => one.subject === subject)) return 'linked'
  if (subjects.length > 0) return 'another person'
  const unlinked = db.selectFrom('unlinked').select('issuer').where('account_id', '=', holder.id)
  return (await unlinked.where('issuer', '=', issuer).executeTakeFirst()) ? 'kept apart' : 'linkable'
}

async function hasIdentityOf(db: Db, { id }: AccountRow, issuer: string): Promise<boolean> {
  const identities = db.selectFrom('identity').select('subject').where('account_id', '=', id)
  return (await identities.where('issuer', '=', issuer).executeTakeFirst()) !== undefined
}

/** The account's address has gone to another person. If it has already, nothing happens. */
async function leave(db: Db, { id, email }: AccountRow, now: number): Promise<void> {
  const account = db.updateTable('account').where('id', '=', id).where('email', '=', email)
  const { numUpdatedRows } = await account
    .set({ email: id, unheld_email: email, left_at: now })
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0) await endSessions(db, { id })
}

async function endSessions(db: Db, { id }: Pick<AccountRow, 'id'>): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', id).execute()
}

function insert(db: Db, account: AccountRow): Promise<AccountRow> {
  return db.insertInto('account').values(account).returningAll().executeTakeFirstOrThrow()
}

function update(db: Db, { id }: AccountRow, set: Partial<AccountRow>): Promise<AccountRow> {
  // Somebody is there.
  const account = db.updateTable('account').set({ ...set, left_at: null })
  return account.where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
