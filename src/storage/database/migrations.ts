import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export type Migrations = Readonly<Record<string, Migration>>

/**
 * Every change of the tables, in order. Never edit a released migration: add another. Each may only add, and new
 * columns must be nullable or have a default, so that the previous version can go on with the new tables.
 */
export const MIGRATIONS = {
  '0001-start': { up: createTables },
  '0002-where-signed-in': { up: addWhereSignedIn },
  '0003-persons': { up: addPersons },
  '0004-revisions': { up: addRevisions },
  '0005-calendar': { up: addCalendars },
  '0006-watched-and-reports': { up: addWatchedAndReports },
  '0007-plan': { up: addPlans },
  '0008-mail': { up: addMail },
  '0009-when-texts-changed': { up: addWhenTextsChanged },
} as const satisfies Migrations

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('photo', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('identity')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('identity_key', ['issuer', 'subject'])
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('scholarship')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('record_hash', 'text', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .execute()
  await db.schema
    .createTable('saved')
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    // Withdrawing keeps the row, so a saved scholarship can always be shown.
    .addColumn('scholarship_id', 'text', (column) => column.notNull().references('scholarship.id'))
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_key', ['account_id', 'scholarship_id'])
    .execute()
  await db.schema
    .createTable('catalogue')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute()
  await createIndexes(db)
  await db
    .withTables<{ catalogue: { id: number; version: number } }>()
    .insertInto('catalogue')
    .values({ id: 1, version: 0 })
    .execute()
}

/** Nullable, since servers of the previous version run beside the new ones and do not know these columns. */
async function addWhereSignedIn(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column at a time.
  await db.schema.alterTable('session').addColumn('device', 'text').execute()
  await db.schema.alterTable('session').addColumn('used_at', 'bigint').execute()
}

/** What tells persons apart: see `tables.ts`. */
async function addPersons(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('account').addColumn('unheld_email', 'text').execute()
  await db.schema.alterTable('account').addColumn('left_at', 'bigint').execute()
  await db.schema.alterTable('identity').addColumn('linked_at', 'bigint').execute()
  await db.schema.alterTable('session').addColumn('issuer', 'text').execute()
  await db.schema
    .createTable('unlinked')
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('unlinked_key', ['account_id', 'issuer'])
    .execute()
  // Nearly all accounts have neither.
  const index = (column: 'unheld_email' | 'left_at') =>
    db
      .withTables<{ account: Record<typeof column, unknown> }>()
      .schema.createIndex(`account_${column}`)
      .on('account')
      .column(column)
      .where(column, 'is not', null)
  await index('unheld_email').execute()
  await index('left_at').execute()
}

/** Private addresses of saved lists, one for each account. */
async function addCalendars(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().primaryKey().references('account.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
}

/** Who asked for mail and for what, what was told to whom, and which letters leave with it. */
async function addMail(db: Kysely<unknown>): Promise<void> {
  // Unknown of records that an earlier version added: to nobody are they new.
  await db.schema.alterTable('scholarship').addColumn('first_version', 'bigint').execute()
  const ofAccount = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
  await ofAccount('mailing')
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('reminded_since', 'bigint')
    .addColumn('looked_on', 'text')
    .addPrimaryKeyConstraint('mailing_key', ['account_id'])
    .execute()
  await ofAccount('followed')
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('looked_on', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('followed_key', ['account_id', 'query'])
    .execute()
  await ofAccount('letter')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'bigint', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addPrimaryKeyConstraint('letter_key', ['account_id', 'day'])
    .execute()
  await ofAccount('told')
    .addColumn('fact', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_key', ['account_id', 'fact'])
    .execute()
  await ofAccount('unsubscribe')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('unsubscribe_account').on('unsubscribe').column('account_id').execute()
  await db.schema.createIndex('mailing_zone').on('mailing').columns(['time_zone', 'account_id']).execute()
  // Nearly all letters have left.
  await db
    .withTables<{ letter: { outcome: string | null } }>()
    .schema.createIndex('letter_waiting')
    .on('letter')
    .column('outcome')
    .where('outcome', 'is', null)
    .execute()
}

/** When a change of the record last changed what calendars and feeds say of it. */
async function addWhenTextsChanged(db: Kysely<unknown>): Promise<void> {
  for (const column of ['dates_version', 'dates_at', 'entry_at'])
    await db.schema.alterTable('scholarship').addColumn(column, 'bigint').execute()
  // Calendars have seen this number, and take no lower one.
  await db
    .withTables<{ scholarship: { version: number; dates_version: number | null } }>()
    .updateTable('scholarship')
    .set((row) => ({ dates_version: row.ref('version') }))
    .execute()
}

/** What links led to when they were last asked for, and what people say is wrong. */
async function addWatchedAndReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('watched')
    .addColumn('scholarship_id', 'text', (column) => column.notNull().primaryKey().references('scholarship.id'))
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('state_since', 'bigint', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint')
    .addColumn('news', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('report')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('scholarship_id', 'text', (column) => column.notNull().references('scholarship.id'))
    .addColumn('says', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'bigint')
    .execute()
  await db.schema.createIndex('report_account').on('report').column('account_id').execute()
  await db.schema.createIndex('report_scholarship').on('report').column('scholarship_id').execute()
}

/** What people plan for scholarships, field by field, and the links by which they show it. */
async function addPlans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('plan')
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('scholarship_id', 'text', (column) => column.notNull().references('scholarship.id'))
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('unsaved_at', 'bigint')
    .addPrimaryKeyConstraint('plan_key', ['account_id', 'scholarship_id', 'field'])
    .execute()
  await db.schema
    .createTable('plan_link')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().primaryKey().references('account.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('shows', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

async function addRevisions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('revision')
    .addColumn('scholarship_id', 'text', (column) => column.notNull().references('scholarship.id'))
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('diff', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('revision_key', ['scholarship_id', 'version'])
    .execute()
  await db.schema.createIndex('revision_version').on('revision').column('version').execute()
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('identity_account').on('identity').column('account_id').execute()
  await db.schema.createIndex('session_account').on('session').column('account_id').execute()
  await db.schema.createIndex('session_expiry').on('session').column('expires_at').execute()
  await db.schema.createIndex('scholarship_version').on('scholarship').column('version').execute()
  await db.schema.createIndex('saved_scholarship').on('saved').column('scholarship_id').execute()
}
