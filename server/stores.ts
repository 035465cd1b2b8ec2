import type { Settings } from './env.ts';
import { openInsights } from './insights/open-store.ts';
import type { InsightsStore } from './insights/store.ts';
import type { Log } from './log.ts';
import { openStore, storeLocation } from './messages/open-store.ts';
import { ASK_EVERY_MS, createStoreClock } from './messages/store-clock.ts';
import type { MessageStore } from './messages/store.ts';
import { repeat } from './repeat.ts';
import { openEmbeddedStores } from './store-thread/embedded-stores.ts';

/** The open stores, and the time that all servers of a store share. */
export interface Stores {
  store: MessageStore;
  insights: InsightsStore;
  /** The time in Unix milliseconds. */
  now(): number;
  close(): Promise<void>;
}

/**
 * Opens both, creating what is missing, and makes due what a killed server was mailing.
 * @throws {StoreError} when one cannot be opened.
 */
export async function openStores(settings: Settings, log: Log, here: () => number): Promise<Stores> {
  const { store, insights } = await openBoth(settings, log);
  await reclaim(store, log);
  const clock = createStoreClock(store, here);
  await clock.ask();
  const asking = repeat(clock.ask, { name: 'store clock', everyMs: ASK_EVERY_MS, log });
  return {
    store,
    insights,
    now: clock.now,
    async close() {
      await asking.stop();
      await insights.close();
      await store.close();
    },
  };
}

async function openBoth(settings: Settings, log: Log): Promise<Pick<Stores, 'store' | 'insights'>> {
  return settings.databaseUrl === undefined
    ? openEmbeddedStores(storeLocation(settings), log)
    : { store: await openStore(settings), insights: await openInsights(settings) };
}

/** A failure does not stop the start: leases that are not reclaimed run out. */
async function reclaim(store: MessageStore, log: Log): Promise<void> {
  if (!store.reclaim) return;
  try {
    const messages = await store.reclaim();
    if (messages === undefined) {
      log.warn('store.shared', {
        fix: 'run one server for each DATA_DIR; several servers need DATABASE_URL',
      });
    } else if (messages > 0) {
      log.info('messages.reclaimed', { messages });
    }
  } catch (error) {
    log.error('messages.not-reclaimed', { error });
  }
}
