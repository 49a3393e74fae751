export interface StorageConfig {
  /** Folder of the embedded database; created if it does not exist. */
  readonly dataDir: string
  /** PostgreSQL instead of the embedded database. Of several hosts, the one that can be written to is used. */
  readonly databaseUrl?: string | undefined
  /** Replicas of it, from which the catalogue is read. */
  readonly databaseReadUrls?: readonly string[]
}

/** Where the database is, the same for every program. An empty variable counts as not set. */
export function readStorageConfig(environment: Readonly<Record<string, string | undefined>>) {
  const read = (name: string) => environment[name]?.trim() || undefined
  return { dataDir: read('DATA_DIR') ?? '.data', databaseUrl: read('DATABASE_URL') }
}

export function isPostgresUrl(url: string): boolean {
  return URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)
}

/** Does not repeat the value, which contains a password. */
export const POSTGRES_URL_RULE = 'must look like postgresql://user:password@host:5432/database.'

/**
 * `postgresql://user:password@one:5432,two:5432/database` names several servers, as in libpq. Returns one address for
 * each of them.
 */
export function splitHosts(url: string): string[] {
  const [, start, hosts = '', rest] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? []
  return start === undefined ? [url] : hosts.split(',').map((host) => `${start}${host}${rest}`)
}
