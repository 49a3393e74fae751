import type { PocketCatalogue, PocketDelta } from '#contract/pocket.ts'
import { hashOf } from '#domain/hash-of.ts'
import type { Scholarship } from '#domain/scholarship.ts'

type Columns = PocketCatalogue['records']
type Changes = PocketCatalogue['changes']
/** A record, whatever its properties are. It has an id. */
type Row = Readonly<Record<string, unknown>>

/** The whole catalogue as it is sent. `records` are in the order of their ids. */
export function catalogueDocument(
  version: string,
  records: readonly Scholarship[],
  changesOf: (id: string) => Changes[string] | undefined,
): PocketCatalogue {
  return documentOf(
    version,
    records.map((record): Row => ({ ...record })),
    changesOf,
  )
}

/** The records of a document, in the order of their ids. */
export function recordsOf({ records }: Pick<PocketCatalogue, 'records'>): Scholarship[] {
  // Written above, of records.
  return rowsOf(records) as unknown as Scholarship[]
}

/** What makes `now` of the document of an earlier version, after which these ids came, changed or went. */
export function deltaSince(since: string, now: PocketCatalogue, ids: ReadonlySet<string>): PocketDelta {
  const rows = rowsOf(now.records)
  const changed = rows.filter((row) => ids.has(idOf(row)))
  const there = new Set(changed.map(idOf))
  return {
    since,
    version: now.version,
    check: now.check,
    records: columnsOf(changed),
    changes: changesOfRows(changed, (id) => now.changes[id]),
    gone: [...ids].filter((id) => !there.has(id)),
  }
}

/**
 * The later catalogue.
 * @throws if the delta is for another version, or if it does not lead to what the server has. Then ask for the whole: the
 * server's catalogue was restored, and counts the same versions anew.
 */
export function applyDelta(catalogue: PocketCatalogue, delta: PocketDelta): PocketCatalogue {
  if (delta.since !== catalogue.version) throw new Error(`The delta is for version ${delta.since}`)
  const rows = new Map(rowsOf(catalogue.records).map((row) => [idOf(row), row]))
  for (const id of delta.gone) rows.delete(id)
  for (const row of rowsOf(delta.records)) rows.set(idOf(row), row)
  const changed = new Set([...delta.gone, ...idsOf(delta.records)])
  const changesOf = (id: string) => (changed.has(id) ? delta.changes[id] : catalogue.changes[id])
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  const applied = documentOf(delta.version, sorted, changesOf)
  if (applied.check !== delta.check) throw new Error('The delta leads to another catalogue than the server has')
  return applied
}

function documentOf(
  version: string,
  rows: readonly Row[],
  changesOf: (id: string) => Changes[string] | undefined,
): PocketCatalogue {
  const records = columnsOf(rows)
  const changes = changesOfRows(rows, changesOf)
  return { version, check: (hashOf(JSON.stringify([records, changes])) >>> 0).toString(36), records, changes }
}

/** In the order of the records, so that equal catalogues are equal texts. */
function changesOfRows(rows: readonly Row[], changesOf: (id: string) => Changes[string] | undefined): Changes {
  const changes: Changes = {}
  for (const id of rows.map(idOf)) {
    const some = changesOf(id)
    if (some && some.length > 0) changes[id] = some
  }
  return changes
}

/** By the names of the properties: records of several versions of the program have them in several orders. */
function columnsOf(rows: readonly Row[]): Columns {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].sort()
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name] ?? null)]))
}

function rowsOf(columns: Columns): Row[] {
  const named = Object.entries(columns)
  return idsOf(columns).map((_, place) => Object.fromEntries(named.map(([name, values]) => [name, values[place]])))
}

const idsOf = (columns: Columns): readonly string[] => (columns['id'] ?? []).map(String)
const idOf = (row: Row): string => String(row['id'])
