import type { Browser } from 'puppeteer-core';
import { localizePath } from '../../app/language/localized-path.ts';
import { SITE_PAGES } from '../../tests/fixtures/site-pages.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { launchChromium } from './browser.ts';
import type { BenchOptions } from './options.ts';
import { kilobytes, type Section } from './report.ts';

interface Transfer {
  path: string;
  /** The resource type of the DevTools protocol, such as `Script`. */
  type: string;
  /** Bytes on the wire, response headers included. */
  bytes: number;
}

/** Visits every route with an empty cache. All of them, since a route's own scripts are those that others lack. */
export async function measureBytes({ language }: BenchOptions): Promise<Section[]> {
  await using cleanup = new AsyncDisposableStack();
  const site = cleanup.adopt(await startSite(), ({ stop }) => stop());
  const browser = cleanup.adopt(await launchChromium(), (launched) => launched.close());
  const visits = new Map<string, Transfer[]>();
  for (const { path } of SITE_PAGES) {
    visits.set(path, await firstVisit(browser, `${site.url}${localizePath(language, path)}`));
    console.error(`  first visit to ${path}`);
  }
  const head = ['Route', ...Object.keys(KINDS), 'other', 'own JavaScript', 'all KB', 'requests'];
  return [{ title: `A first visit, ${language}, in kilobytes`, runs: 1, head, rows: bytesRows(visits) }];
}

async function firstVisit(browser: Browser, url: string): Promise<Transfer[]> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 412, height: 823 });
  const session = await page.createCDPSession();
  const responses = new Map<string, Omit<Transfer, 'bytes'>>();
  const transfers: Transfer[] = [];
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('http')) {
      responses.set(requestId, { path: new URL(response.url).pathname, type });
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (response && encodedDataLength > 0) transfers.push({ ...response, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'load' });
  // The site loads some things when the browser is idle.
  await page.waitForNetworkIdle({ idleTime: 1500 });
  await context.close();
  return transfers;
}

const KINDS = { HTML: 'Document', CSS: 'Stylesheet', JavaScript: 'Script', fonts: 'Font' };

export function bytesRows(visits: ReadonlyMap<string, readonly Transfer[]>): (string | number)[][] {
  const scripts = [...visits.values()].map(
    (transfers) => new Set(transfers.filter(({ type }) => type === 'Script').map(({ path }) => path)),
  );
  const shared = scripts.reduce((common, one) => common.intersection(one));
  return Array.from(visits, ([path, transfers]) => {
    const kinds = Object.values(KINDS).map((type) => total(transfers.filter((one) => one.type === type)));
    const all = total(transfers);
    const other = all - kinds.reduce((sum, bytes) => sum + bytes, 0);
    const own = total(transfers.filter((one) => one.type === 'Script' && !shared.has(one.path)));
    return [path, ...[...kinds, other, own, all].map(kilobytes), transfers.length];
  });
}

function total(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
}
