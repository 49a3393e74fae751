import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { isPostgresUrl, POSTGRES_URL_RULE, splitHosts } from '#storage/storage-config.ts'
import { codeOf } from '#storage/errors.ts'

/** Limits of each server's pool, times in milliseconds. All are kept on this side, since PgBouncer takes no settings. */
const LIMITS = {
  max: 10,
  /** Waiting for a free connection, or for a new one. */
  connectionTimeoutMillis: 5000,
  idleTimeoutMillis: 30_000,
  /** Waiting for an answer: a server that has vanished says nothing. */
  query_timeout: 15_000,
}
/** "Cannot execute in a read-only transaction": the server is a replica. */
const READ_ONLY = '25006'

/** Connections to one server, a primary or a replica. */
export function createReadPool(url: string): PostgresPool {
  const server = openPool(url)
  return { options: {}, connect: async () => lend(await server.connect()), end: () => server.end() }
}

export interface PrimaryOptions extends Partial<typeof LIMITS> {
  /** True if a primary will do that takes no changes just now, if it is the only server: there is none to find. */
  readonly isForReading?: boolean
}

/**
 * Connections to whichever of the servers in `url` can be written to. When it is gone all of them are asked again, so
 * that a promoted replica is found without a restart.
 */
export function createPrimaryPool(url: string, { isForReading = false, ...limits }: PrimaryOptions = {}): PostgresPool {
  const urls = splitHosts(url)
  // pg would accept anything as an address, and look for a host called "base".
  if (!urls.every(isPostgresUrl)) throw new Error(`The address of the database ${POSTGRES_URL_RULE}`)
  const verify = isForReading && urls.length === 1 ? requirePrimary : requireWritable
  const servers = urls.map((server) => openPool(server, { ...limits, verify }))
  const [first] = servers
  if (!first) throw new Error('The address of the database names no server')
  let primary = first
  let searching: Promise<void> | undefined

  const search = async () => {
    try {
      primary = await Promise.any(servers.map(answering))
    } catch (error) {
      // The first server's error stands for all of them.
      throw error instanceof AggregateError ? error.errors[0] : error
    }
  }
  // Shared by all who miss the primary at the same time.
  const searchOnce = () =>
    (searching ??= search().finally(() => {
      searching = undefined
    }))
  return {
    options: {},
    async connect() {
      try {
        return lend(await primary.connect())
      } catch (error) {
        if (servers.length === 1) throw error
        const found = searchOnce()
        if (isCrowded(error)) {
          // Busy, or vanished with all its connections. This caller has waited long enough, and does not wait for the
          // search.
          found.catch(() => undefined)
          throw error
        }
        await found
        return lend(await primary.connect())
      }
    },
    async end() {
      await Promise.all(servers.map((server) => server.end()))
    },
  }
}

async function answering(server: pg.Pool): Promise<pg.Pool> {
  const client = await server.connect()
  client.release()
  return server
}

function openPool(url: string, config: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    ...LIMITS,
    keepAlive: true,
    types: {
      // Our 64-bit columns hold times and versions, far below 2^53.
      getTypeParser: (id, format) => (id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)),
    },
    ...config,
  })
  // A broken connection is replaced at its next use. Without these listeners its error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

type Verified = (error?: Error) => void

/** Checked once for each connection: a server that becomes a replica closes those that it has. */
function requireWritable(client: pg.PoolClient, done: Verified): void {
  asks(client, 'show transaction_read_only', 'off', done)
}

/**
 * Providers make a database read-only when its disk is full. It is the truth all the same, unlike a replica, which may be
 * behind. PostgreSQL's relatives need not know the second question.
 */
function requirePrimary(client: pg.PoolClient, done: Verified): void {
  requireWritable(client, (error) => {
    if (codeOf(error) === READ_ONLY) asks(client, 'select pg_is_in_recovery()::text', 'false', done)
    else done(error)
  })
}

function asks(client: pg.PoolClient, question: string, expected: string, done: Verified): void {
  client.query<[string]>({ text: question, rowMode: 'array' }, (error, result) => {
    // No result comes with an error.
    if (error instanceof Error || result.rows[0]?.[0] === expected) return done(error)
    done(Object.assign(new Error('This database server can only be read from'), { code: READ_ONLY }))
  })
}

/** Wraps a connection for Kysely, so that a useless one does not go back to the pool. */
function lend(client: pg.PoolClient): PostgresPoolClient {
  async function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    try {
      // Kysely and pg describe the same result in their own words.
      return (await client.query(sql, [...parameters])) as unknown as PostgresQueryResult<Row>
    } catch (error) {
      if (isUseless(error)) void client.end()
      throw error
    }
  }
  // Nobody reads through cursors.
  return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
}

/**
 * True if the server has ended the connection, if something in between has moved it to a replica, or if an answer is
 * late: it may still come, and would be taken for the next one's.
 */
function isUseless(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || error.severity !== 'ERROR' || error.code === READ_ONLY
}

function isCrowded(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}
