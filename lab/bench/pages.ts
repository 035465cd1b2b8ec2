import { setTimeout as pause } from 'node:timers/promises';
import lighthouse, { type Config, type Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { ContentFolder } from '../../app/content/content-folder.server.ts';
import { median, type BenchOptions, type Section } from './measure.ts';
import { runSite } from '../../tools/run-site.ts';
import { serveBaseline } from './baseline.ts';
import { launchChromium } from './browser.ts';

/**
 * Lighthouse with its mobile defaults over pages of the site and their baseline pages, in turns, so that a slow minute of
 * the machine affects both. Scores are those of one run of its own.
 */
export async function measurePages({ paths, runs }: BenchOptions): Promise<Section[]> {
  const asked = paths.length > 0 ? paths : [...(await new ContentFolder('content', () => {}).paths())];
  await using site = await runSite();
  await using baseline = await serveBaseline(site.url);
  await using browser = await launchChromium();
  const rows: Row[] = [];
  for (const path of asked) {
    await warmUp(site.url + path);
    const own: Result[] = [];
    const base: Result[] = [];
    for (let run = 0; run < runs; run += 1) {
      own.push(await audit(browser, site.url + path, PERFORMANCE));
      base.push(await audit(browser, baseline.url + path, PERFORMANCE));
    }
    const scores = scoresOf(await audit(browser, site.url + path, {}));
    rows.push({ Page: path, ...workOf(own, base), ...bytesOf(own, base), ...scores });
    console.error(`  ${path}`);
  }
  return [{ title: 'Pages: paint, work, a first visit in KB, Lighthouse', rows }];
}

/** The first visitor of a page gets it compressed quickly; a little later all others get it as small as it can be. */
async function warmUp(url: string): Promise<void> {
  const headers = { 'Accept-Encoding': 'br' };
  for (let time = 0; time < 2; time += 1) await (await fetch(url, { headers })).arrayBuffer();
  await pause(1000);
}

type Settings = NonNullable<Config['settings']>;
type Row = Section['rows'][number];

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

/** Medians of each figure; times are those of a phone, as Lighthouse simulates it. */
function workOf(own: readonly Result[], base: readonly Result[]): Row {
  const both = (figureOf: (result: Result) => number) =>
    [own, base].map((results) => median(results.map(figureOf)));
  const columns = {
    LCP: both((result) => figure(result, 'largest-contentful-paint')),
    'main thread': both((result) => figure(result, 'mainthread-work-breakdown')),
    blocking: both((result) => figure(result, 'total-blocking-time')),
    'longest task': both(longestTask),
  };
  const cells = Object.entries(columns).map(([name, [ours = NaN, theirs = NaN]]) => [
    `${name} ms`,
    `${Math.round(ours)} : ${Math.round(theirs)}${name === 'LCP' || name === 'main thread' ? ` = ${(ours / theirs).toFixed(2)}` : ''}`,
  ]);
  const shift = median(own.map((result) => figure(result, 'cumulative-layout-shift')));
  return { ...Object.fromEntries(cells), 'layout shift': shift.toFixed(4) };
}

/** Kilobytes as transferred, with headers. */
function bytesOf([own]: readonly Result[], [base]: readonly Result[]): Row {
  const kinds = new Map(rowsOf(own, 'resource-summary').map((row) => [row.resourceType, row]));
  const kilobytes = (kind: string) => (Number(kinds.get(kind)?.transferSize ?? 0) / 1000).toFixed(1);
  return {
    requests: Number(kinds.get('total')?.requestCount),
    'in all': kilobytes('total'),
    document: kilobytes('document'),
    scripts: kilobytes('script'),
    fonts: kilobytes('font'),
    others: kilobytes('other'),
    baseline: (figure(base, 'total-byte-weight') / 1000).toFixed(1),
  };
}

function scoresOf({ categories }: Result): Row {
  const scores = Object.values(categories).map(({ title, score }) => [
    title,
    Math.round((score ?? NaN) * 100),
  ]);
  return Object.fromEntries(scores);
}

/** 0 when no task was long, which is 50 ms. */
function longestTask(result: Result): number {
  return Math.max(0, ...rowsOf(result, 'long-tasks').map(({ duration }) => Number(duration)));
}

function rowsOf(result: Result | undefined, id: string): Record<string, unknown>[] {
  const details = result?.audits[id]?.details;
  return details?.type === 'table' ? details.items : [];
}

function figure(result: Result | undefined, id: string): number {
  return result?.audits[id]?.numericValue ?? NaN;
}
