import type { Transaction } from 'kysely'
import { formatEvents } from '#domain/calendar.ts'
import { dayAnywhereOnEarth, type IsoDate } from '#domain/dates.ts'
import { parseScholarship, type Scholarship } from '#domain/scholarship.ts'
import { shownDeadline } from '#domain/window-on.ts'
import type { Tables } from '#storage/database/tables.ts'

/** When the catalogue changes: its version then, and the time in milliseconds since 1970. */
export interface Moment {
  readonly version: number
  readonly now: number
}

/** When what calendars say of a record last changed. */
export interface DatesChanged {
  /** The version of the catalogue. */
  readonly version: number
  /** In milliseconds since 1970. */
  readonly at: number
}

type Row = Pick<Tables['scholarship'], 'dates_version' | 'dates_at' | 'entry_at'>

export interface StoredScholarship {
  readonly record: Scholarship
  readonly listed: boolean
}

export interface RecordChange extends StoredScholarship {
  /** Undefined for a new record. */
  readonly before: StoredRecord | undefined
}

/** A record before it is overwritten. */
type StoredRecord = StoredScholarship & Row

export async function readStored(db: Transaction<Tables>, ids: readonly string[]): Promise<Map<string, StoredRecord>> {
  const rows = await db
    .selectFrom('scholarship')
    .select(['id', 'record', 'withdrawn_at', 'dates_version', 'dates_at', 'entry_at'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, record, withdrawn_at, ...when }) => {
      return [id, { ...when, record: parseScholarship(record), listed: withdrawn_at === null }]
    }),
  )
}

/** What to note of a change: a moment for what calendars say of a record, and one for what feeds say. */
export function whenChanged({ before, record, listed }: RecordChange, { version, now }: Moment): Row {
  // The entry of one that comes as it is dates from its facts.
  if (!before) return { dates_version: version, dates_at: now, entry_at: null }
  const day = dayAnywhereOnEarth(new Date(now))
  const isMoved = formatEvents(before.record, before.listed, day) !== formatEvents(record, listed, day)
  const isReworded = formatEntry(before.record, day) !== formatEntry(record, day)
  return {
    dates_version: isMoved ? version : before.dates_version,
    dates_at: isMoved ? now : before.dates_at,
    // That facts were seen again is no change of what is said of them.
    entry_at: isReworded ? now : (before.entry_at ?? startOf(before.record.checked)),
  }
}

/** What an entry of a feed says of a record. */
function formatEntry(record: Scholarship, day: IsoDate): string {
  const { name, funder, coverage, amount, levels, countries } = record
  return JSON.stringify([name, funder, coverage, amount?.stated, levels, countries, shownDeadline(record, day)])
}

const startOf = (month: string | null) => (month === null ? null : Date.parse(`${month}-01T00:00:00Z`))

export const datesChanged = ({ dates_version, dates_at }: Omit<Row, 'entry_at'>): DatesChanged => ({
  version: dates_version,
  at: dates_at,
})
