import { sql, type ExpressionBuilder } from 'kysely'
import type { PlanField } from '#domain/plan.ts'
import type { Connection } from '#storage/database/connection.ts'
import type { Database, Tables } from '#storage/database/tables.ts'

/** What people plan for scholarships. */
export function createPlans({ database, reader, engine, write, writeOf }: Connection) {
  return {
    /** All fields of an account, also for what it has taken off its list; or those of some scholarships, at least one. */
    async list(accountId: string, scholarshipIds?: readonly string[]): Promise<PlanField[]> {
      const plans = reader.selectFrom('plan')
      const rows = await (scholarshipIds ? plans.where('scholarship_id', 'in', scholarshipIds) : plans)
        .select(['scholarship_id as scholarshipId', 'field', 'value', 'at'])
        .where('account_id', '=', accountId)
        .orderBy('scholarship_id')
        .orderBy('field')
        .execute()
      return rows
    },

    /**
     * Takes over each field that is newer than what is stored; of two that are equally old, the greater value. So the
     * order in which changes arrive makes no difference, nor does one that arrives twice. Scholarships that the
     * catalogue does not know are left out. False, and nothing is changed, if the account would have more than `most`
     * fields.
     */
    async merge(accountId: string, fields: readonly PlanField[], most: number): Promise<boolean> {
      try {
        await writeOf(accountId, (db) => mergeFields({ db, engine }, accountId, newestOf(fields), most))
        return true
      } catch (error) {
        if (error === FULL) return false
        throw error
      }
    },

    /** What an account's link shows; undefined without a link. */
    async shown(accountId: string): Promise<readonly string[] | undefined> {
      const link = reader.selectFrom('plan_link').select('shows').where('account_id', '=', accountId)
      return (await link.executeTakeFirst())?.shows.split(' ').filter(Boolean)
    },

    /** Changes what the link shows. Without a link nothing happens. */
    async show(accountId: string, parts: readonly string[]): Promise<void> {
      const links = database.updateTable('plan_link').set({ shows: parts.join(' ') })
      await write(links.where('account_id', '=', accountId))
    },

    /** Deletes what belongs to scholarships that were seen to be off their list before `seenBefore`, and notes those of now. */
    async sweep(seenBefore: number, now: number): Promise<void> {
      await write(setUnsaved(database, null, true))
      await write(setUnsaved(database, now, false))
      const left = database.deleteFrom('plan').where('unsaved_at', '<=', seenBefore)
      await write(left.where((where) => where.not(isSaved(where))))
    },
  }
}

/** Thrown, so that the transaction is undone. */
const FULL = new Error('The plan is full')

/** Whether the scholarship of a row is on the saved list of its account. */
function isSaved(where: ExpressionBuilder<Tables, 'plan'>) {
  const saved = where.selectFrom('saved').select('saved_at').whereRef('saved.account_id', '=', 'plan.account_id')
  return where.exists(saved.whereRef('saved.scholarship_id', '=', 'plan.scholarship_id'))
}

function setUnsaved(db: Database, unsaved_at: number | null, saved: boolean) {
  const rows = db
    .updateTable('plan')
    .set({ unsaved_at })
    .where('unsaved_at', saved ? 'is not' : 'is', null)
  return rows.where((where) => (saved ? isSaved(where) : where.not(isSaved(where))))
}

/** Compares texts by their bytes in UTF-8, as the databases do below. Strings compare otherwise, from U+E000 on. */
const isGreater = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other)) > 0

/** PostgreSQL compares texts as its database was made to, unless it is told. */
const GREATER = {
  sqlite: sql<boolean>`excluded.value > plan.value`,
  postgres: sql<boolean>`excluded.value collate "C" > plan.value`,
}

/** One row cannot be changed twice by one statement. */
function newestOf(fields: readonly PlanField[]): PlanField[] {
  const newest = new Map<string, PlanField>()
  for (const one of fields) {
    const key = JSON.stringify([one.scholarshipId, one.field])
    const other = newest.get(key)
    if (!other || one.at > other.at || (one.at === other.at && isGreater(one.value, other.value))) newest.set(key, one)
  }
  return [...newest.values()]
}

async function mergeFields(
  { db, engine }: { readonly db: Database; readonly engine: Connection['engine'] },
  accountId: string,
  fields: readonly PlanField[],
  most: number,
): Promise<void> {
  const named = new Set(fields.map(({ scholarshipId }) => scholarshipId))
  if (named.size === 0) return
  const known = await db
    .selectFrom('scholarship')
    .select('id')
    .where('id', 'in', [...named])
    .execute()
  const ids = new Set(known.map(({ id }) => id))
  const rows = fields
    .filter(({ scholarshipId }) => ids.has(scholarshipId))
    .map(({ scholarshipId, ...field }) => ({ account_id: accountId, scholarship_id: scholarshipId, ...field }))
  if (rows.length === 0) return
  await db
    .insertInto('plan')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'scholarship_id', 'field'])
        .doUpdateSet((set) => ({ value: set.ref('excluded.value'), at: set.ref('excluded.at') }))
        .where((where) =>
          where.or([
            where('excluded.at', '>', where.ref('plan.at')),
            where.and([where('excluded.at', '=', where.ref('plan.at')), GREATER[engine]]),
          ]),
        ),
    )
    .execute()
  const counted = await db
    .selectFrom('plan')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (Number(counted.count) > most) throw FULL
}
