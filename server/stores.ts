import type { Settings } from './env.ts';
import { openInsights } from './insights/open-store.ts';
import type { InsightsStore } from './insights/store.ts';
import type { Log } from './log.ts';
import { openStore } from './messages/open-store.ts';
import { ASK_EVERY_MS, createStoreClock } from './messages/store-clock.ts';
import type { MessageStore } from './messages/store.ts';
import { repeat } from './repeat.ts';

/** A process' way to what is kept, and the time that all who share it agree on. */
export interface Stores {
  store: MessageStore;
  insights: InsightsStore;
  /** The time in Unix milliseconds. */
  now(): number;
  close(): Promise<void>;
}

/**
 * Opens both, and makes what is missing of them.
 * @throws {StoreError} when one cannot be opened.
 */
export async function openStores(settings: Settings, log: Log, here: () => number): Promise<Stores> {
  const store = await openStore(settings);
  const clock = createStoreClock(store, here);
  await clock.ask();
  const insights = await openInsights(settings);
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
