import { OldStoreError, StoreError } from '../store-error.ts';

interface Dialect {
  /** Whole numbers up to 2⁵³, such as times in Unix milliseconds. */
  whole: string;
  /** Text that sorts and folds ASCII only, the same on every machine. */
  text: string;
  /** Options behind the columns of a table. */
  options: string;
}

/** The user that opens the store. Only the server creates and changes its tables. */
export type StoreUser = 'server' | 'operator';

/**
 * The migrations in order: the first makes version 1. A published one is never edited. From version 3 on they only add:
 * tables, and columns with a default. So the release before works with the tables of the next one
 * (docs/decisions/049-a-message-has-deliveries.md).
 */
const MIGRATIONS: readonly ((dialect: Dialect) => string)[] = [
  ({ whole, text, options }) => `
    create table messages (
      id ${text} primary key,
      received_at ${whole} not null,
      -- Null when the client sent none, or once it is forgotten.
      idempotency_key ${text} unique,
      language ${text} not null,
      first_name ${text} not null,
      last_name ${text} not null,
      email ${text} not null,
      company ${text} not null,
      company_type ${text} not null,
      message ${text} not null,
      -- Its delivery.
      state ${text} not null check (state in ('waiting', 'sending', 'sent', 'failed', 'held')),
      held_reason ${text},
      attempts ${whole} not null default 0,
      first_attempt_at ${whole},
      next_attempt_at ${whole} not null,
      lease_worker ${text},
      lease_until ${whole},
      -- Recipients who have the mail although others do not: a JSON array.
      delivered_to ${text},
      last_error ${text},
      sent_at ${whole},
      -- When the delivery can be claimed: at its next attempt, or when the lease of its worker has run out.
      due_at ${whole} generated always as (
        case when state in ('waiting', 'sending') then coalesce(lease_until, next_attempt_at) end
      ) stored,
      check ((state = 'sending') = (lease_worker is not null and lease_until is not null))
    )${options};
    create index messages_by_time on messages (received_at, id);
    create index messages_by_state on messages (state, received_at);
    create index messages_by_email on messages (lower(email));
    -- In the order of claims, and without the many that are done.
    create index messages_due on messages (due_at, id) where due_at is not null;

    -- Sums of many visits (server/store/insights.ts).
    create table insights (
      day ${text} not null,
      metric ${text} not null,
      label ${text} not null,
      language ${text} not null,
      bucket ${whole} not null,
      count ${whole} not null,
      primary key (day, metric, label, language, bucket)
    )${options};

    -- One row that is written to find out whether a message could be stored.
    create table store_probe (written_at ${whole} not null)${options};
    insert into store_probe values (0);`,
  // The only step that does more than add: those who open the database keep a copy of version 1 before it.
  ({ whole, text, options }) => `
    drop index messages_by_time;
    drop index messages_by_state;
    drop index messages_by_email;
    drop index messages_due;
    alter table messages rename to messages_1;
    create table messages (
      id ${text} primary key,
      received_at ${whole} not null,
      -- Null when the client sent none, or once it is forgotten.
      idempotency_key ${text} unique,
      language ${text} not null,
      first_name ${text} not null,
      last_name ${text} not null,
      email ${text} not null,
      company ${text} not null,
      company_type ${text} not null,
      message ${text} not null,
      -- Why its deliveries are held, or were before their release.
      held_reason ${text},
      -- The path of the page with the form.
      page ${text} not null default ''
    )${options};
    insert into messages
      (id, received_at, idempotency_key, language, first_name, last_name, email, company, company_type, message,
       held_reason)
    select id, received_at, idempotency_key, language, first_name, last_name, email, company, company_type, message,
      held_reason
    from messages_1;
    create index messages_by_time on messages (received_at, id);
    create index messages_by_email on messages (lower(email));

    create table deliveries (
      message_id ${text} not null references messages (id) on delete cascade,
      kind ${text} not null,
      -- When its message was received.
      created_at ${whole} not null,
      state ${text} not null check (state in ('waiting', 'sending', 'sent', 'failed', 'held')),
      attempts ${whole} not null default 0,
      first_attempt_at ${whole},
      next_attempt_at ${whole} not null,
      lease_worker ${text},
      lease_until ${whole},
      -- Recipients who have the mail although others do not: a JSON array.
      delivered_to ${text},
      last_error ${text},
      sent_at ${whole},
      -- When it can be claimed: at its next attempt, or when the lease of its worker has run out.
      due_at ${whole} generated always as (
        case when state in ('waiting', 'sending') then coalesce(lease_until, next_attempt_at) end
      ) stored,
      primary key (message_id, kind),
      check ((state = 'sending') = (lease_worker is not null and lease_until is not null))
    )${options};
    insert into deliveries
      (message_id, kind, created_at, state, attempts, first_attempt_at, next_attempt_at, lease_worker, lease_until,
       delivered_to, last_error, sent_at)
    select id, 'mail', received_at, state, attempts, first_attempt_at, next_attempt_at, lease_worker, lease_until,
      delivered_to, last_error, sent_at
    from messages_1;
    drop table messages_1;
    -- For counts and for the age of the oldest, by kind.
    create index deliveries_by_state on deliveries (state, kind, created_at);
    -- In the order of claims, and without the many that are done.
    create index deliveries_due on deliveries (kind, due_at, message_id) where due_at is not null;`,
  ({ whole, text, options }) => `
    -- The ids of messages that were deleted on request: a backup may still hold them.
    create table deleted_messages (id ${text} primary key, deleted_at ${whole} not null)${options};`,
  ({ text }) => `
    -- How the visitor came: a JSON object.
    alter table messages add column attribution ${text} not null default '{}';`,
];

/** The version of the tables that this program makes. */
export const VERSION = MIGRATIONS.length;

/** The version of the next release's tables. */
const NEXT = VERSION + 1;

const DIALECTS = {
  sqlite: { whole: 'integer', text: 'text', options: ' strict' },
  postgres: { whole: 'bigint', text: 'text collate "C"', options: '' },
} satisfies Record<string, Dialect>;

/**
 * The migrations that tables of this version still need, in order. None for tables of the release after this one, so
 * that an update can be taken back.
 * @param version 0: there are no tables
 * @param place of the tables, in words for the operator
 * @throws {StoreError} when a program that is newer still made the tables.
 */
export function pendingMigrations(database: keyof typeof DIALECTS, version: number, place: string) {
  if (version > NEXT) {
    throw new StoreError(`${found(place, version)}: run the newer version that wrote it`);
  }
  return migrationsOf(database)
    .map((sql, index) => ({ version: index + 1, sql }))
    .slice(version);
}

export function migrationsOf(database: keyof typeof DIALECTS): string[] {
  return MIGRATIONS.map((migration) => migration(DIALECTS[database]));
}

/**
 * For the operator's tools.
 * @throws {StoreError} unless the tables are of this program's version, or of the next.
 */
export function refuseOtherVersion(version: number, place: string): void {
  if (version === VERSION || version === NEXT) return;
  const tools = 'use the tools of the release that runs';
  if (version > NEXT) throw new StoreError(`${found(place, version)}: ${tools}`);
  throw new OldStoreError(
    `${found(place, version)}: ${tools}, or start the server of this one, which updates them`,
  );
}

function found(place: string, version: number): string {
  return `The message store ${place} has tables of version ${version}, this program knows ${VERSION}`;
}
