import { sql, type Transaction } from 'kysely'
import { createHash } from 'node:crypto'
import { parseScholarship, type Scholarship } from '#domain/scholarship.ts'
import { BusyError, isBusy, whenFree } from '#storage/database/patience.ts'
import type { Database, Tables } from '#storage/database/tables.ts'
import { codeOf } from '#storage/errors.ts'
import { forgetTakenBack, writeRevisions } from './revisions.ts'
import { datesChanged, readStored, whenChanged } from './when-changed.ts'
import type { DatesChanged, Moment, StoredScholarship } from './when-changed.ts'

/** A record as it is stored, as JSON. */
export interface StoredText {
  readonly id: string
  readonly text: string
  readonly listed: boolean
  /** When the feed's entry of it last changed, in milliseconds since 1970; null if it has not since it came. */
  readonly entryAt: number | null
}

export interface CatalogueChange {
  /**
   * Read once, inside the transaction, so it may be a generator and need not fit into memory. If an id comes twice,
   * nothing is changed.
   */
  readonly upserts: Iterable<Scholarship>
  /** Ids to take out of the catalogue; saved lists keep them. */
  readonly withdrawals?: readonly string[]
}

export interface CatalogueOutcome {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly withdrawn: number
  /** The catalogue's version afterwards; raised only if something changed. */
  readonly version: number
}

const COLUMNS = ['id', 'record', 'withdrawn_at', 'entry_at'] as const
/** Rows written or read with one statement. */
const BATCH = 500
/** How long an import waits for another, in milliseconds. */
const PATIENCE = 120_000
/** After this many milliseconds of waiting, people want to know why. */
const NOTICE_AFTER = 1000
const STILL_BUSY = `Another program, such as a second import, has been writing to the database for ${PATIENCE / 60_000} minutes. Nothing was changed here: wait until it has ended, and run this again.`
/** PostgreSQL: the lock was not available in time. */
const LOCK_NOT_AVAILABLE = '55P03'

export type Catalogue = ReturnType<typeof createCatalogue>

export interface ApplyOptions {
  /** Called with the current catalogue, locked against other writers, before the change is read. */
  readonly prepare?: (standing: Pick<Catalogue, 'all' | 'find'>) => Promise<void>
  /** Called when another program writes and has to be waited for. */
  readonly onWait?: () => void
  /** A record whose change before this takes back: neither leaves a revision. */
  readonly takesBack?: string | undefined
}

/** What only reads asks `reader`. */
export function createCatalogue(database: Database, reader = database) {
  /** The ids of what was added, changed or withdrawn after a version. */
  const idsSince = async (version: number): Promise<string[]> => {
    const changed = await reader.selectFrom('scholarship').select('id').where('version', '>', version).execute()
    return changed.map(({ id }) => id)
  }
  return {
    /** Raised by each change; 0 before the first. */
    async version(): Promise<number> {
      const { version } = await reader.selectFrom('catalogue').select('version').executeTakeFirstOrThrow()
      return version
    },

    /** The listed records in the order of ids, read in pages, so that a large catalogue is never in memory as a whole. */
    async *each(): AsyncGenerator<Scholarship> {
      for await (const rows of pagesOf(reader, 'listed')) yield* rows.map(readRow)
    },

    /** The same, with the withdrawn ones. */
    async *all(): AsyncGenerator<StoredScholarship> {
      for await (const rows of pagesOf(reader, 'all')) {
        yield* rows.map((row) => ({ record: readRow(row), listed: row.withdrawn_at === null }))
      }
    },

    /**
     * What was added, changed or withdrawn after a version, as stored and in pages: an import may change everything,
     * and SQLite reads all that one statement asks for at once. After version 0, everything that is listed. Pages
     * reflect the time they are read, and may include parts of later commits.
     */
    async *changedSince(version: number): AsyncGenerator<StoredText[]> {
      if (version === 0) {
        for await (const rows of pagesOf(reader, 'listed')) yield rows.map(storedText)
        return
      }
      const ids = await idsSince(version)
      for (let start = 0; start < ids.length; start += BATCH) {
        const rows = await reader
          .selectFrom('scholarship')
          .select(COLUMNS)
          .where('id', 'in', ids.slice(start, start + BATCH))
          .execute()
        yield rows.map(storedText)
      }
    },

    idsSince,

    /** The ids of what is listed and came after a version. */
    async newSince(version: number): Promise<string[]> {
      const listed = reader.selectFrom('scholarship').select('id').where('withdrawn_at', 'is', null)
      return (await listed.where('first_version', '>', version).execute()).map(({ id }) => id)
    },

    /** A listed or withdrawn record; undefined if the catalogue never had this id. */
    async find(id: string): Promise<(StoredScholarship & { readonly dates: DatesChanged }) | undefined> {
      const row = await reader
        .selectFrom('scholarship')
        .select(['record', 'withdrawn_at', 'dates_version', 'dates_at'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row && { record: readRow(row), listed: row.withdrawn_at === null, dates: datesChanged(row) }
    },

    /**
     * Applies a change completely or not at all; `now` in milliseconds since 1970. Idempotent. Waits while another
     * program changes the catalogue; after two minutes throws a sentence that says what to do.
     */
    apply: (change: CatalogueChange, now: number, options: ApplyOptions = {}): Promise<CatalogueOutcome> =>
      applyWhenFree(database, change, now, options),
  }
}

async function applyWhenFree(
  database: Database,
  change: CatalogueChange,
  now: number,
  { prepare, onWait, takesBack }: ApplyOptions,
): Promise<CatalogueOutcome> {
  const notice = onWait && setTimeout(onWait, NOTICE_AFTER)
  const write = () =>
    database.transaction().execute(async (transaction) => {
      await lockCatalogue(transaction)
      clearTimeout(notice)
      await prepare?.(createCatalogue(transaction))
      const outcome = await applyChange(transaction, change, now)
      if (takesBack !== undefined) await forgetTakenBack(transaction, takesBack)
      return outcome
    })
  try {
    return await whenFree(write, PATIENCE)
  } catch (error) {
    throw isBusy(error) ? new Error(STILL_BUSY, { cause: error }) : error
  } finally {
    clearTimeout(notice)
  }
}

/** Writing first takes the lock, on PostgreSQL, too, so that two imports at once run one after the other. */
async function lockCatalogue(db: Transaction<Tables>): Promise<void> {
  try {
    await db
      .updateTable('catalogue')
      .set({ version: sql`version + 1` })
      .execute()
  } catch (error) {
    throw codeOf(error) === LOCK_NOT_AVAILABLE ? new BusyError('The catalogue is locked', { cause: error }) : error
  }
}

/** In the order of ids. */
async function* pagesOf(database: Database, which: 'listed' | 'all') {
  const columns = database.selectFrom('scholarship').select(COLUMNS)
  const chosen = which === 'all' ? columns : columns.where('withdrawn_at', 'is', null)
  for (let after = ''; ;) {
    const rows = await chosen.where('id', '>', after).orderBy('id').limit(BATCH).execute()
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

/** Marks an id that this change has already written, or found unchanged. */
const TAKEN = { record_hash: '', withdrawn_at: null }

async function applyChange(db: Transaction<Tables>, change: CatalogueChange, now: number): Promise<CatalogueOutcome> {
  const { version } = await db.selectFrom('catalogue').select('version').executeTakeFirstOrThrow()
  const known = new Map<string, { record_hash: string; withdrawn_at: number | null }>()
  const stored = await db.selectFrom('scholarship').select(['id', 'record_hash', 'withdrawn_at']).execute()
  for (const row of stored) known.set(row.id, row)

  const counts = { added: 0, changed: 0, unchanged: 0, withdrawn: 0 }
  let batch: Written[] = []
  const flush = async () => {
    await writeBatch(db, batch, { version, now })
    batch = []
  }
  for (const scholarship of change.upserts) {
    const record = JSON.stringify(scholarship)
    const record_hash = createHash('sha256').update(record).digest('hex')
    const before = known.get(scholarship.id)
    // The databases differ here: SQLite keeps the last row, PostgreSQL refuses two in one statement.
    if (before === TAKEN) throw new Error(`The id ${scholarship.id} comes twice in one change of the catalogue`)
    known.set(scholarship.id, TAKEN)
    if (before?.record_hash === record_hash && before.withdrawn_at === null) {
      counts.unchanged += 1
      continue
    }
    counts[before ? 'changed' : 'added'] += 1
    batch.push({ scholarship, record, record_hash })
    if (batch.length === BATCH) await flush()
  }
  await flush()
  for (const id of new Set(change.withdrawals)) {
    if (known.get(id)?.withdrawn_at !== null) continue
    const before = (await readStored(db, [id])).get(id)
    if (!before) continue
    const withdrawal = { before, record: before.record, listed: false }
    await writeRevisions(db, [withdrawal], { version, now })
    await db
      .updateTable('scholarship')
      .set({ withdrawn_at: now, version, ...whenChanged(withdrawal, { version, now }) })
      .where('id', '=', id)
      .execute()
    counts.withdrawn += 1
  }
  if (counts.added + counts.changed + counts.withdrawn > 0) return { ...counts, version }
  await db
    .updateTable('catalogue')
    .set({ version: version - 1 })
    .execute()
  return { ...counts, version: version - 1 }
}

interface Written extends Pick<Tables['scholarship'], 'record' | 'record_hash'> {
  readonly scholarship: Scholarship
}

async function writeBatch(db: Transaction<Tables>, batch: readonly Written[], moment: Moment): Promise<void> {
  if (batch.length === 0) return
  const { version } = moment
  const ids = batch.map(({ scholarship }) => scholarship.id)
  const stored = await readStored(db, ids)
  const changeOf = ({ scholarship: record }: Written) => ({ before: stored.get(record.id), record, listed: true })
  await writeRevisions(db, batch.map(changeOf), moment)
  const rows = batch.map((written) => ({
    id: written.scholarship.id,
    record: written.record,
    record_hash: written.record_hash,
    version,
    withdrawn_at: null,
    // Of a known one, when it came stays.
    first_version: version,
    ...whenChanged(changeOf(written), moment),
  }))
  await db
    .insertInto('scholarship')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((expression) => ({
        record: expression.ref('excluded.record'),
        record_hash: expression.ref('excluded.record_hash'),
        version: expression.ref('excluded.version'),
        withdrawn_at: expression.ref('excluded.withdrawn_at'),
        dates_version: expression.ref('excluded.dates_version'),
        dates_at: expression.ref('excluded.dates_at'),
        entry_at: expression.ref('excluded.entry_at'),
      })),
    )
    .execute()
}

type Row = Pick<Tables['scholarship'], 'id' | 'record' | 'withdrawn_at' | 'entry_at'>

const storedText = ({ id, record, withdrawn_at, entry_at }: Row): StoredText => ({
  id,
  text: record,
  listed: withdrawn_at === null,
  entryAt: entry_at,
})

const readRow = (row: { record: string }): Scholarship => parseScholarship(row.record)
