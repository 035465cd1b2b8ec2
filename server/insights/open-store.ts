import { existsSync } from 'node:fs';
import type { Settings } from '../env.ts';
import { storeLocation } from '../messages/open-store.ts';
import { StoreError } from '../messages/store-error.ts';
import { openPostgresInsights } from './postgres.ts';
import { openSqliteInsights } from './sqlite.ts';
import type { InsightsStore } from './store.ts';

/** An operator who asks for years is ready to wait. */
const OPERATOR_STATEMENT_MS = 10 * 60_000;

/**
 * Opens the totals in the database that holds the messages, over a connection of their own. The server makes the
 * tables when they are missing; the operator's tool does not.
 * @throws {StoreError} when it cannot be opened, or is missing.
 */
export async function openInsights(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  user: 'server' | 'operator' = 'server',
): Promise<InsightsStore> {
  const mustExist = user === 'operator';
  if (settings.databaseUrl !== undefined) {
    const statementMs = mustExist ? OPERATOR_STATEMENT_MS : undefined;
    return openPostgresInsights(settings.databaseUrl, { mustExist, statementMs });
  }
  const file = storeLocation(settings);
  if (mustExist && !existsSync(file)) {
    throw new StoreError(
      `There is no store at ${file}: check DATA_DIR; the server makes it when it first starts`,
    );
  }
  return openSqliteInsights(file);
}
