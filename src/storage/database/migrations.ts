import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export type Migrations = Readonly<Record<string, Migration>>

/**
 * Every change of the tables, in order. Never edit a released migration: add another. Each may only add, and new
 * columns must be nullable or have a default, so that the previous version can go on with the new tables.
 */
export const MIGRATIONS = {
  '0001-start': { up: createTables },
} as const satisfies Migrations

/** What the tables and columns hold: see `tables.ts`. */
async function createTables(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db)
  await createCatalogue(db)
  await createLists(db)
  await createMail(db)
}

const needed = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey()
/** Rows of an account go with it. */
const account = (column: ColumnDefinitionBuilder) => column.notNull().references('account.id').onDelete('cascade')
/** Withdrawing keeps the row of a scholarship, so what refers to it can always be shown. */
const scholarship = (column: ColumnDefinitionBuilder) => column.notNull().references('scholarship.id')

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', key)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', needed)
    .addColumn('photo', 'text')
    .addColumn('created_at', 'bigint', needed)
    .addColumn('unheld_email', 'text')
    .addColumn('left_at', 'bigint')
    .execute()
  // Nearly all accounts have neither.
  for (const column of ['unheld_email', 'left_at'] as const)
    await db
      .withTables<{ account: Record<typeof column, unknown> }>()
      .schema.createIndex(`account_${column}`)
      .on('account')
      .column(column)
      .where(column, 'is not', null)
      .execute()
  await db.schema
    .createTable('identity')
    .addColumn('issuer', 'text', needed)
    .addColumn('subject', 'text', needed)
    .addColumn('account_id', 'text', account)
    .addColumn('linked_at', 'bigint', needed)
    .addPrimaryKeyConstraint('identity_key', ['issuer', 'subject'])
    .execute()
  await db.schema.createIndex('identity_account').on('identity').column('account_id').execute()
  await db.schema
    .createTable('unlinked')
    .addColumn('account_id', 'text', account)
    .addColumn('issuer', 'text', needed)
    .addPrimaryKeyConstraint('unlinked_key', ['account_id', 'issuer'])
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', key)
    .addColumn('account_id', 'text', account)
    .addColumn('created_at', 'bigint', needed)
    .addColumn('expires_at', 'bigint', needed)
    .addColumn('device', 'text')
    .addColumn('used_at', 'bigint', needed)
    .addColumn('issuer', 'text', needed)
    .execute()
  await db.schema.createIndex('session_account').on('session').column('account_id').execute()
  await db.schema.createIndex('session_expiry').on('session').column('expires_at').execute()
}

async function createCatalogue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scholarship')
    .addColumn('id', 'text', key)
    .addColumn('record', 'text', needed)
    .addColumn('record_hash', 'text', needed)
    .addColumn('version', 'bigint', needed)
    .addColumn('withdrawn_at', 'bigint')
    .addColumn('first_version', 'bigint', needed)
    .addColumn('dates_version', 'bigint', needed)
    .addColumn('dates_at', 'bigint', needed)
    .addColumn('entry_at', 'bigint')
    .execute()
  await db.schema.createIndex('scholarship_version').on('scholarship').column('version').execute()
  await db.schema
    .createTable('revision')
    .addColumn('scholarship_id', 'text', scholarship)
    .addColumn('version', 'bigint', needed)
    .addColumn('at', 'bigint', needed)
    .addColumn('diff', 'text', needed)
    .addPrimaryKeyConstraint('revision_key', ['scholarship_id', 'version'])
    .execute()
  await db.schema.createIndex('revision_version').on('revision').column('version').execute()
  await db.schema
    .createTable('watched')
    .addColumn('scholarship_id', 'text', (column) => scholarship(column).primaryKey())
    .addColumn('link', 'text', needed)
    .addColumn('state', 'text', needed)
    .addColumn('detail', 'text', needed)
    .addColumn('state_since', 'bigint', needed)
    .addColumn('asked_at', 'bigint', needed)
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('lines', 'text', needed)
    .addColumn('changed_at', 'bigint')
    .addColumn('news', 'text', needed)
    .execute()
  await db.schema
    .createTable('catalogue')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'bigint', needed)
    .execute()
  const tables = db.withTables<{ catalogue: { id: number; version: number } }>()
  await tables.insertInto('catalogue').values({ id: 1, version: 0 }).execute()
}

/** Saved lists, what people plan and report, and the private addresses by which they show their lists. */
async function createLists(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved')
    .addColumn('account_id', 'text', account)
    .addColumn('scholarship_id', 'text', scholarship)
    .addColumn('saved_at', 'bigint', needed)
    .addPrimaryKeyConstraint('saved_key', ['account_id', 'scholarship_id'])
    .execute()
  await db.schema.createIndex('saved_scholarship').on('saved').column('scholarship_id').execute()
  await db.schema
    .createTable('plan')
    .addColumn('account_id', 'text', account)
    .addColumn('scholarship_id', 'text', scholarship)
    .addColumn('field', 'text', needed)
    .addColumn('value', 'text', needed)
    .addColumn('at', 'bigint', needed)
    .addColumn('unsaved_at', 'bigint')
    .addPrimaryKeyConstraint('plan_key', ['account_id', 'scholarship_id', 'field'])
    .execute()
  await db.schema
    .createTable('report')
    .addColumn('id', 'text', key)
    .addColumn('account_id', 'text', account)
    .addColumn('scholarship_id', 'text', scholarship)
    .addColumn('says', 'text', needed)
    .addColumn('at', 'bigint', needed)
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'bigint')
    .execute()
  await db.schema.createIndex('report_account').on('report').column('account_id').execute()
  await db.schema.createIndex('report_scholarship').on('report').column('scholarship_id').execute()
  const address = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('account_id', 'text', (column) => account(column).primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', needed)
  await address('calendar').execute()
  await address('plan_link')
    .addColumn('shows', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

/** Who asked for mail and for what, what was told to whom, and which letters leave with it. */
async function createMail(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailing')
    .addColumn('account_id', 'text', account)
    .addColumn('time_zone', 'text', needed)
    .addColumn('reminded_since', 'bigint')
    .addColumn('looked_on', 'text')
    .addPrimaryKeyConstraint('mailing_key', ['account_id'])
    .execute()
  await db.schema.createIndex('mailing_zone').on('mailing').columns(['time_zone', 'account_id']).execute()
  await db.schema
    .createTable('followed')
    .addColumn('account_id', 'text', account)
    .addColumn('query', 'text', needed)
    .addColumn('created_at', 'bigint', needed)
    .addColumn('version', 'bigint', needed)
    .addColumn('looked_on', 'text', needed)
    .addPrimaryKeyConstraint('followed_key', ['account_id', 'query'])
    .execute()
  await db.schema
    .createTable('letter')
    .addColumn('account_id', 'text', account)
    .addColumn('day', 'text', needed)
    .addColumn('claimed_until', 'bigint', needed)
    .addColumn('outcome', 'text')
    .addPrimaryKeyConstraint('letter_key', ['account_id', 'day'])
    .execute()
  // Nearly all letters have left.
  await db
    .withTables<{ letter: { outcome: string | null } }>()
    .schema.createIndex('letter_waiting')
    .on('letter')
    .column('outcome')
    .where('outcome', 'is', null)
    .execute()
  await db.schema
    .createTable('told')
    .addColumn('account_id', 'text', account)
    .addColumn('fact', 'text', needed)
    .addColumn('day', 'text', needed)
    .addPrimaryKeyConstraint('told_key', ['account_id', 'fact'])
    .execute()
  await db.schema
    .createTable('unsubscribe')
    .addColumn('account_id', 'text', account)
    .addColumn('token_hash', 'text', key)
    .addColumn('day', 'text', needed)
    .execute()
  await db.schema.createIndex('unsubscribe_account').on('unsubscribe').column('account_id').execute()
}
