import { startSite } from '../../tests/fixtures/site.ts';
import { processorTime } from '../bench/process-usage.ts';
import { filingQuery } from './floods.ts';
import type { Outcome } from './outcome.ts';

/** Milliseconds of processor time, in all threads, that a query which was never asked before may cost. */
const MOST_COST_MS = 15;

/** Before the clock runs, so that the code is compiled. */
const WARM_UP = 100;
const QUERIES = 200;

/** Distinct searches for filing dates, one after the other. Needs Linux's /proc. */
export async function costOfQuery(): Promise<Outcome> {
  const site = await startSite();
  const ask = async (n: number) =>
    (
      await fetch(`${site.url}/tools/filing-dates?${filingQuery(n)}`, {
        headers: { 'Accept-Encoding': 'br' },
      })
    ).text();
  for (let n = 0; n < WARM_UP; n += 1) await ask(n);
  const before = processorTime(site.pid);
  for (let n = 0; n < QUERIES; n += 1) await ask(WARM_UP + n);
  const cost = (processorTime(site.pid) - before) / QUERIES;
  await site.stop();
  return {
    seen: `${cost.toFixed(1)} ms of processor time for each of ${QUERIES} queries`,
    isHeld: cost <= MOST_COST_MS,
  };
}
