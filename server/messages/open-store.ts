import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../env.ts';
import { databaseLocation } from './postgres/connection.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';
import { StoreError } from './store-error.ts';
import type { MessageStore } from './store.ts';

type StoreSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** Unlike a visitor, an operator who exports or purges a great many messages is ready to wait. */
const OPERATOR_STATEMENT_MS = 10 * 60_000;

/**
 * Opens the store that the settings name. The server makes it when it is missing; the operator's tool does not.
 * @throws {StoreError} when it cannot be opened, or is missing.
 */
export async function openStore(
  settings: StoreSettings,
  user: 'server' | 'operator' = 'server',
): Promise<MessageStore> {
  const mustExist = user === 'operator';
  if (settings.databaseUrl !== undefined) {
    const statementMs = user === 'operator' ? OPERATOR_STATEMENT_MS : undefined;
    return openPostgresStore(settings.databaseUrl, { mustExist, statementMs });
  }
  const file = storeLocation(settings);
  if (mustExist && !existsSync(file)) {
    throw new StoreError(
      `There is no message store at ${file}: check DATA_DIR; the server makes it when it first starts`,
    );
  }
  return openSqliteStore(file);
}

/** Where the messages are kept, in words for the operator, without user or password. */
export function storeLocation({ databaseUrl, dataDir }: StoreSettings): string {
  return databaseUrl === undefined ? join(dataDir, 'messages.sqlite') : databaseLocation(databaseUrl);
}
