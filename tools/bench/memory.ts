import autocannon from 'autocannon';
import { localizePath } from '../../app/language/localized-path.ts';
import { LANGUAGES } from '../../app/language/languages.ts';
import { SITE_PAGES } from '../../tests/fixtures/site-pages.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import type { BenchOptions } from './options.ts';
import { residentMemory } from './process-usage.ts';
import { formatted, type Section } from './report.ts';

/** Every page in every language and encoding. */
const REQUESTS = LANGUAGES.flatMap(({ code }) =>
  SITE_PAGES.flatMap(({ path }) =>
    ['br', 'gzip', 'identity'].map((encoding) => ({
      path: localizePath(code, path),
      headers: { 'Accept-Encoding': encoding },
    })),
  ),
);

/** Resident memory of the server while all pages are requested over and over. */
export async function measureMemory({ requests }: BenchOptions): Promise<Section[]> {
  await using cleanup = new AsyncDisposableStack();
  const site = cleanup.adopt(await startSite(), ({ stop }) => stop());
  const rows: [when: string, megabytes: string][] = [];
  const sample = (when: string) => rows.push([when, residentMemory(site.pid).toFixed(1)]);
  sample('after the start');
  await visitAllPages();
  sample('every page cached');
  const quarter = Math.ceil(requests / 4);
  for (let round = 1; round <= 4; round += 1) {
    await load(quarter);
    sample(`after ${formatted(round * quarter)} requests`);
    console.error(`  ${round} of 4 quarters`);
  }
  return [{ title: 'Memory', runs: 1, head: ['When', 'MB'], rows }];

  async function visitAllPages() {
    for (const { path, headers } of REQUESTS)
      await (await fetch(`${site.url}${path}`, { headers })).arrayBuffer();
  }

  async function load(amount: number) {
    let count = 0;
    const { non2xx, errors } = await autocannon({
      url: site.url,
      connections: 32,
      amount,
      // One list for all connections: each would go through a list of `requests` from its beginning.
      requests: [{ setupRequest: (request) => ({ ...request, ...REQUESTS[count++ % REQUESTS.length] }) }],
    });
    if (non2xx + errors > 0) throw new Error(`${non2xx} unexpected responses, ${errors} errors`);
  }
}
