import type { ExpressionBuilder, Transaction } from 'kysely'
import { SENT_STATUSES } from '#domain/plan.ts'
import type { Connection } from '#storage/database/connection.ts'
import type { Database, Tables } from '#storage/database/tables.ts'

/** Somebody who asked for mail, and whose address is their own. */
export interface Recipient {
  readonly accountId: string
  readonly email: string
  readonly name: string
  readonly timeZone: string
  /** When reminders were asked for, in milliseconds since 1970; null without. */
  readonly remindedSince: number | null
}

/** What leaves for one person on one day, claimed by whoever has this. */
export interface Letter {
  readonly accountId: string
  /** `YYYY-MM-DD`, where the person is. */
  readonly day: string
  /** The keys of what it tells. */
  readonly facts: readonly string[]
}

export interface Due {
  readonly accountId: string
  /** The keys of what this person is to be told. */
  readonly facts: readonly string[]
}

export interface Claim {
  /** `YYYY-MM-DD`, where these people are. */
  readonly day: string
  /** Until when nobody else sends these letters, in milliseconds since 1970. */
  readonly until: number
  /** Followed searches that were looked at on this day or before are told of up to `version`. */
  readonly followedUpTo: { readonly day: string; readonly version: number }
}

/** `void`: there was nothing true left to tell. */
export type Outcome = 'sent' | 'refused' | 'void'

export interface Token {
  /** SHA-256, in hex. */
  readonly tokenHash: string
  readonly accountId: string
  readonly day: string
}

/** Rows written by one statement. */
const BATCH = 1000

/** Letters to those who asked for mail. */
export function createLetters({ database, reader, engine, write, transact }: Connection) {
  return {
    ...readingLetters(reader),

    /** Undefined for whoever asked for nothing, or has no address of their own any more. */
    async recipient(accountId: string): Promise<Recipient | undefined> {
      return recipients(database).where('account_id', '=', accountId).executeTakeFirst()
    },

    /**
     * Claims the letters of a day, and notes for all these people that it was looked. Of several who do this at once one
     * gets each letter, and no fact is ever in two.
     */
    claim: (plans: readonly Due[], claim: Claim): Promise<Letter[]> =>
      transact((db) => claimLetters(db, engine, plans, claim)),

    /** Claims letters anew that nobody has handed over, though their time is up. */
    retake: (now: number, until: number, most: number): Promise<Letter[]> =>
      transact((db) => retakeLetters(db, now, until, most)),

    /** Notes what became of some letters. Call it as soon as that is known. */
    async settle(settled: readonly Pick<Letter, 'accountId' | 'day'>[], outcome: Outcome): Promise<void> {
      // Mostly of one day, and so one statement.
      for (const [day, letters] of Map.groupBy(settled, (letter) => letter.day)) {
        const ids = letters.map(({ accountId }) => accountId)
        const update = database.updateTable('letter').set({ outcome }).where('day', '=', day)
        await write(update.where('account_id', 'in', ids))
      }
    },

    /** Tokens that end all mail, one for each attempt to send a letter. */
    async addTokens(tokens: readonly Token[]): Promise<void> {
      if (tokens.length === 0) return
      const rows = tokens.map(({ tokenHash, accountId, day }) => ({
        token_hash: tokenHash,
        account_id: accountId,
        day,
      }))
      const insert = database.insertInto('unsubscribe').values(rows)
      await write(insert.onConflict((conflict) => conflict.doNothing()))
    },

    /** Deletes what is known of letters up to a day. */
    sweep: (upTo: string): Promise<void> =>
      transact(async (db) => {
        for (const table of ['letter', 'told', 'unsubscribe'] as const)
          await db.deleteFrom(table).where('day', '<=', upTo).execute()
      }),
  }
}

function readingLetters(reader: Database) {
  return {
    async zones(): Promise<string[]> {
      const zones = await reader.selectFrom('mailing').select('time_zone').distinct().orderBy('time_zone').execute()
      return zones.map((row) => row.time_zone)
    },

    /** People of a time zone for whom nobody has looked yet on a day, at most so many. */
    async unlooked(timeZone: string, day: string, most: number): Promise<Recipient[]> {
      return recipients(reader)
        .where('time_zone', '=', timeZone)
        .where((either) => either.or([either('looked_on', 'is', null), either('looked_on', '<', day)]))
        .orderBy('account_id')
        .limit(most)
        .execute()
    },

    /** Which of some scholarships some people have saved, and when. Not what they have sent already, by their plan. */
    async saves(accountIds: readonly string[], scholarshipIds: readonly string[]) {
      const found: { readonly accountId: string; readonly scholarshipId: string; readonly savedAt: number }[] = []
      if (accountIds.length === 0) return found
      const saves = reader
        .selectFrom('saved')
        .select(['account_id as accountId', 'scholarship_id as scholarshipId', 'saved_at as savedAt'])
        .where('account_id', 'in', accountIds)
        .where((where) => where.not(where.exists(sentPlan(where))))
      for (let start = 0; start < scholarshipIds.length; start += BATCH)
        found.push(...(await saves.where('scholarship_id', 'in', scholarshipIds.slice(start, start + BATCH)).execute()))
      return found
    },

    /** The searches that some people follow, and that were looked at on a day or before. */
    async followed(accountIds: readonly string[], day: string) {
      if (accountIds.length === 0) return []
      return reader
        .selectFrom('followed')
        .select(['account_id as accountId', 'query', 'version'])
        .where('account_id', 'in', accountIds)
        .where('looked_on', '<=', day)
        .execute()
    },

    /** All that one person was told, and on which day, in that order. */
    async toldTo(accountId: string): Promise<{ readonly day: string; readonly fact: string }[]> {
      const told = reader.selectFrom('told').select(['day', 'fact']).where('account_id', '=', accountId)
      return told.orderBy('day').orderBy('fact').execute()
    },

    async told(accountIds: readonly string[]): Promise<Map<string, Set<string>>> {
      const told = new Map<string, Set<string>>(accountIds.map((id) => [id, new Set()]))
      if (accountIds.length === 0) return told
      const rows = reader.selectFrom('told').select(['account_id', 'fact']).where('account_id', 'in', accountIds)
      for (const row of await rows.execute()) told.get(row.account_id)?.add(row.fact)
      return told
    },
  }
}

/** The row of a plan that says that the application of a saved scholarship was sent. */
function sentPlan(where: ExpressionBuilder<Tables, 'saved'>) {
  return where
    .selectFrom('plan')
    .select('plan.at')
    .whereRef('plan.account_id', '=', 'saved.account_id')
    .whereRef('plan.scholarship_id', '=', 'saved.scholarship_id')
    .where('plan.field', '=', 'status')
    .where('plan.value', 'in', SENT_STATUSES)
}

/** An account whose address went to somebody else has its id in the address's place. */
function recipients(db: Database) {
  return db
    .selectFrom('mailing')
    .innerJoin('account', 'account.id', 'mailing.account_id')
    .select([
      'mailing.account_id as accountId',
      'account.email',
      'account.name',
      'mailing.time_zone as timeZone',
      'mailing.reminded_since as remindedSince',
    ])
    .whereRef('account.email', '!=', 'account.id')
    .where('account.left_at', 'is', null)
}

async function claimLetters(
  db: Transaction<Tables>,
  engine: 'sqlite' | 'postgres',
  plans: readonly Due[],
  { day, until, followedUpTo }: Claim,
): Promise<Letter[]> {
  const asked = plans.map(({ accountId }) => accountId)
  if (asked.length === 0) return []
  const unlooked = db
    .selectFrom('mailing')
    .select('account_id')
    .where('account_id', 'in', asked)
    .where((either) => either.or([either('looked_on', 'is', null), either('looked_on', '<', day)]))
    .orderBy('account_id')
  // Another process waits here, and then finds that it was looked.
  const ids = (await (engine === 'postgres' ? unlooked.forUpdate() : unlooked).execute()).map((row) => row.account_id)
  if (ids.length === 0) return []
  const mine = new Set(ids)
  await db.updateTable('mailing').set({ looked_on: day }).where('account_id', 'in', ids).execute()
  const due = plans.filter(({ accountId, facts }) => facts.length > 0 && mine.has(accountId))
  const letters = await claimDay(db, due, { day, until })
  const claimed = new Set(letters.map(({ accountId }) => accountId))
  // Who already had a letter on this day is told of what they follow tomorrow.
  const followers = plans
    .filter(({ accountId, facts }) => mine.has(accountId) && (claimed.has(accountId) || facts.length === 0))
    .map(({ accountId }) => accountId)
  if (followers.length > 0)
    await db
      .updateTable('followed')
      .set({ version: followedUpTo.version, looked_on: day })
      .where('account_id', 'in', followers)
      .where('looked_on', '<=', followedUpTo.day)
      .execute()
  const empty = letters.filter(({ facts }) => facts.length === 0).map(({ accountId }) => accountId)
  if (empty.length > 0) await db.deleteFrom('letter').where('day', '=', day).where('account_id', 'in', empty).execute()
  return letters.filter(({ facts }) => facts.length > 0)
}

/** Those of the letters that nobody else has, with those of their facts that no other letter tells. */
async function claimDay(
  db: Transaction<Tables>,
  plans: readonly Due[],
  { day, until }: Pick<Claim, 'day' | 'until'>,
): Promise<Letter[]> {
  if (plans.length === 0) return []
  const claimed = await db
    .insertInto('letter')
    .values(plans.map(({ accountId }) => ({ account_id: accountId, day, claimed_until: until, outcome: null })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute()
  const facts = new Map<string, string[]>(claimed.map((row) => [row.account_id, []]))
  const rows = plans.flatMap(({ accountId, facts: keys }) =>
    facts.has(accountId) ? keys.map((fact) => ({ account_id: accountId, fact, day })) : [],
  )
  for (let start = 0; start < rows.length; start += BATCH) {
    const told = db.insertInto('told').values(rows.slice(start, start + BATCH))
    const written = await told
      .onConflict((conflict) => conflict.doNothing())
      .returning(['account_id', 'fact'])
      .execute()
    for (const row of written) facts.get(row.account_id)?.push(row.fact)
  }
  return [...facts].map(([accountId, keys]) => ({ accountId, day, facts: keys }))
}

async function retakeLetters(db: Transaction<Tables>, now: number, until: number, most: number): Promise<Letter[]> {
  const waiting = await db
    .selectFrom('letter')
    .select(['account_id', 'day'])
    .where('outcome', 'is', null)
    .where('claimed_until', '<=', now)
    .orderBy('account_id')
    .orderBy('day')
    .limit(most)
    .execute()
  const letters: Letter[] = []
  for (const row of waiting) {
    // Another process may have been faster.
    const { numUpdatedRows } = await db
      .updateTable('letter')
      .set({ claimed_until: until })
      .where('account_id', '=', row.account_id)
      .where('day', '=', row.day)
      .where('outcome', 'is', null)
      .where('claimed_until', '<=', now)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) continue
    const told = db.selectFrom('told').select('fact').where('account_id', '=', row.account_id)
    const facts = await told.where('day', '=', row.day).execute()
    letters.push({ accountId: row.account_id, day: row.day, facts: facts.map(({ fact }) => fact) })
  }
  return letters
}
