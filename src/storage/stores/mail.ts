import type { Transaction } from 'kysely'
import { whenFree } from '#storage/database/patience.ts'
import type { Database, Tables } from '#storage/database/tables.ts'

/** Somebody who asked for reminders, and can be written to. */
export interface RemindedPerson {
  readonly accountId: string
  readonly email: string
  readonly name: string
  /** When reminders were asked for, in milliseconds since 1970. */
  readonly since: number
}

/** What leaves for one person on one day, claimed by whoever has this. */
export interface Letter {
  readonly accountId: string
  /** `YYYY-MM-DD`, where the person is. */
  readonly day: string
  /** The keys of what it tells, of `src/domain/reminders.ts`. */
  readonly facts: readonly string[]
}

interface Plan {
  readonly accountId: string
  readonly facts: readonly string[]
}

interface Claim {
  readonly day: string
  /** In milliseconds since 1970. */
  readonly until: number
}

/** Rows written by one statement. */
const BATCH = 1000

/** Reminders, and the letters that leave with them. What only reads asks `reader`. */
export function createMail(database: Database, engine: 'sqlite' | 'postgres', reader = database) {
  const inTransaction = <Result>(write: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
    whenFree(() => database.transaction().execute(write))
  return {
    /** When reminders were asked for, and the time zone; undefined if they are off. */
    async state(accountId: string): Promise<{ readonly since: number; readonly timeZone: string } | undefined> {
      const reminders = reader.selectFrom('reminder').select(['created_at as since', 'time_zone as timeZone'])
      return reminders.where('account_id', '=', accountId).executeTakeFirst()
    },

    /** Or changes the time zone. */
    async turnOn(accountId: string, timeZone: string, now: number): Promise<void> {
      const row = { account_id: accountId, time_zone: timeZone, created_at: now, looked_on: null }
      const insert = database.insertInto('reminder').values(row)
      const change = { time_zone: timeZone }
      await whenFree(() => insert.onConflict((conflict) => conflict.column('account_id').doUpdateSet(change)).execute())
    },

    turnOff: (accountId: string): Promise<void> => inTransaction((db) => turnOff(db, accountId)),

    /** The time zones that there are people in. */
    async zones(): Promise<string[]> {
      const zones = await reader.selectFrom('reminder').select('time_zone').distinct().orderBy('time_zone').execute()
      return zones.map((row) => row.time_zone)
    },

    /** People of a time zone for whom nobody has looked yet on a day, at most so many. */
    async unlooked(timeZone: string, day: string, most: number): Promise<RemindedPerson[]> {
      return peopleOf(reader)
        .where('time_zone', '=', timeZone)
        .where('looked_on', 'is distinct from', day)
        .orderBy('account_id')
        .limit(most)
        .execute()
    },

    /** Those of an account that can be written to: it wants reminders, and its address is its own. */
    async person(accountId: string): Promise<RemindedPerson | undefined> {
      return peopleOf(database).where('account_id', '=', accountId).executeTakeFirst()
    },

    /** Which of some scholarships some people have saved, and when. */
    async saves(accountIds: readonly string[], scholarshipIds: readonly string[]) {
      if (accountIds.length === 0 || scholarshipIds.length === 0) return []
      return reader
        .selectFrom('saved')
        .select(['account_id as accountId', 'scholarship_id as scholarshipId', 'saved_at as savedAt'])
        .where('account_id', 'in', accountIds)
        .where('scholarship_id', 'in', scholarshipIds)
        .execute()
    },

    /** What some people were told. */
    async told(accountIds: readonly string[]): Promise<Map<string, Set<string>>> {
      const told = new Map<string, Set<string>>(accountIds.map((id) => [id, new Set()]))
      if (accountIds.length === 0) return told
      const rows = reader.selectFrom('told').select(['account_id', 'fact']).where('account_id', 'in', accountIds)
      for (const row of await rows.execute()) told.get(row.account_id)?.add(row.fact)
      return told
    },

    /**
     * Claims the letters of a day, and notes for all these people that it was looked. Of several who do this at once one
     * gets each letter, and no fact is ever in two.
     */
    claim: (plans: readonly Plan[], claim: Claim): Promise<Letter[]> =>
      inTransaction((db) => claimLetters(db, engine, plans, claim)),

    /** Claims letters anew that nobody has handed over, though their time is up. */
    retake: (now: number, until: number, most: number): Promise<Letter[]> =>
      inTransaction((db) => retakeLetters(db, now, until, most)),

    /** Notes what became of a letter. Call it as soon as that is known. */
    async settle({ accountId, day }: Omit<Letter, 'facts'>, outcome: 'sent' | 'refused' | 'void'): Promise<void> {
      const letter = database.updateTable('letter').set({ outcome }).where('account_id', '=', accountId)
      await whenFree(() => letter.where('day', '=', day).execute())
    },

    /** Tokens that end reminders, one for each attempt to send a letter. */
    async addTokens(
      tokens: readonly { readonly tokenHash: string; readonly accountId: string; readonly day: string }[],
    ): Promise<void> {
      if (tokens.length === 0) return
      const rows = tokens.map(({ tokenHash, accountId, day }) => ({
        token_hash: tokenHash,
        account_id: accountId,
        day,
      }))
      await whenFree(() =>
        database
          .insertInto('unsubscribe')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      )
    },

    /** The account that a token belongs to. */
    async findAccount(tokenHash: string): Promise<string | undefined> {
      const tokens = reader.selectFrom('unsubscribe').select('account_id')
      return (await tokens.where('token_hash', '=', tokenHash).executeTakeFirst())?.account_id
    },

    /** Deletes what is known of letters up to a day. */
    sweep: (upTo: string): Promise<void> =>
      inTransaction(async (db) => {
        for (const table of ['letter', 'told', 'unsubscribe'] as const)
          await db.deleteFrom(table).where('day', '<=', upTo).execute()
      }),
  }
}

/** An account whose address went to somebody else has its id in the address's place. */
function peopleOf(db: Database) {
  return db
    .selectFrom('reminder')
    .innerJoin('account', 'account.id', 'reminder.account_id')
    .select([
      'reminder.account_id as accountId',
      'account.email as email',
      'account.name as name',
      'reminder.created_at as since',
    ])
    .whereRef('account.email', '!=', 'account.id')
    .where('account.left_at', 'is', null)
}

/** What was told stays, so that nobody is told again after a change of mind. */
async function turnOff(db: Transaction<Tables>, accountId: string): Promise<void> {
  await db.deleteFrom('reminder').where('account_id', '=', accountId).execute()
  await db.deleteFrom('letter').where('account_id', '=', accountId).where('outcome', 'is', null).execute()
}

async function claimLetters(
  db: Transaction<Tables>,
  engine: 'sqlite' | 'postgres',
  plans: readonly Plan[],
  { day, until }: Claim,
): Promise<Letter[]> {
  const mine = db
    .selectFrom('reminder')
    .select('account_id')
    .where(
      'account_id',
      'in',
      plans.map(({ accountId }) => accountId),
    )
    .where('looked_on', 'is distinct from', day)
    .orderBy('account_id')
  // Another process waits here, and then finds that it was looked.
  const ids = (await (engine === 'postgres' ? mine.forUpdate() : mine).execute()).map((row) => row.account_id)
  if (ids.length === 0) return []
  await db.updateTable('reminder').set({ looked_on: day }).where('account_id', 'in', ids).execute()
  const letters = plans
    .filter(({ accountId, facts }) => facts.length > 0 && ids.includes(accountId))
    .map(({ accountId }) => ({ account_id: accountId, day, claimed_until: until, outcome: null }))
  if (letters.length === 0) return []
  const claimed = await db
    .insertInto('letter')
    .values(letters)
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
  const empty = [...facts].filter(([, keys]) => keys.length === 0).map(([accountId]) => accountId)
  if (empty.length > 0) await db.deleteFrom('letter').where('day', '=', day).where('account_id', 'in', empty).execute()
  return [...facts].filter(([, keys]) => keys.length > 0).map(([accountId, keys]) => ({ accountId, day, facts: keys }))
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
