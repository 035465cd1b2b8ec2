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

  /* sql */ `-- When the message was received: the oldest that waits is the first of an index. The default is for servers of the
-- version before, which may still run beside the one that migrates.
alter table deliveries add column message_received_at bigint;
update deliveries set message_received_at = received_at from messages where id = message_id;
alter table deliveries
  alter column message_received_at set default (extract(epoch from clock_timestamp()) * 1000)::bigint,
  alter column message_received_at set not null;
create index deliveries_undelivered on deliveries (message_received_at) where state in ('waiting', 'sending');

-- How many deliveries are in each state. Kept, because counting reads them all. A state has any number of rows, whose
-- sum counts: every change adds rows, so that no transaction waits for another's, and the program sums them up now
-- and then.
create table delivery_counts (
  state text collate "C" not null,
  deliveries bigint not null
);
insert into delivery_counts select state, count(*) from deliveries group by state;

-- With its owner's rights: who may change deliveries need not be allowed to count them.
create function count_deliveries() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    insert into delivery_counts select state, count(*) from added group by state;
  elsif tg_op = 'DELETE' then
    insert into delivery_counts select state, -count(*) from removed group by state;
  else
    insert into delivery_counts
    select state, sum(change)
    from (select state, 1 as change from added union all select state, -1 from removed) as changes
    group by state having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger deliveries_added after insert on deliveries
  referencing new table as added for each statement execute function count_deliveries();
create trigger deliveries_moved after update on deliveries
  referencing old table as removed new table as added for each statement execute function count_deliveries();
create trigger deliveries_removed after delete on deliveries
  referencing old table as removed for each statement execute function count_deliveries();

-- One row that is written to find out whether a message could be stored.
create table store_probe (
  written_at bigint not null,
  padding text not null
);
insert into store_probe values (0, '');

-- Who may add deliveries may use the new tables as well.
do $$
declare
  clerk regrole;
begin
  for clerk in
    select distinct grantee::regrole from pg_class, aclexplode(relacl)
    where oid = 'deliveries'::regclass and privilege_type = 'INSERT' and grantee <> 0
  loop
    execute format('grant select, insert, delete on delivery_counts to %s', clerk);
    execute format('grant select, update on store_probe to %s', clerk);
  end loop;
end $$;
`,
];
