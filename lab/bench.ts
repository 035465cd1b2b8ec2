import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { measureInteractions } from './bench/interactions.ts';
import type { BenchOptions, Measure, Section } from './bench/measure.ts';
import { measurePages } from './bench/pages.ts';
import { measureReading } from './bench/reading.ts';
import { measureMemory, measureServer } from './bench/server.ts';
import { main, tool, UsageError, wholeNumber } from '../tools/cli.ts';

const MEASURES = new Map<string, Measure>([
  ['pages', measurePages],
  ['interactions', measureInteractions],
  ['reading', measureReading],
  ['server', measureServer],
  ['memory', measureMemory],
]);

const USAGE = `Measures the built site and prints tables in Markdown for docs/performance.md. Needs Chromium.

Usage: npm run bench -- [MEASURE…] [/PATH…] [--runs N] [--seconds N]

  pages         paint, work, bytes and scores of every page, beside its baseline page
  interactions  the time from an input to the next paint
  reading       the rules of /tools/read-a-draft on 5,000 words
  server        cold pages, and the rate of cached ones
  memory        of the server, while every page is requested
  --runs N      of which the median counts (default 5)
  --seconds N   how long each load lasts (default 10)`;

await main(
  tool({
    usage: USAGE,
    options: {
      runs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '10' },
    },
    async run({ runs, seconds }, words, { print }) {
      const names = words.filter((word) => !word.startsWith('/'));
      const unknown = names.find((name) => !MEASURES.has(name));
      if (unknown) throw new UsageError(`There is no measure "${unknown}"`);
      const options = {
        paths: words.filter((word) => word.startsWith('/')),
        runs: wholeNumber('runs', runs, { from: 1, to: 99 }),
        seconds: wholeNumber('seconds', seconds, { from: 1, to: 3600 }),
      };
      for (const [name, measure] of MEASURES)
        if (names.length === 0 || names.includes(name))
          for (const section of await measure(options)) print(inMarkdown(section, options));
    },
  }),
);

/** With date, commit and machine: figures mean little without them. */
function inMarkdown({ title, rows }: Section, { runs }: BenchOptions): string {
  const [first = {}] = rows;
  const head = Object.keys(first);
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows.map(Object.values)];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpus()[0]?.model}`;
  return `## ${title}\n\n${date}, ${commit}, --runs ${runs}, on ${machine}, Node ${process.versions.node}.\n\n${table}\n`;
}
