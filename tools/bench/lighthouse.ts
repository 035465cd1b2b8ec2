import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { launch } from 'chrome-launcher';
import { chromiumPath, CHROMIUM_FLAGS } from '../../tests/fixtures/browser.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { SITE_PAGES } from '../../app/site-pages.ts';

/**
 * `npm run bench -- [--runs 5] [/path …]`: Lighthouse, mobile, over pages of the built site; the medians of the
 * runs, which go round the pages so that a slow minute of the machine touches all of them.
 */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const { values: options, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const paths = positionals.length > 0 ? positionals : SITE_PAGES.map(({ path }) => path);
const results = new Map<string, Result[]>(paths.map((path) => [path, []]));

interface Result {
  scores: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
  kilobytes: number;
}

const site = await startSite();
const chrome = await launch({
  chromePath: chromiumPath(),
  chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
});
try {
  for (let run = 1; run <= Number(options.runs); run += 1) {
    for (const path of paths) {
      results.get(path)?.push(await measure(`${site.url}${path}`));
      console.error(`run ${run} of ${options.runs}: ${path}`);
    }
  }
} finally {
  chrome.kill();
  await site.stop();
}
console.table(
  Object.fromEntries(
    [...results].map(([path, runs]) => [
      path,
      {
        ...Object.fromEntries(
          CATEGORIES.map((name) => [name, median(runs.map(({ scores }) => scores[name] ?? 0))]),
        ),
        'LCP ms': Math.round(median(runs.map(({ lcp }) => lcp))),
        'TBT ms': Math.round(median(runs.map(({ tbt }) => tbt))),
        CLS: Number(median(runs.map(({ cls }) => cls)).toFixed(4)),
        'KB in all': Math.round(median(runs.map(({ kilobytes }) => kilobytes))),
      },
    ]),
  ),
);

async function measure(url: string): Promise<Result> {
  const outcome = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
  if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = outcome.lhr;
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  for (const [name, { auditRefs, score }] of Object.entries(categories)) {
    if (score === 1) continue;
    const faults = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id);
    if (faults.length > 0) console.error(`  ${url} ${name}: ${faults.join(', ')}`);
  }
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    kilobytes: number('total-byte-weight') / 1024,
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
