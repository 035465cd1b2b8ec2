import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import autocannon, { type Request } from 'autocannon';
import type { Site } from '../../tests/fixtures/site/site.ts';
import { pathsOf } from '../every-page.ts';
import { processorTime, residentMemory } from '../process-usage.ts';
import { compared, type BenchOptions, type Rows } from './measure.ts';

const CACHED = ['/', '/intel/ai-intelligence-article', '/ar/pricing'];

/** Every page in every language cold, right after the start and after an edit; then cached ones, for many at once. */
export async function measureServer({ sites, seconds }: BenchOptions): Promise<Rows> {
  const rows: Rows = [];
  const add = async (what: string, load: (site: Site) => ReturnType<typeof loaded>) => {
    const loads: Awaited<ReturnType<typeof loaded>>[] = [];
    for (const site of sites) loads.push(await load(site));
    rows.push({
      Requests: what,
      'a second': compared(loads.map(({ perSecond }) => perSecond)),
      'processor ms each': compared(
        loads.map(({ cost }) => cost),
        3,
      ),
      'p99 ms': compared(loads.map(({ p99 }) => p99)),
      'MB afterwards': compared(loads.map(({ memory }) => memory)),
    });
    console.error(`  ${what}`);
  };
  const all = (site: Site) => requestsFor(site, ['br']);
  await add('every page, after the start', async (site) => loaded(site, { requests: await all(site) }));
  await add('every page, after an edit', async (site) => {
    utimesSync(join(site.contentDir, 'home.json'), new Date(), new Date());
    return await loaded(site, { requests: await all(site) });
  });
  for (const path of CACHED)
    await add(path, (site) => {
      const requests = [{ path, headers: { 'Accept-Encoding': 'gzip, br' } }];
      return loaded(site, { requests, connections: 32, duration: seconds });
    });
  await add('100,000 for every page and encoding', async (site) => {
    const requests = await requestsFor(site, ['br', 'gzip', 'identity']);
    return await loaded(site, { requests, connections: 32, amount: 100_000 });
  });
  return rows;
}

/** Requests one after the other unless the options say otherwise. @throws when an answer is not 200 */
async function loaded({ url, pid }: Site, options: Partial<autocannon.Options>) {
  const before = processorTime(pid);
  const load = {
    url,
    connections: 1,
    ...(options.duration ? {} : { amount: options.requests?.length ?? 1 }),
  };
  const { requests, latency, non2xx, errors } = await autocannon({ ...load, ...options });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} unexpected answers or errors`);
  return {
    perSecond: requests.average,
    cost: (processorTime(pid) - before) / requests.total,
    p99: latency.p99,
    memory: residentMemory(pid),
  };
}

/** Every page of the site map, in every language. */
async function requestsFor({ url }: Site, encodings: readonly string[]): Promise<Request[]> {
  const paths = await pathsOf(url);
  return paths.flatMap((path) =>
    encodings.map((encoding) => ({ path, headers: { 'Accept-Encoding': encoding } })),
  );
}
