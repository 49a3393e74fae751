import { DatabaseSync } from 'node:sqlite'
import type { Scholarship } from '#domain/scholarship.ts'
import { idFor, isSameProgramme, nameAndFunder } from './identity.ts'

/** Leaves room for three countries after it in an id. */
const LONGEST_STEM = 110

export type Staging = ReturnType<typeof createStaging>

/** A waiting record, and what is known about its origin. */
export interface Staged {
  readonly record: Scholarship
  /** True if the file gave the id. Otherwise it was made from name and funder, and may change. */
  readonly hasId: boolean
  /** True for a record of our own format. It states everything, and so replaces; others complete. */
  readonly own: boolean
}

/**
 * Holds the records of an import until all files are read, in a private SQLite file that is gone with the process. So a
 * hundred thousand records need no more memory than a hundred.
 */
export function createStaging() {
  const database = new DatabaseSync('')
  database.exec(`
    pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -32000;
    create table staged (
      number integer primary key, id text not null unique, names text not null,
      record text not null, has_id integer not null, own integer not null);
    create index staged_names on staged (names);
    begin`)
  const byId = database.prepare('select * from staged where id = ?')
  const byNames = database.prepare('select * from staged where names = ? order by number')
  const insert = database.prepare('insert into staged (id, names, record, has_id, own) values (?, ?, ?, ?, ?)')
  const update = database.prepare('update staged set id = ?, names = ?, record = ?, has_id = ?, own = ? where id = ?')
  const every = database.prepare('select record from staged order by number')

  function find(id: string): Staged | undefined {
    const row = byId.get(id)
    return row && readRow(row)
  }

  return {
    find,

    /** The waiting record of the same programme: name, funder and country agree, never the name alone. */
    findSame(record: Scholarship): Staged | undefined {
      const rows = byNames.all(nameAndFunder(record)).map(readRow)
      return rows.find((other) => isSameProgramme(record, other.record))
    },

    add({ record, hasId, own }: Staged): void {
      insert.run(record.id, nameAndFunder(record), JSON.stringify(record), Number(hasId), Number(own))
    },

    /** Replaces the record waiting under `id`. The new record may have another id. */
    replace(id: string, { record, hasId, own }: Staged): void {
      update.run(record.id, nameAndFunder(record), JSON.stringify(record), Number(hasId), Number(own), id)
    },

    /** An id for a programme whose file has none: from name and funder, with the country if that is taken. */
    freeId(record: Scholarship, isTaken: (id: string) => boolean = () => false): string {
      const base = idFor(record)
      const countries = typeof record.countries === 'string' ? '' : record.countries.slice(0, 3).join('-').toLowerCase()
      // Must not end in a hyphen, since an id has no two in a row.
      const stem = base.slice(0, LONGEST_STEM).replace(/-$/, '')
      const candidates = [base, ...(countries === '' ? [] : [`${stem}-${countries}`])]
      const free = candidates.find((id) => !find(id) && !isTaken(id))
      if (free !== undefined) return free
      for (let number = 2; ; number++) {
        const id = `${stem}-${number}`
        if (!find(id) && !isTaken(id)) return id
      }
    },

    *records(): Generator<Scholarship> {
      for (const row of every.iterate()) yield parseRecord(row)
    },

    close: () => database.close(),
  }
}

function readRow(row: Record<string, unknown>): Staged {
  return { record: parseRecord(row), hasId: row['has_id'] === 1, own: row['own'] === 1 }
}

function parseRecord(row: Record<string, unknown>): Scholarship {
  // Written by `add` or `replace`, from a Scholarship.
  return JSON.parse(String(row['record'])) as Scholarship
}
