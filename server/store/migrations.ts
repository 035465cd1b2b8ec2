import { DELIVERY_STATES } from './store.ts';
import { StoreError } from './store-error.ts';

interface Dialect {
  /** Whole numbers up to 2⁵³, such as times in Unix milliseconds. */
  whole: string;
  /** Text that sorts and folds ASCII only, the same on every machine. */
  text: string;
  /** Behind the columns of a table. */
  options: string;
}

/** Who opens the store. Only the server makes and changes its tables. */
export type StoreUser = 'server' | 'operator';

/** The migrations in order: the first makes version 1. A published one is never edited. */
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
      state ${text} not null check (state in ('${DELIVERY_STATES.join("', '")}')),
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
];

const DIALECTS = {
  sqlite: { whole: 'integer', text: 'text', options: ' strict' },
  postgres: { whole: 'bigint', text: 'text collate "C"', options: '' },
} satisfies Record<string, Dialect>;

/**
 * The migrations that tables of this version still need, in order.
 * @param version 0: there are no tables
 * @param place of the tables, in words for the operator
 * @throws {StoreError} when a newer version of the program made the tables.
 */
export function pendingMigrations(database: keyof typeof DIALECTS, version: number, place: string) {
  if (version > MIGRATIONS.length) {
    throw new StoreError(`${found(place, version)}: run the newer version that wrote it`);
  }
  return MIGRATIONS.map((sql, index) => ({ version: index + 1, sql: sql(DIALECTS[database]) })).slice(
    version,
  );
}

/**
 * For the operator's tools.
 * @throws {StoreError} unless the tables are of this program's version.
 */
export function refuseOtherVersion(version: number, place: string): void {
  if (version === MIGRATIONS.length) return;
  const mend = 'use the tools of the release that runs, or start the server of this one, which updates them';
  throw new StoreError(`${found(place, version)}: ${mend}`);
}

function found(place: string, version: number): string {
  return `The message store ${place} has tables of version ${version}, this program knows ${MIGRATIONS.length}`;
}
