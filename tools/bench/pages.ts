import { localizePath } from '../../app/language/localized-path.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { chromeWithTheme } from './chrome-with-theme.ts';
import { CATEGORIES, runLighthouse, type Category, type LighthouseRun } from './lighthouse-run.ts';
import { startLimitSite } from './limit-site.ts';
import { median, rounded } from './median.ts';
import type { BenchOptions } from './options.ts';
import { tell } from './progress.ts';

/** A route and its limit page, medians of the runs; times in milliseconds as Lighthouse simulates them. */
export interface PageRow {
  path: string;
  scores: Record<Category, number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  limit: { fcp: number; lcp: number; bytes: number };
  /** Every run's largest contentful paint, for the spread. */
  runs: { lcp: number[]; limit: number[] };
}

/**
 * Lighthouse over routes of the site, each run followed or preceded by one of its limit page, so that a slow
 * minute of the machine touches both.
 */
export async function measurePages(options: BenchOptions): Promise<PageRow[]> {
  const { paths, runs, theme, language } = options;
  const addresses = paths.map((path) => localizePath(language, path));
  const site = await startSite();
  const limits = await startLimitSite(site.url, addresses);
  const { chrome, checkTheme } = await chromeWithTheme(site.url, theme);
  const own = new Map<string, LighthouseRun[]>(addresses.map((path) => [path, []]));
  const limit = new Map<string, LighthouseRun[]>(addresses.map((path) => [path, []]));
  const measure = async (path: string, isOwn: boolean) => {
    const url = isOwn ? `${site.url}${path}` : limits.limitOf(path);
    (isOwn ? own : limit).get(path)?.push(await runLighthouse(url, chrome.port, isOwn));
  };
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const path of addresses) {
        await measure(path, run % 2 === 1);
        await measure(path, run % 2 === 0);
        tell(`run ${run} of ${runs}: ${path}`);
      }
    }
    await checkTheme();
  } finally {
    chrome.kill();
    await limits.stop();
    await site.stop();
  }
  return addresses.map((path) => pageRow(path, own.get(path) ?? [], limit.get(path) ?? []));
}

function pageRow(path: string, own: readonly LighthouseRun[], limit: readonly LighthouseRun[]): PageRow {
  const figure = (
    runs: readonly LighthouseRun[],
    name: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'bytes',
    places = 0,
  ) => {
    const values = runs.map((run) => run[name]);
    return rounded(median(values), places);
  };
  const score = (category: Category) => median(own.map(({ scores }) => scores[category]));
  return {
    path,
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, score(category)]),
    ) as PageRow['scores'],
    fcp: figure(own, 'fcp'),
    lcp: figure(own, 'lcp'),
    tbt: figure(own, 'tbt'),
    cls: figure(own, 'cls', 4),
    bytes: figure(own, 'bytes'),
    limit: { fcp: figure(limit, 'fcp'), lcp: figure(limit, 'lcp'), bytes: figure(limit, 'bytes') },
    runs: {
      lcp: own.map(({ lcp }) => Math.round(lcp)),
      limit: limit.map(({ lcp }) => Math.round(lcp)),
    },
  };
}
