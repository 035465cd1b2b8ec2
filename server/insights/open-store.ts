import { openIn, type StoreUser } from '../messages/open-store.ts';
import { openPostgresInsights } from './postgres.ts';
import { openSqliteInsights } from './sqlite.ts';
import type { InsightsStore } from './store.ts';

/**
 * Opens the totals in the database that holds the messages, over a connection of their own.
 * @throws {StoreError} when it cannot be opened, or is missing.
 */
export function openInsights(
  settings: Parameters<typeof openIn>[0],
  user: StoreUser = 'server',
): Promise<InsightsStore> {
  return openIn(settings, user, { sqlite: openSqliteInsights, postgres: openPostgresInsights });
}
