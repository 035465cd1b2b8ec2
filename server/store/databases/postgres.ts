import { Client, DatabaseError, Pool, TypeOverrides, types, type ClientBase, type ClientConfig } from 'pg';
import * as v from 'valibot';
import {
  databaseLocation,
  fragment,
  refuseWhenBusy,
  statementsWith,
  type Database,
  type Rows,
  type Statement,
} from './database.ts';
import { pendingMigrations, refuseOtherVersion, type StoreUser } from './migrations.ts';
import { NoStoreError, reasonOf, StoreError } from '../store-error.ts';

/**
 * Milliseconds after which a statement is given up, and the wait for a connection that runs it: a visitor waits for the
 * server's before the browser shows an error; the operator may delete a great many messages.
 */
const STATEMENT_MS = { server: 4000, operator: 10 * 60_000 };

/** Milliseconds beyond a statement's own limit after which the connection of a hung database counts as lost. */
const ANSWER_MS = 1000;

/** Milliseconds for the first connection to open. */
const CONNECT_MS = 3000;

/** Connections at a time; PostgreSQL allows 100 for all servers together by default. */
export const MOST_CONNECTIONS = 10;

/** Any number, the same for all that open a store: while one holds this lock, the others wait with their migrations. */
const MIGRATION_LOCK = 20_261_121;

/** Milliseconds to wait for another process that migrates. */
const MIGRATION_LOCK_MS = 60_000;

/**
 * Opens the database for several servers: a pool of connections, which are made when needed and replaced when lost. During
 * an outage statements are rejected within seconds; they work again once it is over. The server makes the tables when they
 * are missing, and brings them up to date.
 * @param url `postgres:` URL, whose `sslmode` and `sslrootcert` mean what PostgreSQL's manual says
 * @throws {StoreError} when the database cannot be reached or changed, or its tables are of another version than the user
 * can work with.
 */
export async function openPostgres(
  url: string,
  user: StoreUser,
  statementMs = STATEMENT_MS[user],
): Promise<Database> {
  const copy = await withClient(url, 2 * MIGRATION_LOCK_MS, (client) =>
    prepare(client, databaseLocation(url), user),
  );
  const pool = new Pool({
    ...connectionOptions(url),
    types: integersAsNumbers(),
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: statementMs,
    query_timeout: statementMs + ANSWER_MS,
    keepAlive: true,
    // As statements instead of startup parameters, which poolers refuse.
    onConnect: (client) => client.query(sessionSettings(statementMs)),
  });
  // An idle connection was lost. The pool has dropped it already; without a listener the process would end.
  pool.on('error', () => {});
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= pool.end());
  // No transaction is ever left open, least of all during a delivery.
  const { sql, atomically } = statementsWith(async (statements) => {
    refuseWhenBusy(pool.waitingCount);
    const [first] = statements;
    return statements.length === 1 && first ? runOne(pool, first) : runTogether(pool, statements);
  });
  return {
    sql,
    atomically,
    copy,
    skipLocked: fragment`for update skip locked`,
    async clock() {
      const { rows } = await sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`;
      return v.parse(CLOCK, rows[0]).now;
    },
    forget: async () => {},
    close,
    [Symbol.asyncDispose]: close,
  };
}

const CLOCK = v.object({ now: v.number() });

async function runOne(connection: Pool | ClientBase, { text, values }: Statement): Promise<Rows> {
  const { rows, rowCount }: { rows: unknown[]; rowCount: number | null } = await connection.query(
    text,
    values,
  );
  return { rows, changes: rowCount ?? 0 };
}

/** As one transaction. When it fails, so does its connection, and nothing of it is left. */
async function runTogether(pool: Pool, statements: readonly Statement[]): Promise<Rows> {
  const client = await pool.connect();
  // A connection that is lost between two statements fails the next one; without a listener it would end the process.
  client.on('error', ignore);
  try {
    let last: Rows = { rows: [], changes: 0 };
    await client.query('begin');
    for (const statement of statements) last = await runOne(client, statement);
    await client.query('commit');
    client.off('error', ignore);
    client.release();
    return last;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function ignore() {}

function connectionOptions(url: string): ClientConfig {
  // Without it pg 8 reads `sslmode` in its own way, which it says will change.
  const standardModes = `${url.includes('?') ? '&' : '?'}uselibpqcompat=true`;
  return {
    connectionString: url + standardModes,
    connectionTimeoutMillis: CONNECT_MS,
    fallback_application_name: 'message-store',
  };
}

/**
 * A message must be on disk before its sender sees success, so an asynchronous commit is switched off. Stricter
 * settings of the database stay (https://www.postgresql.org/docs/current/runtime-config-wal.html#GUC-SYNCHRONOUS-COMMIT).
 */
function sessionSettings(statementMs: number): string {
  return `
    set statement_timeout = ${statementMs};
    select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;
}

/** pg returns bigint as a string because not every one fits a number; times in milliseconds and counts do. */
function integersAsNumbers(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, (text) => {
    const number = Number(text);
    if (Number.isSafeInteger(number)) return number;
    throw new RangeError(`${text} is too large for a time or a count`);
  });
  return overrides;
}

/**
 * Runs `work` with a new connection.
 * @throws {StoreError} when the database cannot be reached or `work` fails.
 */
export async function withClient<T>(
  url: string,
  statementMs: number,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  try {
    const client = new Client({ ...connectionOptions(url), query_timeout: statementMs });
    // A lost connection fails the current statement or the next one; without a listener it would end the process.
    client.on('error', () => {});
    await client.connect();
    try {
      return await work(client);
    } finally {
      // Undoes uncommitted changes.
      await client.end();
    }
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const fix = 'check DATABASE_URL, and that the database runs and lets this machine in';
    const place = databaseLocation(url);
    throw new StoreError(`Cannot open the message store ${place} (${reasonOfRefusal(error)}): ${fix}`, {
      cause: error,
    });
  }
}

async function prepare(client: Client, place: string, user: StoreUser): Promise<string | undefined> {
  const { rows } = await client.query('show server_encoding');
  const { server_encoding: encoding } = v.parse(ENCODING, rows[0]);
  if (!EVERY_CHARACTER.has(encoding))
    throw new StoreError(`${place} is encoded in ${encoding}, which lacks characters: ${NEW_DATABASE}`);
  if (user === 'server') return migrate(client, place);
  const version = await versionOf(client);
  if (version !== undefined) {
    refuseOtherVersion(version, place);
    return (await hasTable(client, COPY)) ? `the table ${COPY}` : undefined;
  }
  const fix = 'check DATABASE_URL; the server makes it when it first starts';
  throw new NoStoreError(`There is no message store in ${place}: ${fix}`);
}

const ENCODING = v.object({ server_encoding: v.string() });

/** Encodings that have every character that a visitor may type. */
const EVERY_CHARACTER = new Set(['UTF8', 'SQL_ASCII']);

const NEW_DATABASE = "create one with encoding 'UTF8' template template0";

/** All migrations in one transaction, one process at a time. Returns where tables of version 1 are kept. */
async function migrate(client: Client, place: string): Promise<string | undefined> {
  await client.query(`begin isolation level read committed; set local lock_timeout = ${MIGRATION_LOCK_MS}`);
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  const version = await versionOf(client);
  // Asked first, because `create table if not exists` needs the right to make tables even where the table exists.
  if (version === undefined) {
    await client.query(`
      create table message_store_migrations (
        version integer primary key,
        applied_at timestamptz not null default now()
      )`);
  }
  const pending = pendingMigrations('postgres', version ?? 0, place);
  if (version === 1) await client.query(`create table ${COPY} as table messages`);
  for (const { version: next, sql } of pending) {
    await client.query(sql);
    await client.query('insert into message_store_migrations (version) values ($1)', [next]);
  }
  await client.query('commit');
  return version === 1 ? `the table ${COPY}` : undefined;
}

const COPY = 'messages_before_version_2';

/** The version of the tables; undefined where there are none. */
export async function versionOf(client: Client): Promise<number | undefined> {
  if (!(await hasTable(client, 'message_store_migrations'))) return undefined;
  const newest = await client.query(
    'select coalesce(max(version), 0) as version from message_store_migrations',
  );
  return v.parse(NEWEST, newest.rows[0]).version;
}

async function hasTable(client: Client, name: string): Promise<boolean> {
  return (await client.query('select 1 where to_regclass($1) is not null', [name])).rowCount === 1;
}

const NEWEST = v.object({ version: v.number() });

/** The database's own words name the user (SQLSTATE class 28, invalid authorization). */
function reasonOfRefusal(error: unknown): string {
  const login = error instanceof DatabaseError && error.code?.startsWith('28');
  return login ? `it refused the login, ${error.code}` : reasonOf(error);
}
