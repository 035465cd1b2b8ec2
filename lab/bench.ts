import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startSite } from '../tests/fixtures/site/site.ts';
import { measureDocuments } from './bench/documents.ts';
import { measureInteractions } from './bench/interactions.ts';
import type { BenchOptions, Rows } from './bench/measure.ts';
import { measurePages } from './bench/pages.ts';
import { measureServer } from './bench/server.ts';
import { pathsOf } from './every-page.ts';

const MEASURES: Readonly<Record<string, (options: BenchOptions) => Promise<Rows>>> = {
  pages: measurePages,
  documents: measureDocuments,
  interactions: measureInteractions,
  server: measureServer,
};

const USAGE = `Measures the built site and prints tables in Markdown. Needs Chromium.

Usage: npm run bench -- [MEASURE…] [/PATH…] [--beside DIR] [--runs N] [--seconds N]

  pages         paint, work, layout shift, bytes and scores of pages, by Lighthouse as a phone
  documents     bytes of every page in every language, as a browser first receives it
  interactions  the longest time from an input to the next paint, at a quarter of the speed
  server        the rate of cold and of cached pages, and memory, by autocannon
  /PATH         pages; without any, all of the site map
  --beside DIR  another checkout with a build, such as the commit before: every figure as "here : beside"
  --runs N      runs of each page; the median counts (default 5)
  --seconds N   how long each load lasts (default 10)`;

const { values, positionals } = parseArgs({
  options: {
    beside: { type: 'string' },
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    help: { type: 'boolean', short: 'h' },
  },
  allowPositionals: true,
});
const [runs, seconds] = [Number(values.runs), Number(values.seconds)];
const names = positionals.filter((word) => !word.startsWith('/'));
if (values.help || !names.every((name) => name in MEASURES) || !(runs >= 1) || !(seconds >= 1)) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}

await using here = await startSite();
await using beside = values.beside
  ? await startSite({ CONTENT_DIR: resolve(values.beside, 'content') }, undefined, values.beside)
  : undefined;
const asked = positionals.filter((word) => word.startsWith('/'));
const options: BenchOptions = {
  sites: beside ? [here, beside] : [here],
  paths:
    asked.length > 0 ? asked : (await pathsOf(here.url)).filter((path) => !/^\/[a-z]{2}(?:\/|$)/.test(path)),
  runs,
  seconds,
};
for (const [name, measure] of Object.entries(MEASURES))
  if (names.length === 0 || names.includes(name)) console.log(inMarkdown(name, await measure(options)));

/** With date, commit and machine: figures mean little without them. */
function inMarkdown(title: string, rows: Rows): string {
  const head = Object.keys(rows[0] ?? {});
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows.map(Object.values)];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const commitIn = (cwd = '.') =>
    execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8', cwd }).trim();
  const compared = values.beside ? ` : ${commitIn(values.beside)}` : '';
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`;
  const date = new Date().toISOString().slice(0, 10);
  return `## ${title}\n\n${date}, ${commitIn()}${compared}, --runs ${runs}, on ${machine}.\n\n${table}\n`;
}
