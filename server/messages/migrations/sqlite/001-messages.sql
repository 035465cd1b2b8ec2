-- Times are Unix milliseconds.

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
