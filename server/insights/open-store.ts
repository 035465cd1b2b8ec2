import { openIn, type StoreUser } from '../messages/open-store.ts';
import { openPostgresInsights } from './postgres.ts';
import { openSqliteInsights } from './sqlite.ts';
import type { InsightsStore } from './store.ts';

/**
 * Opens the totals of insights in the database that holds the messages: in PostgreSQL with a connection pool of their own.
 * The server opens the embedded store with `openEmbeddedStores` instead.
 * @throws {StoreError} when it cannot be opened, or is missing.
 */
export function openInsights(
  settings: Parameters<typeof openIn>[0],
  user: StoreUser = 'server',
): Promise<InsightsStore> {
  return openIn(settings, user, { sqlite: openSqliteInsights, postgres: openPostgresInsights });
}
