import { Pool, TypeOverrides, types } from 'pg';
import { connection } from './connection.ts';

/** Runs a statement with its values bound, as a transaction of its own. */
export type Sql = (
  strings: TemplateStringsArray,
  ...values: Value[]
) => Promise<{ rows: unknown[]; changes: number }>;

type Value = string | number | null | readonly string[];

export interface PoolOptions {
  /** Milliseconds after which a statement is given up. */
  statementMs?: number;
}

/** A visitor waits for the statement; the browser shows a notice when it fails. */
const STATEMENT_MS = 4000;

/** What a database that hangs may take longer than its own limit before its connection counts as lost. */
const ANSWER_MS = 1000;

/** Connections at a time; PostgreSQL has 100 for all servers together unless told. */
export const MOST_CONNECTIONS = 10;

/** Statements that may wait for a connection, each with a message of some 20 KB at most. */
export const MOST_WAITING = 200;

/** Connections to the database, made when they are needed and made anew when they are lost. */
export function openPool(url: string, { statementMs = STATEMENT_MS }: PoolOptions) {
  const pool = new Pool({
    ...connection(url),
    types: integersAsNumbers(),
    max: MOST_CONNECTIONS,
    query_timeout: statementMs + ANSWER_MS,
    keepAlive: true,
    // By statements and not in the start-up message, which poolers refuse.
    onConnect: (client) => client.query(sessionSettings(statementMs)),
  });
  // Says that an idle connection was lost. Nobody was using it, the pool has dropped it, and without a listener
  // the process would end.
  pool.on('error', () => {});
  const sql: Sql = async (strings, ...values) => {
    if (pool.waitingCount >= MOST_WAITING) {
      throw new Error(`The store is busy: ${MOST_WAITING} statements are waiting`);
    }
    const text = strings.reduce((before, after, index) => `${before}$${index}${after}`);
    const { rows, rowCount }: { rows: unknown[]; rowCount: number | null } = await pool.query(text, values);
    return { rows, changes: rowCount ?? 0 };
  };
  return { sql, close: () => pool.end() };
}

/**
 * A commit that is not on the disk yet is no reason to tell a visitor that the message was sent, so the
 * database's own setting counts only where it is stricter
 * (https://www.postgresql.org/docs/current/runtime-config-wal.html#GUC-SYNCHRONOUS-COMMIT).
 */
function sessionSettings(statementMs: number): string {
  return `
    set statement_timeout = ${statementMs};
    select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;
}

/** pg hands out bigint as a string, since not every one fits; times in milliseconds and counts do. */
function integersAsNumbers(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, (text) => {
    const number = Number(text);
    if (Number.isSafeInteger(number)) return number;
    throw new RangeError(`${text} is too large for a time or a count`);
  });
  return overrides;
}
