/**
 * The migrations of SQLite, in order: the first makes version 1. They are modules, so that the bundled server has them
 * wherever it runs. A published one is never edited.
 */
export const SQLITE_MIGRATIONS: readonly string[] = [
  /* sql */ `-- Times are Unix milliseconds.

create table messages (
  id text primary key,
  received_at integer not null,
  -- Null when the client sent none, or once it is forgotten.
  idempotency_key text unique,
  language text not null,
  first_name text not null,
  last_name text not null,
  email text not null collate nocase,
  company text not null,
  company_type text not null,
  message text not null
) strict;

create index messages_by_time on messages (received_at);
create index messages_by_email on messages (email);

-- The outbox: one delivery per message, written in the same transaction.
create table deliveries (
  message_id text primary key references messages (id) on delete cascade,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'held')),
  held_reason text,
  attempts integer not null default 0,
  first_attempt_at integer,
  next_attempt_at integer not null,
  lease_worker text,
  lease_until integer,
  last_error text,
  sent_at integer,
  check ((state = 'sending') = (lease_worker is not null and lease_until is not null))
) strict;

create index deliveries_due on deliveries (state, next_attempt_at);
`,

  /* sql */ `-- Sums of many visits (server/insights/store.ts). Days are those of UTC, as 2026-11-21.

create table insights_views (
  day text not null,
  route text not null,
  language text not null,
  views integer not null,
  primary key (day, route, language)
) strict, without rowid;

create table insights_referrers (
  day text not null,
  host text not null,
  views integer not null,
  primary key (day, host)
) strict, without rowid;

-- Histograms: one row for each bucket that is not empty (server/insights/histogram.ts).
create table insights_vitals (
  day text not null,
  route text not null,
  language text not null,
  vital text not null,
  bucket integer not null,
  reports integer not null,
  primary key (day, route, language, vital, bucket)
) strict, without rowid;
`,

  /* sql */ `-- Recipients who have the mail already, while others were put off: a JSON array, null when nobody has it.
alter table deliveries add column delivered_to text;
`,

  /* sql */ `-- When the message was received: the oldest that waits is the first of an index.
alter table deliveries add column message_received_at integer not null default 0;
update deliveries set message_received_at = (select received_at from messages where id = message_id);
create index deliveries_undelivered on deliveries (message_received_at) where state in ('waiting', 'sending');

-- In the order of claims, and without the many that are done.
drop index deliveries_due;
create index deliveries_waiting on deliveries (next_attempt_at, message_id) where state = 'waiting';
create index deliveries_sending on deliveries (next_attempt_at, message_id) where state = 'sending';

-- How many deliveries are in each state. Kept, because counting reads them all.
create table delivery_counts (
  state text primary key,
  deliveries integer not null
) strict, without rowid;
insert into delivery_counts (state, deliveries)
select value, (select count(*) from deliveries where state = value)
from json_each('["waiting", "sending", "sent", "failed", "held"]');

create trigger deliveries_added after insert on deliveries begin
  update delivery_counts set deliveries = deliveries + 1 where state = new.state;
end;
create trigger deliveries_moved after update of state on deliveries when old.state <> new.state begin
  update delivery_counts set deliveries = deliveries - 1 where state = old.state;
  update delivery_counts set deliveries = deliveries + 1 where state = new.state;
end;
create trigger deliveries_removed after delete on deliveries begin
  update delivery_counts set deliveries = deliveries - 1 where state = old.state;
end;

-- One row that is written to find out whether a message could be stored.
create table store_probe (
  written_at integer not null,
  padding text not null
) strict;
insert into store_probe values (0, '');
`,
];
