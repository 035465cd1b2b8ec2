import { Client, DatabaseError } from 'pg';
import * as v from 'valibot';
import { pendingMigrations } from '../migrations.ts';
import { reasonOf, StoreError } from '../store-error.ts';
import { connection, databaseLocation } from './connection.ts';

/** Any number, the same for all that open a store: while one holds it, the others wait with their migrations. */
const LOCK = 20_261_121;

/** How long to wait for another that migrates. */
const LOCK_MS = 60_000;

/**
 * Brings the tables up to the newest migration, all in one transaction and one process at a time.
 * @throws {StoreError} when the database cannot be reached or changed, when a newer version wrote its tables,
 * or when they `mustExist` and are not there.
 */
export async function migrate(url: string, mustExist: boolean): Promise<void> {
  const place = databaseLocation(url);
  try {
    const client = new Client({ ...connection(url), query_timeout: 2 * LOCK_MS });
    // A lost connection fails the statement under way or the next one; unheard, it would end the process.
    client.on('error', () => {});
    await client.connect();
    try {
      await migrateWith(client, place, mustExist);
    } finally {
      // Undoes what was not committed.
      await client.end();
    }
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const mend = 'check DATABASE_URL, and that the database runs and lets this machine in';
    throw new StoreError(`Cannot open the message store ${place} (${reasonOfRefusal(error)}): ${mend}`, {
      cause: error,
    });
  }
}

async function migrateWith(client: Client, place: string, mustExist: boolean): Promise<void> {
  await client.query(`begin isolation level read committed; set local lock_timeout = ${LOCK_MS}`);
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  // Asked for first, because `if not exists` needs the right to make tables even where there is one.
  const found = await client.query("select to_regclass('message_store_migrations') is not null as there");
  if (!v.parse(FOUND, found.rows[0]).there) {
    if (mustExist) {
      const mend = 'check DATABASE_URL; the server makes it when it first starts';
      throw new StoreError(`There is no message store in ${place}: ${mend}`);
    }
    await client.query(`
      create table message_store_migrations (
        version integer primary key,
        applied_at timestamptz not null default now()
      )`);
  }
  const newest = await client.query(
    'select coalesce(max(version), 0) as version from message_store_migrations',
  );
  for (const { version, sql } of pendingMigrations(
    'postgres',
    v.parse(NEWEST, newest.rows[0]).version,
    place,
  )) {
    await client.query(sql);
    await client.query('insert into message_store_migrations (version) values ($1)', [version]);
  }
  await client.query('commit');
}

const FOUND = v.object({ there: v.boolean() });
const NEWEST = v.object({ version: v.number() });

/** The database's own words name the user (SQLSTATE class 28, invalid authorisation). */
function reasonOfRefusal(error: unknown): string {
  const login = error instanceof DatabaseError && error.code?.startsWith('28');
  return login ? `it refused the login, ${error.code}` : reasonOf(error);
}
