import { dayOf, type InsightsStore } from '../../server/insights/store.ts';
import { parseArguments, USAGE, type Wish } from './arguments.ts';
import { htmlPage } from './html-page.ts';
import { summarize } from './report.ts';
import { textTables } from './text-tables.ts';

export interface Surroundings {
  /** Called once the arguments are understood. */
  openInsights(): Promise<InsightsStore>;
  /** The time in Unix milliseconds. */
  now(): number;
  write(file: string, text: string): void;
  print(text: string): void;
  complain(text: string): void;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reports the insights. Answers the exit code: 0 done, 1 could not be done, 2 not understood. */
export async function runInsights(args: string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { print, complain } = surroundings;
  let wish: Wish | 'help';
  try {
    wish = parseArguments(args);
  } catch (error) {
    complain(`${reasonOf(error)}\n\n${USAGE}`);
    return 2;
  }
  if (wish === 'help') {
    print(USAGE);
    return 0;
  }
  try {
    print(await report(wish, surroundings));
    return 0;
  } catch (error) {
    complain(reasonOf(error));
    return 1;
  }
}

async function report(
  { days, json, html }: Wish,
  { openInsights, now, write }: Surroundings,
): Promise<string> {
  const today = now();
  const range = { from: dayOf(today - (days - 1) * DAY_MS), to: dayOf(today) };
  const store = await openInsights();
  try {
    const summary = summarize(await store.read(range), range);
    if (html !== undefined) {
      write(html, htmlPage(summary));
      return `${html} written`;
    }
    return json ? JSON.stringify(summary, null, 2) : textTables(summary);
  } finally {
    await store.close();
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
