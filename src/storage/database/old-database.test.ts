import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase, ENGINES, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import type { StorageConfig } from '#storage/open-storage.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'
import { createPostgresDialect } from './postgres.ts'
import { createSqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** When it was noted in which version what calendars and feeds say had changed. */
const NEWS = '0009-when-texts-changed'
const ADA = 'account-of-ada'
const THEN = Date.UTC(2026, 9, 1)
const NOW = Date.UTC(2026, 10, 27)
const JANUARY = { kind: 'date', date: '2027-01-15' } as const
const CLOSING = scholarship('closing', { deadline: JANUARY, checked: '2026-05' })
const GONE = scholarship('gone', { deadline: JANUARY })

/** A database as a program of before has left it: one record in its third version, one withdrawn, and what somebody has. */
async function leaveOldDatabase({ databaseUrl, dataDir }: StorageConfig): Promise<void> {
  const engine = databaseUrl === undefined ? 'sqlite' : 'postgres'
  const old = new Kysely<Tables>({
    dialect: databaseUrl === undefined ? createSqliteDialect(dataDir) : createPostgresDialect(databaseUrl),
  })
  const known = Object.entries(MIGRATIONS).filter(([name]) => name < NEWS)
  await migrate(old, engine, Object.fromEntries(known))
  const row = (record: typeof CLOSING, version: number, withdrawn_at: number | null) => ({
    id: record.id,
    record: JSON.stringify(record),
    record_hash: 'of then',
    version,
    withdrawn_at,
    first_version: null,
  })
  await old
    .insertInto('catalogue')
    .values({ id: 1, version: 4 })
    .onConflict((one) => one.column('id').doUpdateSet({ version: 4 }))
    .execute()
  // What comes with the migration has no value yet.
  const rows = [row(CLOSING, 3, null), row(GONE, 4, THEN)] as Tables['scholarship'][]
  await old.insertInto('scholarship').values(rows).execute()
  const diff = JSON.stringify({ deadline: { was: { kind: 'not-stated' }, now: JANUARY } })
  await old.insertInto('revision').values({ scholarship_id: 'closing', version: 3, at: THEN, diff }).execute()
  await old
    .insertInto('account')
    .values({
      id: ADA,
      email: 'ada@example.org',
      name: 'Ada',
      photo: null,
      created_at: THEN,
      unheld_email: null,
      left_at: null,
    })
    .execute()
  for (const scholarship_id of ['closing', 'gone'])
    await old.insertInto('saved').values({ account_id: ADA, scholarship_id, saved_at: THEN }).execute()
  const note = {
    account_id: ADA,
    scholarship_id: 'closing',
    field: 'notes',
    value: 'ask Bo',
    at: THEN,
    unsaved_at: null,
  }
  await old.insertInto('plan').values(note).execute()
  await old.destroy()
}

test.each(ENGINES)(
  '%s: a database of before keeps all that is in it, and its dates go on where they were',
  async (engine) => {
    const config = await emptyDatabase(engine)
    await leaveOldDatabase(config)
    const { catalogue, saved, plans, revisions } = await openTestStorage(config)

    expect(await saved.list(ADA)).toMatchObject([
      { id: 'closing', savedAt: THEN, listed: true, dates: { version: 3, at: null } },
      { id: 'gone', savedAt: THEN, listed: false, dates: { version: 4, at: null } },
    ])
    expect(await plans.list(ADA)).toMatchObject([{ scholarshipId: 'closing', field: 'notes', value: 'ask Bo' }])
    expect(await revisions.of('closing')).toMatchObject([{ version: 3, at: THEN }])
    const entries = async () =>
      (await Array.fromAsync(catalogue.changedSince(0))).flat().map(({ id, entryAt }) => [id, entryAt])
    const sequence = async () => (await catalogue.find('closing'))?.dates
    expect(await entries()).toEqual([['closing', null]])

    // Calendars have seen 3, and it stays as long as the dates do. What an entry says dates from its facts' month.
    await catalogue.apply({ upserts: [{ ...CLOSING, about: ['More words'] }] }, NOW)
    expect(await sequence()).toEqual({ version: 3, at: null })
    expect(await entries()).toEqual([['closing', Date.UTC(2026, 4, 1)]])

    await catalogue.apply({ upserts: [{ ...CLOSING, deadline: { ...JANUARY, date: '2027-01-31' } }] }, NOW)
    expect(await sequence()).toEqual({ version: 6, at: NOW })
    expect(await entries()).toEqual([['closing', NOW]])
  },
)
