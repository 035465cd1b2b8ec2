import { startSite } from '../../tests/fixtures/site.ts';
import { residentMemory } from '../bench/process-usage.ts';
import { LONGEST_STOP_MS, MOST_MEMORY } from './crawls.ts';
import { runFlood } from './floods.ts';
import { count, type Outcome } from './outcome.ts';
import { MOST_P99, visitQuietly } from './visitors.ts';

/** Connections with 5,000 requests each, sent ahead of their answers, which nobody reads. Then SIGTERM beside them. */
export function sentAhead(flood: 'one sends ahead' | 'a hundred send ahead') {
  return async (seconds: number): Promise<Outcome> => {
    const site = await startSite();
    const quiet = await visitQuietly(site.url, AbortSignal.timeout(3000));
    const flooding = runFlood({ flood, url: site.url, seconds: seconds + 2 });
    const under = await visitQuietly(site.url, AbortSignal.timeout(seconds * 1000));
    const memory = residentMemory(site.pid);
    const start = performance.now();
    await site.stop();
    const stopped = performance.now() - start;
    const { statuses } = await flooding;
    const ratio = under.p99 / quiet.p99;
    return {
      seen: [
        `pages p99 ${quiet.p99.toFixed(1)} → ${under.p99.toFixed(1)} ms (${ratio.toFixed(1)})`,
        `${count(statuses.closed ?? 0)} connections closed`,
        `${Math.round(memory)} MB`,
        `gone ${count(Math.round(stopped))} ms after SIGTERM`,
      ].join('; '),
      isHeld: ratio <= MOST_P99 && under.failures === 0 && memory < MOST_MEMORY && stopped < LONGEST_STOP_MS,
    };
  };
}
