import { Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { expect, test } from 'vitest'
import { emptyDatabase, ENGINES, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'
import { createPostgresDialect } from './postgres.ts'
import { createSqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

const ADA = { issuer: 'https://google.test', subject: '1', email: 'ada@example.org', name: 'Ada', photo: null }

test.each(ENGINES)(
  '%s: a version goes on, and starts again, when a newer one has added to the tables',
  async (engine) => {
    const config = await emptyDatabase(engine)
    const open = () => openTestStorage(config)
    const running = await open()
    await running.catalogue.apply({ upserts: [scholarship('one')] }, 1)
    const { id } = await running.accounts.signIn(ADA, 1)

    const { databaseUrl, dataDir } = config
    const newer = new Kysely<Tables>({
      dialect: databaseUrl === undefined ? createSqliteDialect(dataDir) : createPostgresDialect(databaseUrl),
    })
    const later: Migration = { up: (db) => db.schema.alterTable('saved').addColumn('note', 'text').execute() }
    const engineName = databaseUrl === undefined ? 'sqlite' : 'postgres'
    for (const _start of ['first', 'second']) await migrate(newer, engineName, { ...MIGRATIONS, '9999-later': later })
    await sql`update saved set note = 'new'`.execute(newer)
    await newer.destroy()

    expect(await running.saved.add(id, 'one', 2, 9)).toBe('saved')
    const started = await open()
    expect(await started.saved.count(id)).toBe(1)
    await started.saved.remove(id, 'one')
    expect(await running.saved.list(id)).toEqual([])
  },
)
