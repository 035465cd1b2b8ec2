import { utimesSync } from 'node:fs';
import autocannon, { type Request } from 'autocannon';
import { ContentFolder } from '../../app/content/content-folder.server.ts';
import { LANGUAGES } from '../../app/language/languages.ts';
import { localizePath } from '../../app/language/localized-path.ts';
import type { BenchOptions, Section } from './measure.ts';
import { runSite } from '../../tools/run-site.ts';
import { processorTime, residentMemory } from '../process-usage.ts';

const BROTLI = { 'Accept-Encoding': 'gzip, br' };

/**
 * Cold pages in every language, one after the other, right after the start and again with warm code; then cached pages for
 * many at once.
 */
export async function measureServer({ paths, seconds }: BenchOptions): Promise<Section[]> {
  await using site = await runSite({ CONTENT_DIR: 'content' });
  const asked = paths.length > 0 ? paths : ['/', '/intel/ai-intelligence-article', '/ar/pricing'];
  const all = (await everyPage()).map((path) => ({ path, headers: BROTLI }));
  const rows = [];
  for (const name of ['cold pages, after the start', 'cold pages, code warm']) {
    // A changed file of the content empties the page cache.
    utimesSync('content/home.json', new Date(), new Date());
    rows.push(
      await rowOf(name, site.pid, { url: site.url, requests: all, connections: 1, amount: all.length }),
    );
  }
  for (const path of asked) {
    const load = { url: site.url + path, connections: 32, duration: seconds, headers: BROTLI };
    rows.push(await rowOf(path, site.pid, load));
  }
  return [{ title: 'Server', rows }];
}

/** Resident memory of the server after every page in every language, and after 100,000 requests for them in every encoding. */
export async function measureMemory(): Promise<Section[]> {
  await using site = await runSite({ CONTENT_DIR: 'content' });
  const rows = [{ When: 'after the start', MB: megabytes(site.pid) }];
  const requests = (await everyPage()).flatMap((path) =>
    ['br', 'gzip', 'identity'].map((encoding): Request => ({
      path,
      headers: { 'Accept-Encoding': encoding },
    })),
  );
  await loaded({ url: site.url, requests, connections: 1, amount: requests.length });
  rows.push({ When: 'after every page in every language and encoding', MB: megabytes(site.pid) });
  await loaded({ url: site.url, requests, connections: 32, amount: 100_000 });
  rows.push({ When: 'after 100,000 requests more', MB: megabytes(site.pid) });
  return [{ title: 'Memory', rows }];
}

async function everyPage(): Promise<string[]> {
  const paths = await new ContentFolder('content', () => {}).paths();
  return LANGUAGES.flatMap(({ code }) => Array.from(paths, (path) => localizePath(code, path)));
}

async function rowOf(
  name: string,
  pid: number,
  options: autocannon.Options,
): Promise<Section['rows'][number]> {
  const before = processorTime(pid);
  const { requests, latency } = await loaded(options);
  const cost = (processorTime(pid) - before) / requests.total;
  console.error(`  ${name}`);
  return {
    Page: name,
    'requests/s': Math.round(requests.average),
    'processor ms a request': cost.toPrecision(3),
    'p99 ms': latency.p99,
  };
}

/** @throws when a response has another status than 200, or a connection fails. */
async function loaded(options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon(options);
  const faults = result.non2xx + result.errors;
  if (faults > 0) throw new Error(`${options.url}: ${faults} unexpected answers or errors`);
  return result;
}

function megabytes(pid: number): number {
  return Math.round(residentMemory(pid));
}
