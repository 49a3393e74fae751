import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { GROUPS, type Group } from '#search/engine.ts'
import { startPostgres } from '../scripts/postgres.mjs'
import { wanted, type OpenPeer, type PeerDocument, type PeerRequest } from './peer.ts'

type Row = Record<string, unknown>

function byGroup(rows: readonly Row[]): Record<string, Map<string, number>> {
  const counts: Record<string, Map<string, number>> = {}
  for (const { grp, value, times } of rows) (counts[String(grp)] ??= new Map()).set(String(value), Number(times))
  return counts
}

export const openSqlite: OpenPeer = async (documents) => {
  const db = new DatabaseSync(':memory:')
  db.exec(`CREATE VIRTUAL TABLE words USING fts5(text, content='', tokenize='unicode61');
    CREATE TABLE doc (id INTEGER PRIMARY KEY);
    CREATE TABLE opt (grp TEXT, value TEXT, doc INTEGER, PRIMARY KEY (grp, value, doc)) WITHOUT ROWID;
    BEGIN`)
  const addText = db.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)')
  const addDocument = db.prepare('INSERT INTO doc (id) VALUES (?)')
  const addOption = db.prepare('INSERT INTO opt (grp, value, doc) VALUES (?, ?, ?)')
  for (const document of documents) {
    addText.run(document.id, document.text)
    addDocument.run(document.id)
    for (const group of GROUPS) for (const value of document[group]) addOption.run(group, value, document.id)
  }
  db.exec('COMMIT; CREATE INDEX opt_doc ON opt (doc, grp, value); ANALYZE')
  const condition = ({ filters, word }: PeerRequest) => {
    const parts: string[] = []
    const values: string[] = []
    for (const group of GROUPS) {
      const asked = filters[group] && wanted(filters[group])
      if (!asked) continue
      parts.push(`id IN (SELECT doc FROM opt WHERE grp = ? AND value IN (${asked.map(() => '?').join()}))`)
      values.push(group, ...asked)
    }
    if (word !== '') {
      parts.push('id IN (SELECT rowid FROM words WHERE words MATCH ?)')
      values.push(`"${word}"`)
    }
    return { where: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values }
  }
  return {
    search: (request: PeerRequest) => {
      const { where, values } = condition(request)
      const first = db.prepare(`SELECT id FROM doc ${where} ORDER BY id LIMIT 8`).all(...values)
      const total = db.prepare(`SELECT count(*) AS total FROM doc ${where}`).get(...values)
      return { count: Number(total?.['total']), first: first.map(({ id }) => Number(id)) }
    },
    counts: (request: PeerRequest, groups: readonly Group[]) => {
      const { where, values } = condition(request)
      const names = groups.map((group) => `'${group}'`).join()
      const rows = db.prepare(
        `SELECT grp, value, count(*) AS times FROM opt WHERE grp IN (${names})
         AND doc IN (SELECT id FROM doc ${where}) GROUP BY grp, value`,
      )
      return byGroup(rows.all(...values))
    },
    close: () => db.close(),
  }
}

export const openPostgres: OpenPeer = async (documents) => {
  const server = await startPostgres(['jit=off', 'shared_buffers=512MB', 'work_mem=64MB'])
  const port = Number(new URL(server.url).port)
  const pool = new pg.Pool({ host: server.socketFolder, port, user: 'postgres', database: 'postgres', max: 1 })
  // The pool is told when the server goes away at the end.
  pool.on('error', () => undefined)
  await fillPostgres(pool, documents)
  const close = async () => {
    await pool.end()
    await server.stop()
  }
  return { ...postgresQueries(pool), close }
}

async function fillPostgres(pool: pg.Pool, documents: readonly PeerDocument[]): Promise<void> {
  await pool.query(
    `CREATE UNLOGGED TABLE doc (id int PRIMARY KEY, words tsvector, ${GROUPS.map((group) => `${group} text[]`).join()})`,
  )
  for (let from = 0; from < documents.length; from += 5000) {
    const rows = documents.slice(from, from + 5000).map(({ id, text, ...lists }) => ({ id, text, ...lists }))
    await pool.query(
      `INSERT INTO doc SELECT id, to_tsvector('simple', text), ${GROUPS.join()}
       FROM jsonb_to_recordset($1::jsonb) AS r(id int, text text, ${GROUPS.map((group) => `${group} text[]`).join()})`,
      [JSON.stringify(rows)],
    )
  }
  for (const column of ['words', ...GROUPS]) await pool.query(`CREATE INDEX ON doc USING gin (${column})`)
  await pool.query('VACUUM ANALYZE doc')
}

function postgresQueries(pool: pg.Pool) {
  const condition = ({ filters, word }: PeerRequest) => {
    const values: unknown[] = []
    const next = (value: unknown) => `$${values.push(value)}`
    const parts = GROUPS.flatMap((group) =>
      filters[group] ? [`${group} && ${next(wanted(filters[group]))}::text[]`] : [],
    )
    if (word !== '') parts.push(`words @@ to_tsquery('simple', ${next(word)})`)
    return { where: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values }
  }
  return {
    search: async (request: PeerRequest) => {
      const { where, values } = condition(request)
      const sql = `WITH hits AS MATERIALIZED (SELECT id FROM doc ${where})
        SELECT (SELECT count(*) FROM hits) AS total, ARRAY(SELECT id FROM hits ORDER BY id LIMIT 8) AS first`
      const { rows } = await pool.query<{ total: string; first: number[] }>(sql, values)
      return { count: Number(rows[0]?.total), first: rows[0]?.first ?? [] }
    },
    counts: async (request: PeerRequest, groups: readonly Group[]) => {
      const { where, values } = condition(request)
      const each = groups.map(
        (group) =>
          `SELECT '${group}' AS grp, value, count(*) AS times FROM hits, unnest(${group}) AS value GROUP BY value`,
      )
      const { rows } = await pool.query<Row>(
        `WITH hits AS MATERIALIZED (SELECT * FROM doc ${where}) ${each.join(' UNION ALL ')}`,
        values,
      )
      return byGroup(rows)
    },
  }
}
