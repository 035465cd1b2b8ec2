import { StoreBusyError } from '../store-error.ts';

/** An SQL database with the tables of `migrations.ts`, SQLite or PostgreSQL: the same statements run in both. */
export interface Database extends AsyncDisposable {
  /**
   * Runs one statement with its values bound, as a transaction: `` sql`select * from messages` ``. Rejects
   * when it failed. Then nothing was changed, unless the connection to the database broke during the commit.
   */
  sql: Sql;
  /** Runs statements in order, all or none: a transaction. Returns what the last one did. Rejects as `sql` does. */
  atomically(...statements: Fragment[]): Promise<Rows>;
  /**
   * Ends a `select` whose rows the statement changes, so that it passes over rows that another server is changing,
   * instead of waiting for them. Empty if only one connection writes at a time.
   */
  skipLocked: Fragment;
  /** Unix milliseconds. Absent where the database has no clock of its own. */
  clock?(): Promise<number>;
  /** Rejects when a message may not fit on the disk. Absent where a small write says so too. */
  checkRoom?(): Promise<void>;
  /**
   * Where the tables of version 1 are kept, with their messages. The server has a value only when it has just made the
   * copy, the operator as long as the copy is there.
   */
  copy?: string;
  /** Removes deleted text from the disk, where that does not happen by itself. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** Statements that may wait for the database, each with a message of some 20 KB at most. */
export const MOST_WAITING = 200;

/** @throws when as many wait already */
export function refuseWhenBusy(waiting: number): void {
  if (waiting >= MOST_WAITING)
    throw new StoreBusyError(`The store is busy: ${MOST_WAITING} statements are waiting`);
}

/** A template tag that binds the interpolated values: `` sql`delete from messages where id = ${id}` ``. */
export type Sql = (strings: TemplateStringsArray, ...interpolated: Interpolated[]) => Promise<Rows>;

/** `changes` is how many rows were written; 0 for a statement that returns rows. */
export interface Rows {
  rows: unknown[];
  changes: number;
}

export type Value = string | number | null;

/** The values that `${…}` may have. A list is written with commas, for `in (…)` and `values …`. */
type Interpolated = Value | Fragment | readonly (Value | Fragment)[];

/** A part of a statement with its own values: `` fragment`where id = ${id}` ``. */
export interface Fragment {
  strings: readonly string[];
  parts: readonly Interpolated[];
}

export function fragment(strings: TemplateStringsArray, ...parts: Interpolated[]): Fragment {
  return { strings, parts };
}

/** In its text, `$1` is the first of its values. */
export interface Statement {
  text: string;
  values: Value[];
}

/** @param run runs one statement, or several as a transaction, and returns what the last one did */
export function statementsWith(
  run: (statements: Statement[]) => Promise<Rows>,
): Pick<Database, 'sql' | 'atomically'> {
  // Async, so that a thrown error becomes a rejection.
  return {
    sql: async (strings, ...parts) => run([statementOf({ strings, parts })]),
    atomically: async (...statements) => run(statements.map(statementOf)),
  };
}

function statementOf(part: Fragment): Statement {
  const values: Value[] = [];
  const text = textOf(part, (value) => `$${values.push(value)}`);
  return { text, values };
}

function textOf({ strings, parts }: Fragment, bound: (value: Value) => string): string {
  return strings
    .map((text, index) => (index === 0 ? '' : textOfPart(parts[index - 1] ?? null, bound)) + text)
    .join('');
}

function textOfPart(part: Interpolated, bound: (value: Value) => string): string {
  if (part === null || typeof part !== 'object') return bound(part);
  if ('strings' in part) return textOf(part, bound);
  return part.length > 0 ? part.map((one) => textOfPart(one, bound)).join(', ') : 'null';
}

/** Which database it is, in words for the operator: the URL without user, password and settings. */
export function databaseLocation(url: string): string {
  const { protocol, host, pathname, searchParams } = new URL(url);
  const socket = searchParams.get('host');
  return `${protocol}//${host}${pathname}${socket ? `?host=${socket}` : ''}`;
}
