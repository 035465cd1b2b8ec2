import { claim, reclaim, settle } from './sqlite/deliveries.ts';
import { openDatabase } from './sqlite/database.ts';
import { probe } from './sqlite/probe.ts';
import { purge, release, remove, retry } from './sqlite/operator.ts';
import { find, list, summary } from './sqlite/reading.ts';
import { save } from './sqlite/save.ts';
import type { MessageStore } from './store.ts';

/**
 * The embedded store: one SQLite file, made when missing. Several processes of one machine may have it open
 * at a time, as the server and the inbox tool do.
 * @throws when the file cannot be opened, or was written by a newer version of this program.
 */
export function openSqliteStore(file: string): MessageStore {
  const database = openDatabase(file);
  // node:sqlite is synchronous; `async` turns what it throws into the rejection that the contract promises.
  return {
    save: async (entry, now) => save(database, entry, now),
    find: async (id) => find(database, id),
    list: async (filter, page) => list(database, filter, page),
    summary: async () => summary(database),
    claim: async (request) => claim(database, request),
    settle: async (claimed, outcome) => settle(database, claimed, outcome),
    reclaim: async () => reclaim(database),
    retry: async (id, now) => retry(database, id, now),
    release: async (id, now) => release(database, id, now),
    remove: async (which) => remove(database, which),
    purge: async (request) => purge(database, request),
    probe: async (now) => probe(database, now),
    close: async () => database.close(),
  };
}
