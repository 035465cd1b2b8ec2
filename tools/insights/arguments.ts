import { parseArgs } from 'node:util';
import { wholeNumber } from '../inbox/command.ts';

/** What the operator wants to see. */
export interface Wish {
  /** Days up to today, those of UTC. */
  days: number;
  json: boolean;
  /** File to write a page with charts to. */
  html?: string;
}

export const USAGE = [
  'What visitors who accepted it have looked at, and how fast it was for them, from the store of DATABASE_URL or',
  'DATA_DIR. Safe to use beside a running server, whose latest counts are there after some seconds.',
  '',
  'Usage: npm run insights -- [--days N] [--json | --html FILE]',
  '',
  '  --days N      the last N days, today included, 28 unless told',
  '  --json        for programs: milliseconds, and CLS as a score',
  '  --html FILE   writes one page with charts, which needs nothing else',
  '',
  'Of each vital it tells the 75th percentile, which is within 28 % of the true one and always on its side of',
  'the thresholds, and the share of page loads that were good. Exit codes: 0 done, 1 could not be done, 2 not understood.',
].join('\n');

/** @throws when the arguments cannot be understood. */
export function parseArguments(args: string[]): Wish | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      days: { type: 'string', default: '28' },
      json: { type: 'boolean', default: false },
      html: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const { json, html } = values;
  if (json && html !== undefined) throw new Error('Either --json or --html, not both');
  if (html === '') throw new Error('--html takes the name of a file');
  return { days: wholeNumber('days', values.days, { from: 1, to: 36_500 }), json, html };
}
