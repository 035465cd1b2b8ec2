import lighthouse from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { localizePath } from '../../app/language/localized-path.ts';
import { SITE_PAGES } from '../../tests/fixtures/site-pages.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { startBaseline } from './baseline-server.ts';
import { launchChromium } from './browser.ts';
import type { BenchOptions } from './options.ts';
import { kilobytes, median, type Section } from './report.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse audits; times in milliseconds as it simulates them, bytes with response headers. */
const AUDITS = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

/** Runs Lighthouse with its mobile defaults over pages of the site and their baseline pages. */
export async function measurePages({ paths, runs, theme, language }: BenchOptions): Promise<Section[]> {
  const names = paths.length > 0 ? paths : SITE_PAGES.map(({ path }) => path);
  const asked = names.map((name) => localizePath(language, name));
  await using cleanup = new AsyncDisposableStack();
  const site = cleanup.adopt(await startSite(), ({ stop }) => stop());
  const baseline = cleanup.adopt(await startBaseline(site.url, asked), ({ stop }) => stop());
  const browser = cleanup.adopt(await launchChromium(), (launched) => launched.close());
  const pages = asked.map((path) => ({
    path,
    own: { url: `${site.url}${path}`, categories: CATEGORIES, runs: [] as Figures[] },
    base: { url: baseline.urlOf(path), categories: ['performance'], runs: [] as Figures[] },
  }));
  // Lighthouse keeps local storage, where the site stores the theme, when it clears an origin before a run.
  const visitor = await browser.newPage();
  await visitor.goto(`${site.url}/robots.txt`);
  await visitor.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
  for (let run = 1; run <= runs; run += 1) {
    for (const { path, own, base } of pages) {
      // In turns, so that neither side always profits from a quiet moment of the machine.
      for (const side of run % 2 === 1 ? [own, base] : [base, own]) {
        side.runs.push(await runLighthouse(browser, side.url, side.categories));
      }
      console.error(`  run ${run} of ${runs}: ${path}`);
    }
  }
  await visitor.goto(site.url);
  const shown = await visitor.evaluate(() => document.documentElement.className);
  if (!shown.split(' ').includes(theme)) throw new Error(`The site showed "${shown}", not ${theme}`);
  const rows = pages.map(({ path, own, base }) => row(path, own.runs, base.runs));
  return [{ title: `Every route, ${theme}, ${language}`, runs, head: HEAD, rows }];
}

/** By name of AUDITS and by category, scores from 0 to 100. */
type Figures = Readonly<Record<string, number>>;

/** A trace sometimes lacks the navigation; Lighthouse then asks to be run again. */
const ATTEMPTS = 3;

async function runLighthouse(browser: Browser, url: string, onlyCategories: string[]): Promise<Figures> {
  for (let attempt = 1; ; attempt += 1) {
    const page = await browser.newPage();
    const result = (await lighthouse(url, { logLevel: 'error', onlyCategories }, undefined, page))?.lhr;
    await page.close();
    if (result && !result.runtimeError) {
      const { audits, categories } = result;
      return Object.fromEntries([
        ...Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN]),
        ...onlyCategories.map((id) => [id, Math.round((categories[id]?.score ?? NaN) * 100)]),
      ]);
    }
    if (attempt === ATTEMPTS)
      throw new Error(`Lighthouse failed on ${url}: ${result?.runtimeError?.message}`);
  }
}

const HEAD = [
  'Route',
  'Scores',
  'LCP ms',
  'baseline ms',
  'LCP ÷ baseline',
  'FCP ÷ baseline',
  'TBT ms',
  'CLS',
  'KB',
  'baseline KB',
];

function row(path: string, own: readonly Figures[], base: readonly Figures[]): Section['rows'][number] {
  const middle = (runs: readonly Figures[], name: string) => median(runs.map((run) => run[name] ?? NaN));
  const ratio = (name: string) => (middle(own, name) / middle(base, name)).toFixed(2);
  return [
    path,
    CATEGORIES.map((id) => middle(own, id)).join(' / '),
    Math.round(middle(own, 'lcp')),
    Math.round(middle(base, 'lcp')),
    ratio('lcp'),
    ratio('fcp'),
    Math.round(middle(own, 'tbt')),
    Number(middle(own, 'cls').toFixed(4)),
    kilobytes(middle(own, 'bytes')),
    kilobytes(middle(base, 'bytes')),
  ];
}
