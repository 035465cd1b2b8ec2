import { localizePath } from '../../app/language/localized-path.ts';
import { SITE_PAGES } from '../../app/routes.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { launchBrowser } from './browser.ts';
import { firstVisit, KINDS, type Kind, type Transfer } from './first-visit.ts';
import type { BenchOptions } from './options.ts';
import { tell } from './progress.ts';

/** What a first visit to a route transfers, in bytes with headers. */
export interface BytesRow {
  path: string;
  kinds: Record<Kind, number>;
  /** JavaScript that not every route brings. */
  ownJs: number;
  all: number;
  requests: number;
}

/** First visits to every route, whatever is named: what is a route's own shows only beside the others. */
export async function measureBytes({ language }: BenchOptions): Promise<BytesRow[]> {
  const site = await startSite();
  const browser = await launchBrowser();
  const visits = new Map<string, Transfer[]>();
  try {
    for (const { path } of SITE_PAGES) {
      const address = localizePath(language, path);
      visits.set(address, await firstVisit(browser, `${site.url}${address}`));
      tell(`first visit to ${address}`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return bytesRows(visits);
}

export function bytesRows(visits: ReadonlyMap<string, readonly Transfer[]>): BytesRow[] {
  const scripts = [...visits.values()].map(
    (transfers) => new Set(transfers.filter(({ kind }) => kind === 'js').map(({ path }) => path)),
  );
  const [first = new Set<string>(), ...others] = scripts;
  const shared = others.reduce((common, one) => common.intersection(one), first);
  return Array.from(visits, ([path, transfers]) => ({
    path,
    kinds: Object.fromEntries(
      KINDS.map((kind) => [kind, total(transfers.filter((one) => one.kind === kind))]),
    ) as Record<Kind, number>,
    ownJs: total(transfers.filter((one) => one.kind === 'js' && !shared.has(one.path))),
    all: total(transfers),
    requests: transfers.length,
  }));
}

function total(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
}
