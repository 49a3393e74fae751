import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export type Migrations = Readonly<Record<string, Migration>>

/**
 * Every change of the tables, in order. Never edit a released migration: add another. Each may only add, and new
 * columns must be nullable or have a default, so that the previous version can go on with the new tables.
 */
export const MIGRATIONS = {
  '0001-start': {
    async up(db) {
      for (const statement of START.split(';')) await sql.raw(statement).execute(db)
    },
  },
} as const satisfies Migrations

/**
 * In the SQL that both databases take. What the columns hold: see `tables.ts`. Rows of an account go with it. Withdrawing
 * keeps the row of a scholarship, so what refers to it can always be shown.
 */
const START = `
create table account (
  id text not null primary key,
  email text not null unique,
  name text not null,
  photo text,
  created_at bigint not null,
  unheld_email text,
  left_at bigint
);
-- Nearly all accounts have neither.
create index account_unheld_email on account (unheld_email) where unheld_email is not null;
create index account_left_at on account (left_at) where left_at is not null;
create table identity (
  issuer text not null,
  subject text not null,
  account_id text not null references account (id) on delete cascade,
  linked_at bigint not null,
  constraint identity_key primary key (issuer, subject)
);
create index identity_account on identity (account_id);
create table unlinked (
  account_id text not null references account (id) on delete cascade,
  issuer text not null,
  constraint unlinked_key primary key (account_id, issuer)
);
create table session (
  token_hash text not null primary key,
  account_id text not null references account (id) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null,
  device text,
  used_at bigint not null,
  issuer text not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

create table scholarship (
  id text not null primary key,
  record text not null,
  record_hash text not null,
  version bigint not null,
  withdrawn_at bigint,
  first_version bigint not null,
  dates_version bigint not null,
  dates_at bigint not null,
  entry_at bigint
);
create index scholarship_version on scholarship (version);
create table revision (
  scholarship_id text not null references scholarship (id),
  version bigint not null,
  at bigint not null,
  diff text not null,
  constraint revision_key primary key (scholarship_id, version)
);
create index revision_version on revision (version);
create table watched (
  scholarship_id text not null primary key references scholarship (id),
  link text not null,
  state text not null,
  detail text not null,
  state_since bigint not null,
  asked_at bigint not null,
  etag text,
  last_modified text,
  lines text not null,
  changed_at bigint,
  news text not null
);
create table catalogue (id integer primary key, version bigint not null);
insert into catalogue (id, version) values (1, 0);

create table saved (
  account_id text not null references account (id) on delete cascade,
  scholarship_id text not null references scholarship (id),
  saved_at bigint not null,
  constraint saved_key primary key (account_id, scholarship_id)
);
create index saved_scholarship on saved (scholarship_id);
create table plan (
  account_id text not null references account (id) on delete cascade,
  scholarship_id text not null references scholarship (id),
  field text not null,
  value text not null,
  at bigint not null,
  unsaved_at bigint,
  constraint plan_key primary key (account_id, scholarship_id, field)
);
create table report (
  id text not null primary key,
  account_id text not null references account (id) on delete cascade,
  scholarship_id text not null references scholarship (id),
  says text not null,
  at bigint not null,
  answer text,
  answered_at bigint
);
create index report_account on report (account_id);
create index report_scholarship on report (scholarship_id);
create table calendar (
  account_id text not null primary key references account (id) on delete cascade,
  token_hash text not null unique,
  created_at bigint not null
);
create table plan_link (
  account_id text not null primary key references account (id) on delete cascade,
  token_hash text not null unique,
  created_at bigint not null,
  shows text not null default ''
);

create table mailing (
  account_id text not null references account (id) on delete cascade,
  time_zone text not null,
  reminded_since bigint,
  looked_on text,
  constraint mailing_key primary key (account_id)
);
create index mailing_zone on mailing (time_zone, account_id);
create table followed (
  account_id text not null references account (id) on delete cascade,
  query text not null,
  created_at bigint not null,
  version bigint not null,
  looked_on text not null,
  constraint followed_key primary key (account_id, query)
);
create table letter (
  account_id text not null references account (id) on delete cascade,
  day text not null,
  claimed_until bigint not null,
  outcome text,
  constraint letter_key primary key (account_id, day)
);
-- Nearly all letters have left.
create index letter_waiting on letter (outcome) where outcome is null;
create table told (
  account_id text not null references account (id) on delete cascade,
  fact text not null,
  day text not null,
  constraint told_key primary key (account_id, fact)
);
create table unsubscribe (
  account_id text not null references account (id) on delete cascade,
  token_hash text not null primary key,
  day text not null
);
create index unsubscribe_account on unsubscribe (account_id)`
