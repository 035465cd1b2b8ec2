import { localizePath } from '../../../app/language/localized-path.ts';
import { LANGUAGES } from '../../../app/language/languages.ts';
import { SITE_PAGES } from '../../../app/routes.ts';
import { ask } from '../ask.ts';
import { touchContent } from '../cold-pages.ts';
import { startMeasuredSite } from '../measured-site.ts';
import { rounded } from '../median.ts';
import { processorTime } from '../process-tree.ts';
import { tell } from '../progress.ts';
import { cachedCost } from './page-cost.ts';
import type { Curve } from './curve.ts';

const STEPS = [1, 2, 6, 11, 16, 22];

/**
 * The built site, asked for its pages in one language after the other: what the pages of the further languages cost
 * cold, and what the first page costs from the cache, by how many pages are kept in it.
 */
export async function walkCurves(): Promise<Curve[]> {
  const site = await startMeasuredSite();
  const cold: Curve = { of: 'pages in all languages', what: 'a page, cold', unit: 'ms', points: [] };
  const cached: Curve = { of: 'pages in all languages', what: 'a page, cached', unit: 'µs', points: [] };
  // The code is warm before the walk, and nothing is kept.
  for (const { path } of SITE_PAGES) await ask(`${site.url}${path}`, 'br');
  touchContent(site.contentDir, 'home.json');
  let done = 0;
  for (const step of STEPS) {
    const addresses = LANGUAGES.slice(done, step).flatMap(({ code }) =>
      SITE_PAGES.map(({ path }) => localizePath(code, path)),
    );
    const before = processorTime(site.pid);
    for (const address of addresses) await ask(`${site.url}${address}`, 'br');
    const cost = rounded((processorTime(site.pid) - before) / addresses.length, 2);
    done = step;
    const count = done * SITE_PAGES.length;
    cold.points.push({ count, cost });
    cached.points.push({ count, cost: await cachedCost(site.url, site.pid, '/faq') });
    tell(`${count} pages`);
  }
  await site.stop();
  return [cold, cached];
}
