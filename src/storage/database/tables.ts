import type { Generated, Kysely } from 'kysely'

/** Times are milliseconds since 1970 in 64 bits; both engines hand them out as numbers. */
interface AccountTable {
  id: string
  /**
   * The address that it holds: lower-case, verified by the provider, and by which another provider's sign-in is linked.
   * One that holds none has its id here.
   */
  email: string
  /** Of an account that holds none: what its provider called its address last. */
  unheld_email: string | null
  name: string
  /** A small image as a data URI. */
  photo: string | null
  created_at: number
  /** When its address went to another person; null again as soon as somebody signs in to it. */
  left_at: number | null
}

interface IdentityTable {
  issuer: string
  subject: string
  account_id: string
  linked_at: number
}

/** The providers whose sign-ins are not linked to an account by its address, since one of them was unlinked. */
interface UnlinkedTable {
  account_id: string
  issuer: string
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
  used_at: number
  /** The provider it was begun with. */
  issuer: string
}

interface ScholarshipTable {
  id: string
  /** The record as JSON. */
  record: string
  record_hash: string
  /** The version of the catalogue in which it last changed. */
  version: number
  withdrawn_at: number | null
  /** The version in which it came. */
  first_version: number
  /** The version in which what its calendar events say last changed. */
  dates_version: number
  /** When that was. */
  dates_at: number
  /** When what a feed says of it last changed; null of one that came as it is. */
  entry_at: number | null
}

interface RevisionTable {
  scholarship_id: string
  /** The version of the catalogue in which it was made. */
  version: number
  at: number
  /** What was and what is, of each fact that changed, as JSON. */
  diff: string
}

interface SavedTable {
  account_id: string
  scholarship_id: string
  saved_at: number
}

/** The private address at which a saved list is read as a calendar. */
interface CalendarTable {
  account_id: string
  /** SHA-256 of the token, in hex: the token itself is only in the address that the person was given. */
  token_hash: string
  created_at: number
}

/** Whoever asked for mail. */
interface MailingTable {
  account_id: string
  /** Such as `Asia/Seoul`. */
  time_zone: string
  /** When reminders were asked for; null without. */
  reminded_since: number | null
  /** The last day, in that zone, for which it was looked whether there is anything to tell. */
  looked_on: string | null
}

/** A search that somebody follows. */
interface FollowedTable {
  account_id: string
  /** As in the results page's address, without a page. */
  query: string
  created_at: number
  /** The version of the catalogue up to which its changes were told. */
  version: number
  /** The day for which that was. */
  looked_on: string
}

/** What leaves for one person on one day. */
interface LetterTable {
  account_id: string
  /** `YYYY-MM-DD`, where the person is. */
  day: string
  /** Until then one process alone hands it over; after that another one may, unless it has an outcome. */
  claimed_until: number
  /** `sent`; `refused` for good; `void` when there was nothing true left to tell; null while it waits. */
  outcome: 'sent' | 'refused' | 'void' | null
}

/** What was told to whom, in the letter of a day. */
interface ToldTable {
  account_id: string
  /** Names it for good: `src/domain/reminders.ts`. */
  fact: string
  day: string
}

/** The token of one attempt to send a letter, which ends all mail. */
interface UnsubscribeTable {
  /** SHA-256 of the token, in hex: the token itself is only in the letter. */
  token_hash: string
  account_id: string
  day: string
}

/** What the link of a record led to when it was last asked for. */
interface WatchedTable {
  scholarship_id: string
  /** The address that was asked for. */
  link: string
  /** In one word, and what there is to tell of it. */
  state: string
  detail: string
  state_since: number
  asked_at: number
  etag: string | null
  last_modified: string | null
  /** The sentences of the page, as JSON. */
  lines: string
  /** When its text last changed in what matters; null once somebody has looked at the record. */
  changed_at: number | null
  /** The sentences that were new then, as JSON. */
  news: string
}

/** What somebody says is wrong with a record. */
interface ReportTable {
  id: string
  account_id: string
  scholarship_id: string
  says: string
  at: number
  /** Null while it is open. */
  answer: string | null
  answered_at: number | null
}

/** One field of what somebody plans for a scholarship. Fields are merged one by one: the later value stays. */
interface PlanTable {
  account_id: string
  scholarship_id: string
  field: string
  /** Empty for one that was taken away: its time still counts. */
  value: string
  /** When it was changed. */
  at: number
  /** Since when the scholarship is seen to be no longer on the saved list; null while it is. */
  unsaved_at: number | null
}

/** The link by which somebody shows their plan. */
interface PlanLinkTable extends CalendarTable {
  /** The parts that it shows, separated by spaces. */
  shows: Generated<string>
}

/** One row, with the number that each change of the catalogue raises. */
interface CatalogueTable {
  id: Generated<number>
  version: number
}

export interface Tables {
  account: AccountTable
  identity: IdentityTable
  unlinked: UnlinkedTable
  session: SessionTable
  scholarship: ScholarshipTable
  revision: RevisionTable
  saved: SavedTable
  calendar: CalendarTable
  mailing: MailingTable
  followed: FollowedTable
  letter: LetterTable
  told: ToldTable
  unsubscribe: UnsubscribeTable
  watched: WatchedTable
  report: ReportTable
  plan: PlanTable
  plan_link: PlanLinkTable
  catalogue: CatalogueTable
}

export type Database = Kysely<Tables>
