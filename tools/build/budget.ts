import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_PAGES } from '../../tests/fixtures/site-pages.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { compress } from '../../rendering/server/compression.ts';
import { fontsOf, scriptsOf } from './page-scripts.ts';
import { excesses, routeBytes, type Budget } from './route-bytes.ts';

const CLIENT = 'build/client';

/**
 * Compares every route of the built site with budget.json. Uses the shipped content, so that an edit of the content
 * cannot break a build. Starts the server but no browser: `npm run bench -- bytes` measures what a page fetches when
 * its scripts run.
 * @throws when a limit is exceeded, with a line for each.
 */
export async function checkBudget(): Promise<void> {
  const budget: Budget = JSON.parse(readFileSync('budget.json', 'utf8'));
  const pages = await servedPages();
  const routes = pages.map(async ([path, html]) => {
    // The compression of the first request; later requests get a smaller body.
    const { length } = await compress(html);
    return [path, { html: length, scripts: scriptsOf(html, readScript), fonts: fontsOf(html) }] as const;
  });
  const lines = excesses(budget, routeBytes(new Map(await Promise.all(routes)), transferredSize));
  if (lines.length > 0) throw new Error(`budget.json is exceeded:\n  ${lines.join('\n  ')}`);
}

async function servedPages(): Promise<[path: string, html: string][]> {
  const site = await startSite();
  try {
    const ask = async (path: string) => (await fetch(`${site.url}${path}`)).text();
    const pages: [string, string][] = [];
    for (const { path } of SITE_PAGES) pages.push([path, await ask(path)]);
    return pages;
  } finally {
    await site.stop();
  }
}

function readScript(path: string): string {
  const file = join(CLIENT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Bytes of the file that browsers receive: the brotli version if there is one. */
function transferredSize(path: string): number {
  const file = join(CLIENT, path);
  const sent = [`${file}.br`, file].find((one) => existsSync(one));
  return sent ? statSync(sent).size : 0;
}
