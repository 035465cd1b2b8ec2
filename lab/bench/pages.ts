import lighthouse, { type Config, type Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { compared, launchChromium, median, type BenchOptions, type Rows } from './measure.ts';

/** Times are those of a phone, as Lighthouse simulates it; scores are those of one run of its own. */
export async function measurePages({ sites, paths, runs }: BenchOptions): Promise<Rows> {
  await using browser = await launchChromium();
  const rows: Rows = [];
  for (const path of paths) {
    const results = sites.map((): Result[] => []);
    // The first visitor after an edit waits for the rendering.
    for (const { url } of sites) await (await fetch(url + path)).arrayBuffer();
    for (let run = 0; run < runs; run += 1)
      for (const [index, { url }] of sites.entries())
        results[index]?.push(await audit(browser, url + path, PERFORMANCE));
    const cell = (figureOf: (result: Result) => number, digits?: number) =>
      compared(
        results.map((ofSite) => median(ofSite.map(figureOf))),
        digits,
      );
    rows.push({
      Page: path,
      'FCP ms': cell(audited('first-contentful-paint')),
      'LCP ms': cell(audited('largest-contentful-paint')),
      'main thread ms': cell(audited('mainthread-work-breakdown')),
      'blocking ms': cell(audited('total-blocking-time')),
      'layout shift': cell(audited('cumulative-layout-shift'), 4),
      requests: cell((result) => Number(resources(result, 'total')?.requestCount)),
      'KB in all': cell((result) => kilobytes(result, 'total'), 1),
      document: cell((result) => kilobytes(result, 'document'), 1),
      scripts: cell((result) => kilobytes(result, 'script'), 1),
      fonts: cell((result) => kilobytes(result, 'font'), 1),
      ...scoresOf(await audit(browser, `${sites[0]?.url}${path}`, {})),
    });
    console.error(`  ${path}`);
  }
  return rows;
}

type Settings = NonNullable<Config['settings']>;

const PERFORMANCE: Settings = { onlyCategories: ['performance'], disableFullPageScreenshot: true };

/** A trace sometimes lacks the navigation; Lighthouse then asks to be run again. */
async function audit(browser: Browser, url: string, settings: Settings, attempts = 3): Promise<Result> {
  await using page = await browser.newPage();
  const config = { extends: 'lighthouse:default', settings };
  const result = (await lighthouse(url, { logLevel: 'error' }, config, page))?.lhr;
  if (result && !result.runtimeError) return result;
  if (attempts > 1) return await audit(browser, url, settings, attempts - 1);
  throw new Error(`Lighthouse failed on ${url}: ${result?.runtimeError?.message}`);
}

function audited(id: string): (result: Result) => number {
  return ({ audits }) => audits[id]?.numericValue ?? NaN;
}

function resources({ audits }: Result, kind: string) {
  const details = audits['resource-summary']?.details;
  return details?.type === 'table'
    ? details.items.find(({ resourceType }) => resourceType === kind)
    : undefined;
}

/** As transferred, with headers. */
function kilobytes(result: Result, kind: string): number {
  return Number(resources(result, kind)?.transferSize ?? 0) / 1000;
}

function scoresOf({ categories }: Result) {
  const scores = Object.values(categories).map(({ title, score }) => [
    title,
    Math.round((score ?? NaN) * 100),
  ]);
  return Object.fromEntries(scores);
}
