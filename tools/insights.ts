import { toolCommand } from '../server/home-folder.ts';
import { readEnvironment } from '../server/settings.ts';
import { dayOf, openInsights, type InsightsStore } from '../server/insights/store.ts';
import {
  main,
  noWords,
  runTool,
  TERMINAL,
  wholeNumber,
  type ExitCode,
  type Output,
  type Values,
} from './cli.ts';
import { summarize } from './insights/report.ts';
import { textTables } from './insights/text-tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const USAGE = `Page views and speed, as reported by visitors who accepted measuring, from the store of DATABASE_URL or DATA_DIR.
Safe to use beside a running server, whose counts arrive within seconds.

Usage: ${toolCommand('insights')} [--days N] [--json]

  --days N   the last N days, including today (default 28)
  --json     for programs: milliseconds, and CLS as a score

For each vital it prints the share of good page loads and the 75th percentile, which is off by at most 28 % and always
on the right side of the thresholds. Exit codes: 0 done, 1 could not be done, 2 not understood.`;

const OPTIONS = {
  days: { type: 'string', default: '28' },
  json: { type: 'boolean', default: false },
} as const;

interface Options extends Output {
  /** Called once the arguments are understood. */
  openStore(): Promise<InsightsStore>;
  /** The time in Unix milliseconds. */
  now(): number;
}

/** Prints the report. */
export function runInsights(args: string[], { openStore, now, ...output }: Options): Promise<ExitCode> {
  return runTool({ usage: USAGE, options: OPTIONS, run }, args, output);

  async function run({ days, json }: Values<typeof OPTIONS>, words: string[], { print }: Output) {
    noWords(words);
    const today = now();
    const first = today - (wholeNumber('days', days, { from: 1, to: 36_500 }) - 1) * DAY_MS;
    const range = { from: dayOf(first), to: dayOf(today) };
    const store = await openStore();
    try {
      const summary = summarize(await store.read(range), range);
      print(json ? JSON.stringify(summary, null, 2) : textTables(summary));
    } finally {
      await store.close();
    }
  }
}

if (import.meta.main) {
  await main((args) =>
    runInsights(args, {
      openStore: () => openInsights(readEnvironment(), 'operator'),
      now: Date.now,
      ...TERMINAL,
    }),
  );
}
