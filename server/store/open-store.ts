import { join } from 'node:path';
import { databaseLocation, type Database } from './databases/database.ts';
import type { StoreUser } from './databases/migrations.ts';
import { createMessageStore } from './sql-store.ts';
import { openSqlite } from './databases/sqlite.ts';
import type { DeliveryKind, MessageStore } from './store.ts';

/** As in the operator's settings. */
interface StoreSettings {
  dataDir: string;
  databaseUrl?: string;
}

/**
 * Opens the message store that the settings name, with the embedded database on this thread.
 * @throws {StoreError} when it cannot be opened, or the user cannot work with it.
 */
export async function openStore(
  settings: StoreSettings,
  user: StoreUser = 'server',
  kinds?: readonly DeliveryKind[],
): Promise<MessageStore> {
  return createMessageStore(await openDatabase(settings, user), kinds);
}

/** Opens the database of the messages and of the insights. */
export async function openDatabase(settings: StoreSettings, user: StoreUser): Promise<Database> {
  if (settings.databaseUrl === undefined) return openSqlite(storeLocation(settings), user);
  // Imported only when needed, because the driver of PostgreSQL takes memory and time.
  const { openPostgres } = await import('./databases/postgres.ts');
  return openPostgres(settings.databaseUrl, user);
}

/** Where the messages are kept, in words for the operator, without user or password. */
export function storeLocation({ databaseUrl, dataDir }: StoreSettings): string {
  return databaseUrl === undefined ? join(dataDir, 'messages.sqlite') : databaseLocation(databaseUrl);
}
