import { DatabaseSync } from 'node:sqlite'
import type { Scholarship } from '#domain/scholarship.ts'
import { idFor, nameAndFunder } from './identity.ts'

/** Leaves room for three countries after it in an id. */
const LONGEST_STEM = 110

/** Stands among the places of a record that lists none. */
const ANYWHERE = ''

/** A row of the table "staged", or some of its columns. */
type Row = Readonly<Record<string, unknown>>

export type Staging = ReturnType<typeof createStaging>

/** A waiting record, and what is known about its origin. */
export interface Staged {
  readonly record: Scholarship
  /** True if the file gave the id. Otherwise it was made from name and funder, and may change. */
  readonly hasId: boolean
  /** True for a record of our own format. It states everything, and so replaces; others complete. */
  readonly own: boolean
}

const TABLES = `
  create table staged (
    number integer primary key, id text not null unique, names text not null,
    record text not null, has_id integer not null, own integer not null);
  create index staged_names on staged (names);
  create table place (
    first integer not null, country text not null, number integer not null, places integer not null,
    primary key (first, country, number)) without rowid;
  create index place_number on place (number);`

/**
 * Holds the records of an import until all files are read, in a private SQLite file that is gone with the process. So a
 * hundred thousand records need no more memory than a hundred.
 */
export function createStaging() {
  const database = new DatabaseSync('')
  database.exec(`pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -32000; ${TABLES} begin`)
  const byId = database.prepare('select * from staged where id = ?')
  const insert = database.prepare(
    'insert into staged (id, names, record, has_id, own) values (?, ?, ?, ?, ?) returning number, names',
  )
  const update = database.prepare(
    'update staged set id = ?, record = ?, has_id = ?, own = ? where id = ? returning number, names',
  )
  const every = database.prepare('select record from staged order by number')
  const places = createPlaces(database)

  function find(id: string): Staged | undefined {
    const row = byId.get(id)
    return row && readRow(row)
  }

  return {
    find,
    findSame: places.findSame,

    add({ record, hasId, own }: Staged): void {
      const row = insert.get(record.id, nameAndFunder(record), JSON.stringify(record), Number(hasId), Number(own))
      if (row) places.add(row, record)
    },

    /** Replaces the record waiting under `id`. The new one may have another id, but is of the same name and funder. */
    replace(id: string, { record, hasId, own }: Staged): void {
      const row = update.get(record.id, JSON.stringify(record), Number(hasId), Number(own), id)
      if (row) places.replace(row, record)
    },

    freeIds: createIds((id) => find(id) !== undefined),

    *records(): Generator<Scholarship> {
      for (const row of every.iterate()) yield parseRecord(row)
    },

    close: () => database.close(),
  }
}

/** Finds the same programme by its countries: read one by one, the namesakes of a large file take hours. */
function createPlaces(database: DatabaseSync) {
  const byNames = database.prepare('select * from staged where names = ? order by number limit 1')
  const byPlaces = database.prepare(`
    select * from staged where number = (
      select number from place where first = ? and country in (select value from json_each(?))
      group by number having count(*) in (places, ?) order by number limit 1)`)
  const insert = database.prepare('insert into place (first, country, number, places) values (?, ?, ?, ?)')
  const clear = database.prepare('delete from place where number = ?')

  function add({ names, number }: Row, record: Scholarship): void {
    const first = Number(byNames.get(String(names))?.['number'])
    const places = placesOf(record)
    for (const place of places) insert.run(first, place, Number(number), places.length)
  }

  return {
    /** The first waiting record of which `isSameProgramme` is true. */
    findSame: (record: Scholarship): Staged | undefined => {
      const first = byNames.get(nameAndFunder(record))
      const places = placesOf(record)
      if (!first || places[0] === ANYWHERE) return first && readRow(first)
      const row = byPlaces.get(Number(first['number']), JSON.stringify([ANYWHERE, ...places]), places.length)
      return row && readRow(row)
    },

    add,

    replace: (row: Row, record: Scholarship): void => {
      clear.run(Number(row['number']))
      add(row, record)
    },
  }
}

function createIds(isTaken: (id: string) => boolean) {
  /** The next number to try, by stem. Begun at 2 each time, a large file takes hours. */
  const nextNumbers = new Map<string, number>()

  /**
   * Ids for a programme whose file has none, which no waiting record has: from name and funder, then with the
   * countries, then numbered.
   */
  return function* freeIds(record: Scholarship): Generator<string, never> {
    const base = idFor(record)
    const countries = typeof record.countries === 'string' ? '' : record.countries.slice(0, 3).join('-').toLowerCase()
    // Must not end in a hyphen, since an id has no two in a row.
    const stem = base.slice(0, LONGEST_STEM).replace(/-$/, '')
    for (const id of [base, ...(countries === '' ? [] : [`${stem}-${countries}`])]) if (!isTaken(id)) yield id
    for (let number = nextNumbers.get(stem) ?? 2; ; number++) {
      nextNumbers.set(stem, number + 1)
      const id = `${stem}-${number}`
      if (!isTaken(id)) yield id
    }
  }
}

/** The countries of study, each once; or `ANYWHERE`, if no list is stated. */
function placesOf({ countries }: Scholarship): readonly string[] {
  return typeof countries === 'string' ? [ANYWHERE] : [...new Set(countries)]
}

function readRow(row: Row): Staged {
  return { record: parseRecord(row), hasId: row['has_id'] === 1, own: row['own'] === 1 }
}

function parseRecord(row: Row): Scholarship {
  // Written by `add` or `replace`, from a Scholarship.
  return JSON.parse(String(row['record'])) as Scholarship
}
