import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MOST_REFERRERS, MOST_VITALS } from '../../server/insights/tally.ts';
import { openInsights } from '../../server/insights/store.ts';
import { LANGUAGES } from '../../app/language/languages.ts';
import { SITE_PAGES } from '../../tests/fixtures/site-pages.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { runFlood } from './floods.ts';
import { count, type Outcome } from './outcome.ts';

/** What `/healthz` promises, in milliseconds. */
const LONGEST_HEALTH_MS = 2000;

/** Views of every page and of unknown ones in every language, named referrers and the others, vitals. */
const MOST_ROWS = (SITE_PAGES.length + 1) * LANGUAGES.length + MOST_REFERRERS + 1 + MOST_VITALS;

/** Of the store, whose rows take some hundred bytes each. */
const MOST_MEGABYTES = 5;

/** Asks for `/healthz` twice a second, as the operator, while a cached page and searches are asked for as fast as possible. */
export async function healthUnderFlood(seconds: number): Promise<Outcome> {
  const site = await startSite({ TRUST_PROXY: '127.0.0.1' });
  const floods = (['cached page', 'filing dates of many networks'] as const).map((flood) =>
    runFlood({ flood, url: site.url, seconds }),
  );
  const until = AbortSignal.timeout(seconds * 1000);
  let longest = 0;
  let failures = 0;
  while (!until.aborted) {
    const start = performance.now();
    const response = await fetch(`${site.url}/healthz`);
    await response.arrayBuffer();
    longest = Math.max(longest, performance.now() - start);
    if (response.status !== 200) failures += 1;
    await pause(500);
  }
  await Promise.all(floods);
  await site.stop();
  return {
    seen: `answers after ${Math.round(longest)} ms at the most, ${failures} other than 200`,
    isHeld: longest < LONGEST_HEALTH_MS && failures === 0,
  };
}

/**
 * Reports of visits to every page in every language, from thousands of addresses, each with another referrer and other
 * values. However many there are, a day's rows are limited.
 */
export async function forgedReports(seconds: number): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stress-'));
  const site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' });
  const { statuses } = await runFlood({ flood: 'forged reports', url: site.url, seconds });
  await site.stop();
  const insights = await openInsights({ dataDir }, 'operator');
  const rows = (await insights.read({ from: '0000-01-01', to: '9999-12-31' })).length;
  await insights.close();
  const megabytes = statSync(join(dataDir, 'messages.sqlite')).size / 2 ** 20;
  rmSync(dataDir, { recursive: true });
  const taken = statuses['204'] ?? 0;
  return {
    seen: `${count(taken)} taken, ${count(statuses['429'] ?? 0)} refused; ${count(rows)} rows of ${count(MOST_ROWS)} a day; ${megabytes.toFixed(1)} MB`,
    isHeld: taken > 0 && rows > 0 && rows <= MOST_ROWS && megabytes < MOST_MEGABYTES,
  };
}
