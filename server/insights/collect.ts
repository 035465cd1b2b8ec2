import type { Log } from '../log.ts';
import { repeat } from '../repeat.ts';
import type { InsightsStore } from './store.ts';
import { InsightsTally } from './tally.ts';

/** How often counts go to the store: one write then, however many visits there are. */
const FLUSH_EVERY_MS = 10_000;

/** Counts, and moves the counts into the store as long as the process lives. Several processes may: counts add up. */
export function collectInsights(insights: Pick<InsightsStore, 'add'>, log: Log) {
  const tally = new InsightsTally();
  const chore = repeat(() => tally.flush(insights), { name: 'insights', everyMs: FLUSH_EVERY_MS, log });
  return {
    tally,
    /** Writes down what has been counted. */
    async close() {
      await chore.stop();
      await tally.flush(insights).catch((error: unknown) => log.error('insights.not-stored', { error }));
    },
  };
}
