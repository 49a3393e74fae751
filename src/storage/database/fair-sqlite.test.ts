import { Kysely, sql, type Dialect } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#test/databases.ts'
import { createSqliteDialect } from './sqlite.ts'

const GREEDY = 20
const ROUNDS = 200

/** How many other questions are answered before the one that waits. */
async function waitOf(dialect: Dialect): Promise<number> {
  const database = new Kysely<unknown>({ dialect })
  const ask = () => sql`select 1`.execute(database)
  await ask()
  let answered = 0
  let before = -1
  const greedy = Array.from({ length: GREEDY }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await ask()
      answered += 1
    }
  })
  const patient = ask().then(() => (before = answered))
  await Promise.all([...greedy, patient])
  await database.destroy()
  return before
}

test('the embedded database serves in the order of asking', async () => {
  const { dataDir } = await emptyDatabase('embedded SQLite')
  expect(await waitOf(createSqliteDialect(dataDir))).toBeLessThanOrEqual(GREEDY)
})
