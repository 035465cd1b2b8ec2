import type { Settings } from '../env.ts';
import type { Log } from '../log.ts';
import { PURGE_EVERY_MS } from '../messages/retention.ts';
import { repeat } from '../repeat.ts';
import { openInsights } from './open-store.ts';
import { purgeOldInsights } from './retention.ts';
import { InsightsTally } from './tally.ts';

interface CollectServices {
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'retentionMonths'>;
  log: Log;
  /** The time in Unix milliseconds. */
  now(): number;
}

/** How often counts go to the store: one write then, however many visits there are. */
const FLUSH_EVERY_MS = 10_000;

/**
 * Opens the store of insights and moves counts into it as long as the process lives; old ones are deleted.
 * @throws {StoreError} when the store cannot be opened.
 */
export async function collectInsights({ settings, log, now }: CollectServices) {
  const insights = await openInsights(settings);
  const tally = new InsightsTally();
  const chores = [repeat(() => tally.flush(insights), { name: 'insights', everyMs: FLUSH_EVERY_MS, log })];
  const months = settings.retentionMonths;
  if (months !== 'off') {
    const purge = () => purgeOldInsights({ insights, log, now }, months);
    chores.push(repeat(purge, { name: 'insights retention', everyMs: PURGE_EVERY_MS, log }));
  }
  return {
    tally,
    /** Writes down what has been counted, and lets go of the store. */
    async close() {
      await Promise.all(chores.map((chore) => chore.stop()));
      await tally.flush(insights).catch((error: unknown) => log.error('insights.not-stored', { error }));
      await insights.close();
    },
  };
}
