import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../env.ts';
import { openSqliteStore } from './sqlite.ts';
import type { MessageStore } from './store.ts';

type StoreSettings = Pick<Settings, 'dataDir'>;

/**
 * Opens the store that the settings name.
 * @throws when it cannot be opened, or when it `mustExist` and nobody has made it yet.
 */
export function openStore(settings: StoreSettings, { mustExist = false } = {}): MessageStore {
  const file = storeLocation(settings);
  if (mustExist && !existsSync(file)) {
    throw new Error(
      `There is no message store at ${file}: check DATA_DIR; the server makes it when it first starts`,
    );
  }
  return openSqliteStore(file);
}

/** Where the messages are kept, in words for the operator. */
export function storeLocation({ dataDir }: StoreSettings): string {
  return join(dataDir, 'messages.sqlite');
}
