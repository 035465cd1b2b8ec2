import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { localizePath } from '../../app/language/localized-path.ts';
import { LANGUAGES } from '../../app/language/languages.ts';
import { SITE_PAGES } from '../../tests/fixtures/site-pages.ts';
import { startSite, type Site } from '../../tests/fixtures/site.ts';
import { startBaseline } from './baseline-server.ts';
import { sendLoad, type Load, type LoadTarget } from './load.ts';
import type { BenchOptions } from './options.ts';
import { processorTime } from './process-usage.ts';
import { formatted, median, type Section } from './report.ts';

/** Measured unless paths are named: the home page, an article, and a page in a script of two bytes a letter. */
const PATHS = ['/', '/intel/ai-intelligence-article', '/ar/pricing'];

const ALL_PATHS = LANGUAGES.flatMap(({ code }) => SITE_PAGES.map(({ path }) => localizePath(code, path)));

type Rows = Section['rows'];

/** What an uncached page costs, and the rates of cached pages and made-up paths beside nginx. */
export async function measureServer({ paths, seconds, runs }: BenchOptions): Promise<Section[]> {
  await using cleanup = new AsyncDisposableStack();
  const site = cleanup.adopt(await startSite(), ({ stop }) => stop());
  const asked = paths.length > 0 ? paths : PATHS;
  const baseline = cleanup.adopt(await startBaseline(site.url, asked), ({ stop }) => stop());
  const cold = [await requestAllPages(site, 'after the start'), await requestAllPages(site, 'code warm')];
  const rates: Rows[number][] = [];
  for (const path of asked) {
    const loads = [
      { name: `${path}, the site`, pid: site.pid, url: `${site.url}${path}` },
      { name: `${path}, its HTML on nginx`, pid: baseline.pid, url: baseline.copyOf(path) },
      { name: `${path}, its baseline page on nginx`, pid: baseline.pid, url: baseline.urlOf(path) },
    ];
    rates.push(...(await compareRates(loads, runs, seconds)));
  }
  const madeUp = [
    { name: 'made-up paths, the site', pid: site.pid, url: site.url, madeUp: true },
    { name: 'made-up paths, nginx', pid: baseline.pid, url: baseline.urlOf(''), madeUp: true },
  ];
  rates.push(...(await compareRates(madeUp, runs, seconds)));
  return [
    {
      title: 'Cold pages',
      runs: 1,
      head: ['Pages', 'requests', 'processor ms a page', 'p50 ms', 'p99 ms'],
      rows: cold,
    },
    {
      title: 'Cached pages and made-up paths',
      runs,
      head: ['Page', 'requests/s', '÷ baseline', 'p50 ms', 'p99 ms', 'processor µs a request'],
      rows: rates,
    },
  ];
}

/** Empties the page cache by touching a content file, then requests every page in every language in turn. */
async function requestAllPages({ url, pid, contentDir }: Site, name: string): Promise<Rows[number]> {
  touches += 1;
  const modified = new Date(Date.now() + touches * 1000);
  utimesSync(join(contentDir, 'home.json'), modified, modified);
  const latencies: number[] = [];
  const before = processorTime(pid);
  for (const path of ALL_PATHS) {
    const start = performance.now();
    const response = await fetch(`${url}${path}`, { headers: { 'Accept-Encoding': 'br' } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    latencies.push(performance.now() - start);
  }
  const cost = (processorTime(pid) - before) / ALL_PATHS.length;
  const p99 = latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? NaN;
  console.error(`  every page, ${name}`);
  return [name, latencies.length, ...[cost, median(latencies), p99].map(formatted)];
}

let touches = 0;

/** Loads servers in turns; the last one's rate is what the others are divided by. */
async function compareRates(targets: readonly LoadTarget[], runs: number, seconds: number): Promise<Rows> {
  const loads = targets.map((target) => ({ target, rounds: [] as Load[] }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { target, rounds } of loads) {
      rounds.push(await sendLoad(target, seconds));
      console.error(`  ${target.name}, round ${run} of ${runs}`);
    }
  }
  const middle = (rounds: readonly Load[] = [], name: keyof Load) => median(rounds.map((load) => load[name]));
  const baselineRate = middle(loads.at(-1)?.rounds, 'rate');
  return loads.map(({ target, rounds }) => [
    target.name,
    formatted(middle(rounds, 'rate')),
    (middle(rounds, 'rate') / baselineRate).toFixed(2),
    middle(rounds, 'p50'),
    middle(rounds, 'p99'),
    formatted(middle(rounds, 'cost')),
  ]);
}
