import type { Generated, Kysely } from 'kysely'

/** Times are milliseconds since 1970 in 64 bits; both engines hand them out as numbers. */
interface AccountTable {
  id: string
  /** Lower-case, and verified by the provider. */
  email: string
  name: string
  /** A small image as a data URI. */
  photo: string | null
  created_at: number
}

interface IdentityTable {
  issuer: string
  subject: string
  account_id: string
}

interface SessionTable {
  /** SHA-256 of the token, in hex: the token itself is only in the visitor's cookie. */
  token_hash: string
  account_id: string
  created_at: number
  expires_at: number
  /** Kind of browser and system, in our own words, such as `Firefox on Windows`. */
  device: string | null
  /** To the day. */
  used_at: number | null
}

interface ScholarshipTable {
  id: string
  /** The record as JSON. */
  record: string
  record_hash: string
  /** The version of the catalogue in which it last changed. */
  version: number
  withdrawn_at: number | null
}

interface SavedTable {
  account_id: string
  scholarship_id: string
  saved_at: number
}

/** One row, with the number that each change of the catalogue raises. */
interface CatalogueTable {
  id: Generated<number>
  version: number
}

export interface Tables {
  account: AccountTable
  identity: IdentityTable
  session: SessionTable
  scholarship: ScholarshipTable
  saved: SavedTable
  catalogue: CatalogueTable
}

export type Database = Kysely<Tables>
