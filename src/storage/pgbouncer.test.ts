import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, startPgBouncer, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'

const run = promisify(execFile)

// Without PgBouncer, postgres.test.ts still checks that the storage keeps to what PgBouncer needs.
test(
  'through PgBouncer in transaction mode: programs start at once, people sign in and save',
  {
    timeout: 60_000,
  },
  async (context) => {
    const { databaseUrl: direct = '' } = await emptyDatabase('PostgreSQL')
    const bouncer = await startPgBouncer(direct)
    if (!bouncer) return context.skip('PgBouncer is not installed')
    onTestFinished(() => bouncer.stop())
    const config = { dataDir: '', databaseUrl: bouncer.url }
    const program = `
    const { openStorage } = await import('#storage/open-storage.ts')
    const storage = await openStorage(${JSON.stringify(config)})
    console.log(await storage.catalogue.version())
    await storage.close()`
    const launch = () => run(process.execPath, ['--input-type=module', '--eval', program])
    const outputs = await Promise.all([launch(), launch(), launch()])
    expect(outputs.map(({ stdout }) => stdout.trim())).toEqual(['0', '0', '0'])

    const storage = await openTestStorage(config)
    const ids = Array.from({ length: 40 }, (_, number) => `s-${number}`)
    await storage.catalogue.apply({ upserts: ids.map((id) => scholarship(id)) }, 1)
    const people = await Promise.all(
      ids.map((subject) => {
        const email = `${subject}@example.org`
        return storage.accounts.signIn(
          { issuer: 'https://google.test', subject, email, name: 'Someone', photo: null },
          1,
        )
      }),
    )
    await Promise.all(people.map(({ id }, number) => storage.saved.add(id, ids[number] ?? '', 1, 9)))
    const lists = await Promise.all(people.map(({ id }) => storage.saved.list(id)))
    expect(lists.map((list) => list.map(({ id }) => id))).toEqual(ids.map((id) => [id]))
  },
)
