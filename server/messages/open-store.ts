import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../env.ts';
import { databaseLocation, type PostgresOptions } from './postgres-database.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';
import { StoreError } from './store-error.ts';
import type { MessageStore } from './store.ts';

type StoreSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** Who opens the store. The server makes it when it is missing; the operator's tools do not, and may wait longer. */
export type StoreUser = 'server' | 'operator';

/** Exporting or purging a great many messages takes minutes. */
const OPERATOR_STATEMENT_MS = 10 * 60_000;

/**
 * Opens the message store that the settings name.
 * @throws {StoreError} when it cannot be opened, or is missing.
 */
export async function openStore(settings: StoreSettings, user: StoreUser = 'server'): Promise<MessageStore> {
  return openIn(settings, user, { sqlite: openSqliteStore, postgres: openPostgresStore });
}

/** Opens one of the stores that share the database which the settings name. */
export async function openIn<Store>(
  settings: StoreSettings,
  user: StoreUser,
  open: { sqlite(file: string): Store; postgres(url: string, options: PostgresOptions): Promise<Store> },
): Promise<Store> {
  const mustExist = user === 'operator';
  if (settings.databaseUrl !== undefined) {
    const statementMs = mustExist ? OPERATOR_STATEMENT_MS : undefined;
    return open.postgres(settings.databaseUrl, { mustExist, statementMs });
  }
  const file = storeLocation(settings);
  if (mustExist && !existsSync(file)) {
    throw new StoreError(
      `There is no message store at ${file}: check DATA_DIR; the server makes it when it first starts`,
    );
  }
  return open.sqlite(file);
}

/** Where the messages are kept, in words for the operator, without user or password. */
export function storeLocation({ databaseUrl, dataDir }: StoreSettings): string {
  return databaseUrl === undefined ? join(dataDir, 'messages.sqlite') : databaseLocation(databaseUrl);
}
