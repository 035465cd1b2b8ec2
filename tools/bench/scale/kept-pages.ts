import { FinishedPage } from '../../../server/pages/finished-page.ts';
import { PageCache } from '../../../server/pages/page-cache.ts';
import { median, rounded } from '../median.ts';
import type { Curve } from './curve.ts';

const COUNTS = [26, 572, 2500, 10_000];
const LOOKUPS = 10_000;

/** Finding a page in the page cache by how many are in it: `PageCache` with generated pages. */
export async function keptPagesCurve(): Promise<Curve> {
  const points = [];
  for (const count of COUNTS) {
    const cache = new PageCache({ limit: Number.MAX_SAFE_INTEGER });
    const get = (index: number) =>
      cache.get(`en /page-${index % count}`, 'one', () =>
        Promise.resolve(new FinishedPage(`page ${index}`, 200, new Headers())),
      );
    for (let index = 0; index < count; index += 1) await get(index);
    const rounds = [];
    for (let round = 0; round < 9; round += 1) {
      const start = performance.now();
      for (let index = 0; index < LOOKUPS; index += 1) await get(index * 7919);
      rounds.push(((performance.now() - start) / LOOKUPS) * 1000);
    }
    points.push({ count, cost: rounded(median(rounds), 2) });
  }
  return { of: 'kept pages', what: 'finding one in the page cache', unit: 'µs', points };
}
