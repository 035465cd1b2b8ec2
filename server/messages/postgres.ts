import { migrate } from './postgres/migrate.ts';
import { claim, settle } from './postgres/deliveries.ts';
import { purge, release, remove, retry } from './postgres/operator.ts';
import { probe } from './postgres/probe.ts';
import { openPool, type PoolOptions } from './postgres/pool.ts';
import { clock, find, list, summary } from './postgres/reading.ts';
import { save } from './postgres/save.ts';
import type { MessageStore } from './store.ts';

interface PostgresOptions extends PoolOptions {
  /** Whether to refuse a database in which nobody has made the tables yet. */
  mustExist?: boolean;
}

/**
 * The store for several servers: one PostgreSQL database, its tables made when missing. It survives an outage
 * of the database: what is asked for meanwhile is rejected within seconds, and works again once it is back.
 * @param url `postgres:` URL, whose `sslmode` and `sslrootcert` mean what PostgreSQL's manual says
 * @throws {StoreError} when the database cannot be reached, or was written by a newer version of this program.
 */
export async function openPostgresStore(
  url: string,
  { mustExist = false, ...options }: PostgresOptions = {},
): Promise<MessageStore> {
  await migrate(url, mustExist);
  const { sql, close } = openPool(url, options);
  // Each statement is a transaction of its own, so that none is ever left open, least of all during SMTP.
  return {
    clock: () => clock(sql),
    save: (entry, now) => save(sql, entry, now),
    find: (id) => find(sql, id),
    list: (filter, page) => list(sql, filter, page),
    summary: () => summary(sql),
    claim: (request) => claim(sql, request),
    settle: (claimed, outcome) => settle(sql, claimed, outcome),
    retry: (id, now) => retry(sql, id, now),
    release: (id, now) => release(sql, id, now),
    remove: (which) => remove(sql, which),
    purge: (request) => purge(sql, request),
    probe: (now) => probe(sql, now),
    close,
  };
}
