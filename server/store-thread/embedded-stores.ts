import type { InsightsStore } from '../insights/store.ts';
import type { Log } from '../log.ts';
import type { MessageStore } from '../messages/store.ts';
import type { ThreadStores } from './calls.ts';
import { startStoreThread, type StoreThread } from './store-thread.ts';

/** Messages and totals in one SQLite file. Closing either closes both. */
export interface EmbeddedStores {
  store: MessageStore;
  insights: InsightsStore;
}

/** Beside this file in the sources, beside `main.js` in the build (vite.config.ts). */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './thread.ts' : './store-thread.js',
  import.meta.url,
);

/**
 * Opens the embedded store for the server, in a thread of its own. The file is made when missing.
 * @throws {StoreError} when it cannot be opened, or was written by a newer version of this program.
 */
export async function openEmbeddedStores(file: string, log: Log, program = PROGRAM): Promise<EmbeddedStores> {
  const thread = await startStoreThread({ program, file, log });
  return {
    store: { ...remote(thread, 'messages', MESSAGE_METHODS), close: thread.close },
    insights: { ...remote(thread, 'insights', INSIGHTS_METHODS), close: thread.close },
  };
}

/** Methods that call the same method of the store in the thread. */
function remote<Store extends keyof ThreadStores>(
  thread: StoreThread,
  store: Store,
  methods: Record<string, true>,
): ThreadStores[Store] {
  const calls = Object.keys(methods).map((method) => [
    method,
    (...args: unknown[]) => thread.call({ store, method, args }),
  ]);
  // The compiler has checked the names, and the thread returns what the method of that name returns.
  return Object.fromEntries(calls) as ThreadStores[Store];
}

const MESSAGE_METHODS = {
  save: true,
  find: true,
  list: true,
  summary: true,
  claim: true,
  settle: true,
  reclaim: true,
  retry: true,
  release: true,
  remove: true,
  purge: true,
  probe: true,
} satisfies Record<Exclude<keyof MessageStore, 'clock' | 'close'>, true>;

const INSIGHTS_METHODS = {
  add: true,
  read: true,
  purge: true,
} satisfies Record<Exclude<keyof InsightsStore, 'close'>, true>;
