import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import type { Browser } from 'puppeteer-core';
import { ContentFolder } from '../../app/content/content-folder.server.ts';
import type { BenchOptions, Section } from './measure.ts';
import { runSite } from '../run-site.ts';
import { serveBaseline } from './baseline.ts';
import { launchChromium } from './browser.ts';

/**
 * Lighthouse with its mobile defaults over pages of the site and their baseline pages, in turns, so that a slow minute of
 * the machine affects both.
 */
export async function measurePages({ paths, runs }: BenchOptions): Promise<Section> {
  const asked = paths.length > 0 ? paths : [...(await new ContentFolder('content', () => {}).paths())];
  await using site = await runSite();
  await using baseline = await serveBaseline(site.url);
  const browser = await launchChromium();
  const rows: Section['rows'] = [];
  for (const path of asked) {
    const own: Result[] = [];
    const base: Result[] = [];
    for (let run = 0; run < runs; run += 1) {
      own.push(await audit(browser, site.url + path));
      base.push(await audit(browser, baseline.url + path));
    }
    rows.push(rowOf(path, computeMedianRun(own), computeMedianRun(base)));
    console.error(`  ${path}`);
  }
  await browser.close();
  return { title: 'Pages', rows };
}

/** A trace sometimes lacks the navigation; Lighthouse then asks to be run again. */
async function audit(browser: Browser, url: string, attempts = 3): Promise<Result> {
  const page = await browser.newPage();
  const result = (await lighthouse(url, { logLevel: 'error' }, undefined, page))?.lhr;
  await page.close();
  if (result && !result.runtimeError) return result;
  if (attempts > 1) return audit(browser, url, attempts - 1);
  throw new Error(`Lighthouse failed on ${url}: ${result?.runtimeError?.message}`);
}

function rowOf(path: string, own: Result, base: Result): Section['rows'][number] {
  const ratio = (id: string) => (figure(own, id) / figure(base, id)).toFixed(2);
  const kilobytes = (result: Result) => (figure(result, 'total-byte-weight') / 1000).toFixed(1);
  return {
    Page: path,
    Scores: ['performance', 'accessibility', 'best-practices', 'seo']
      .map((id) => Math.round((own.categories[id]?.score ?? NaN) * 100))
      .join(' / '),
    'LCP ms': Math.round(figure(own, 'largest-contentful-paint')),
    'LCP ÷ baseline': ratio('largest-contentful-paint'),
    'FCP ÷ baseline': ratio('first-contentful-paint'),
    'TBT ms': Math.round(figure(own, 'total-blocking-time')),
    CLS: figure(own, 'cumulative-layout-shift').toFixed(4),
    KB: kilobytes(own),
    'baseline KB': kilobytes(base),
  };
}

function figure({ audits }: Result, id: string): number {
  return audits[id]?.numericValue ?? NaN;
}
