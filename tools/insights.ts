import { toolCommand } from '../server/home-folder.ts';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../server/env.ts';
import { reasonOf } from '../server/messages/store-error.ts';
import { openInsights } from '../server/insights/open-store.ts';
import { dayOf, type InsightsStore } from '../server/insights/store.ts';
import { wholeNumber } from './inbox/command.ts';
import { summarize } from './insights/report.ts';
import { textTables } from './insights/text-tables.ts';
import { allowClosedPipe, terminal } from './terminal.ts';

interface Options {
  /** Called once the arguments are understood. */
  openStore(): Promise<InsightsStore>;
  /** The time in Unix milliseconds. */
  now(): number;
  print(text: string): void;
  complain(text: string): void;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const USAGE = `Page views and speed, as reported by visitors who accepted measuring, from the store of DATABASE_URL or DATA_DIR.
Safe to use beside a running server, whose counts arrive within seconds.

Usage: ${toolCommand('insights')} [--days N] [--json]

  --days N   the last N days, including today (default 28)
  --json     for programs: milliseconds, and CLS as a score

For each vital it prints the share of good page loads and the 75th percentile, which is off by at most 28 % and always
on the right side of the thresholds. Exit codes: 0 done, 1 could not be done, 2 not understood.`;

/** Prints the report. Returns the exit code: 0 done, 1 could not be done, 2 not understood. */
export async function runInsights(args: string[], options: Options): Promise<0 | 1 | 2> {
  const { print, complain } = options;
  let wanted: ReturnType<typeof parseArguments>;
  try {
    wanted = parseArguments(args);
  } catch (error) {
    complain(`${reasonOf(error)}\n\n${USAGE}`);
    return 2;
  }
  if (wanted.help) {
    print(USAGE);
    return 0;
  }
  try {
    print(await report(wanted, options));
    return 0;
  } catch (error) {
    complain(reasonOf(error));
    return 1;
  }
}

function parseArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      days: { type: 'string', default: '28' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return { ...values, days: wholeNumber('days', values.days, { from: 1, to: 36_500 }) };
}

async function report({ days, json }: { days: number; json: boolean }, { openStore, now }: Options) {
  const today = now();
  const range = { from: dayOf(today - (days - 1) * DAY_MS), to: dayOf(today) };
  const store = await openStore();
  try {
    const summary = summarize(await store.read(range), range);
    return json ? JSON.stringify(summary, null, 2) : textTables(summary);
  } finally {
    await store.close();
  }
}

if (import.meta.main) {
  allowClosedPipe();
  process.exitCode = await runInsights(process.argv.slice(2), {
    openStore: () => openInsights(readEnvironment(), 'operator'),
    now: Date.now,
    ...terminal,
  });
}
