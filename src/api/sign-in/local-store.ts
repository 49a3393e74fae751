import type { AdapterFactory, AdapterPayload } from 'oidc-provider'
import { DatabaseSync } from 'node:sqlite'
import { keepToOwner } from '#storage/owner-only.ts'

const MOST = 1000
/** How long one process waits for another, in milliseconds. */
const PATIENCE = 2000

const TABLES = `
  create table if not exists settled (name text primary key, value text not null);
  create table if not exists entry (
    key text primary key, payload text not null, uid text, grant_id text, expires_at real not null
  )`

export type LocalStore = ReturnType<typeof openLocalStore>

/** A path that is no file: what it holds ends with the process. */
export const IN_MEMORY = ':memory:'

/**
 * What the local providers remember between two requests, the newest entries. In memory it serves one process; a file
 * serves all that open it, so that each step of signing in may reach another process.
 */
export function openLocalStore(path: string) {
  // It holds keys, secrets and e-mails. SQLite gives the file beside it the same permissions.
  if (path !== IN_MEMORY) keepToOwner(path)
  const database = new DatabaseSync(path, { timeout: PATIENCE })
  database.exec(`pragma synchronous = off; ${TABLES}`)
  const settle = database.prepare('insert or ignore into settled values (?, ?)')
  const settled = database.prepare('select value from settled where name = ?')
  const write = database.prepare('insert or replace into entry values (?, ?, ?, ?, ?)')
  const prune = database.prepare(
    `delete from entry where rowid <= (select max(rowid) from entry) - ${MOST} or expires_at <= ?`,
  )
  const read = database.prepare('select payload from entry where key = ? and expires_at > ?')
  const readByUid = database.prepare('select payload from entry where uid = ? and expires_at > ?')
  const consume = database.prepare(`update entry set payload = json_set(payload, '$.consumed', ?) where key = ?`)
  const remove = database.prepare('delete from entry where key = ?')
  const revoke = database.prepare('delete from entry where grant_id = ?')
  // Written by `upsert`.
  const parse = (row: ReturnType<typeof read.get>) => row && (JSON.parse(String(row['payload'])) as AdapterPayload)

  /** For one provider; it does not see the others' entries. */
  const adapterOf =
    (provider: string): AdapterFactory =>
    (model) => {
      const keyOf = (id: string) => `${provider} ${model} ${id}`
      return {
        async upsert(id, payload, seconds = Number.POSITIVE_INFINITY) {
          const expiresAt = Date.now() + seconds * 1000
          const uid = payload.uid === undefined ? null : keyOf(payload.uid)
          write.run(keyOf(id), JSON.stringify(payload), uid, payload.grantId ?? null, expiresAt)
          prune.run(Date.now())
        },
        find: async (id) => parse(read.get(keyOf(id), Date.now())),
        findByUid: async (uid) => parse(readByUid.get(keyOf(uid), Date.now())),
        findByUserCode: async () => undefined,
        consume: async (id) => void consume.run(Math.floor(Date.now() / 1000), keyOf(id)),
        destroy: async (id) => void remove.run(keyOf(id)),
        revokeByGrantId: async (grantId) => void revoke.run(grantId),
      }
    }

  return {
    adapterOf,
    /** A value that all processes share: the first to ask decides. */
    settle(name: string, value: string): string {
      settle.run(name, value)
      return String(settled.get(name)?.['value'])
    },
    close: () => database.close(),
  }
}
