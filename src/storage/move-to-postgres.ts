import { Kysely, sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { migrate, reach } from './database/migrate.ts'
import { createPostgresDialect } from './database/postgres.ts'
import { claimFile, embeddedFile } from './database/sqlite.ts'
import type { Database, Tables } from './database/tables.ts'
import { openStorage } from './open-storage.ts'

/** Every table, referenced ones first, with the columns that identify a row. */
const KEYS: Readonly<Record<keyof Tables, readonly string[]>> = {
  account: ['id'],
  identity: ['issuer', 'subject'],
  unlinked: ['account_id', 'issuer'],
  session: ['token_hash'],
  scholarship: ['id'],
  revision: ['scholarship_id', 'version'],
  saved: ['account_id', 'scholarship_id'],
  calendar: ['account_id'],
  mailing: ['account_id'],
  followed: ['account_id', 'query'],
  letter: ['account_id', 'day'],
  told: ['account_id', 'fact'],
  unsubscribe: ['token_hash'],
  watched: ['scholarship_id'],
  report: ['id'],
  plan: ['account_id', 'scholarship_id', 'field'],
  plan_link: ['account_id'],
  catalogue: ['id'],
}
// Object.keys forgets that the keys are the tables.
const TABLES = Object.keys(KEYS) as (keyof Tables)[]
/** Kysely's own tables, about migrations. */
const OWN = /^kysely_/
const BATCH = 500

type Row = Readonly<Record<string, unknown>>

/** Rows of each table that were moved and found again. */
export type Moved = Readonly<Record<keyof Tables, number>>

/**
 * Copies the whole embedded database into an empty PostgreSQL database, in one transaction that commits only after
 * every row was read back and found equal. No other program may be using the embedded one, which is left as it was.
 */
export async function moveToPostgres(dataDir: string, databaseUrl: string): Promise<Moved> {
  claimFile(embeddedFile(dataDir)).close()
  // Brings an old file up to date first, so that both sides have the same tables.
  await (await openStorage({ dataDir })).close()
  const source = claimFile(embeddedFile(dataDir))
  const target = new Kysely<Tables>({ dialect: createPostgresDialect(databaseUrl) })
  try {
    await reach(target, 'the address')
    await requireEmpty(target)
    await migrate(target, 'postgres')
    return await target.transaction().execute((transaction) => copyAll(source, transaction))
  } finally {
    source.close()
    await target.destroy()
  }
}

/** Empty means no tables, or ours without rows, as a failed attempt leaves them. */
async function requireEmpty(target: Database): Promise<void> {
  const refuse = (why: string) => new Error(`The PostgreSQL database is not empty: ${why}. Name an empty one.`)
  const tables = await target.introspection.getTables()
  const names = tables.map(({ name }) => name).filter((name) => !OWN.test(name))
  const foreign = names.filter((name) => !Object.hasOwn(KEYS, name))
  if (foreign.length > 0) throw refuse(`it has the table ${foreign[0]}`)
  for (const table of TABLES.filter((name) => names.includes(name))) {
    const rows = target
      .selectFrom(table)
      .select(sql`1`.as('one'))
      .limit(1)
    const row = await (table === 'catalogue' ? rows.where('version', '>', 0) : rows).executeTakeFirst()
    if (row) throw refuse(`its table ${table} has rows`)
  }
}

async function copyAll(source: DatabaseSync, target: Database): Promise<Moved> {
  // Removes the row that the migration created; the real one comes with the rest.
  await target.deleteFrom('catalogue').execute()
  const moved: [keyof Tables, number][] = []
  for (const table of TABLES) {
    const before = createDigest()
    for (const rows of inBatches(source.prepare(`select * from ${table}`).iterate())) {
      for (const row of rows) before.add(row)
      await target.insertInto(table).values(rows).execute()
    }
    const after = await digestOf(target, table)
    if (before.result() !== after.result() || before.size() !== after.size()) {
      throw new Error(
        `The table ${table} did not arrive as it was: ${before.size()} rows became ${after.size()}. Nothing was moved.`,
      )
    }
    moved.push([table, after.size()])
  }
  // One entry for each table, as the list of tables is complete.
  return Object.fromEntries(moved) as Moved
}

function* inBatches(rows: Iterable<Record<string, SQLOutputValue>>): Generator<Row[]> {
  let batch: Row[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function digestOf(target: Database, table: keyof Tables) {
  const digest = createDigest()
  const order = sql.join(KEYS[table].map((column) => sql.ref(column)))
  for (let offset = 0; ; offset += BATCH) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} order by ${order} limit ${BATCH} offset ${offset}`.execute(
        target,
      )
    for (const row of rows) digest.add(row)
    if (rows.length < BATCH) return digest
  }
}

/** Independent of the order of rows, since the two databases sort texts differently. */
function createDigest() {
  const hashes: string[] = []
  return {
    add(row: Row): void {
      const cells = Object.keys(row)
        .sort()
        .map((column) => [column, row[column]])
      hashes.push(createHash('sha256').update(JSON.stringify(cells)).digest('base64'))
    },
    size: () => hashes.length,
    result: () => createHash('sha256').update(hashes.sort().join()).digest('hex'),
  }
}
