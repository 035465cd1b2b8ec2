/**
 * The migrations of PostgreSQL, in order: the first makes version 1. They are modules, so that the bundled server has them
 * wherever it runs. A published one is never edited.
 */
export const POSTGRES_MIGRATIONS: readonly string[] = [
  /* sql */ `-- Times are Unix milliseconds. Collation "C" sorts and folds ASCII alike on every server, whatever its locale.

create table messages (
  id text collate "C" primary key,
  received_at bigint not null,
  -- Null when the client sent none, or once it is forgotten.
  idempotency_key text unique,
  language text not null,
  first_name text not null,
  last_name text not null,
  email text collate "C" not null,
  company text not null,
  company_type text not null,
  message text not null
);

create index messages_by_time on messages (received_at);
create index messages_by_email on messages (lower(email));

-- The outbox: one delivery per message, written in the same transaction.
create table deliveries (
  message_id text collate "C" primary key references messages (id) on delete cascade,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'held')),
  held_reason text,
  attempts integer not null default 0,
  first_attempt_at bigint,
  next_attempt_at bigint not null,
  lease_worker text,
  lease_until bigint,
  last_error text,
  sent_at bigint,
  check ((state = 'sending') = (lease_worker is not null and lease_until is not null))
);

-- In the order of claims, and without the many that are done.
create index deliveries_due on deliveries (next_attempt_at, message_id) where state in ('waiting', 'sending');
`,

  /* sql */ `-- Sums of many visits (server/insights/store.ts). Days are those of UTC, as 2026-11-21.

create table insights_views (
  day text collate "C" not null,
  route text collate "C" not null,
  language text collate "C" not null,
  views bigint not null,
  primary key (day, route, language)
);

create table insights_referrers (
  day text collate "C" not null,
  host text collate "C" not null,
  views bigint not null,
  primary key (day, host)
);

-- Histograms: one row for each bucket that is not empty (server/insights/histogram.ts).
create table insights_vitals (
  day text collate "C" not null,
  route text collate "C" not null,
  language text collate "C" not null,
  vital text collate "C" not null,
  bucket integer not null,
  reports bigint not null,
  primary key (day, route, language, vital, bucket)
);
`,

  /* sql */ `-- Recipients who have the mail already, while others were put off: a JSON array, null when nobody has it.
alter table deliveries add column delivered_to text;
`,
];
