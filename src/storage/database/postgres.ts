import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** Limits of the pool; times in milliseconds. */
const POOL = { max: 10, connectionTimeoutMillis: 5000, idleTimeoutMillis: 30_000, statement_timeout: 15_000 }

export function createPostgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    ...POOL,
    types: {
      // Our 64-bit columns hold times and versions, far below 2^53.
      getTypeParser: (id, format) => (id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)),
    },
  })
  // A connection that breaks, idle or between two queries, is replaced at its next use; without a listener of its own
  // and the pool's it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new PostgresDialect({ pool })
}
