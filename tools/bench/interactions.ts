import type { Browser } from '@playwright/test';
import { startSite } from '../../tests/fixtures/site.ts';
import { ACTS, type Act } from './acts.ts';
import { launchBrowser } from './browser.ts';
import { hydrationCost, type Hydration } from './hydration.ts';
import { median, rounded } from './median.ts';
import type { BenchOptions } from './options.ts';
import { tell } from './progress.ts';
import { openSlowed, silent } from './slowed-page.ts';

/** On a processor slowed four times; medians of the runs, in milliseconds. */
export interface InteractionFigures {
  hydration: ({ path: string } & Hydration)[];
  interactions: ({ name: string; path: string } & Delay)[];
}

interface Delay {
  /** From the input to the end of the next frame, as a script of the page sees it. */
  paint: number;
  /** The browser's own figure, Event Timing in steps of 8; 0: below 16, which it does not tell. */
  event: number;
  /** The longest task that the act brought about; 0: none above 50. */
  task: number;
}

export async function measureInteractions(options: BenchOptions): Promise<InteractionFigures> {
  const { paths, runs } = options;
  const site = await startSite();
  const browser = await launchBrowser();
  const costs = new Map<string, Hydration[]>(paths.map((path) => [path, []]));
  const delays = new Map<Act, Delay[]>(ACTS.map((act) => [act, []]));
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const path of paths) costs.get(path)?.push(await hydrationCost(browser, `${site.url}${path}`));
      tell(`hydration, run ${run} of ${runs}`);
      for (const act of ACTS) delays.get(act)?.push(await delayOf(browser, site.url, act));
      tell(`interactions, run ${run} of ${runs}`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    hydration: Array.from(costs, ([path, all]) => ({
      path,
      ...medians(all, ['blocking', 'longest', 'tasks', 'scripts']),
    })),
    interactions: Array.from(delays, ([{ name, path }, all]) => ({
      name,
      path,
      ...medians(all, ['paint', 'event', 'task']),
    })),
  };
}

async function delayOf(browser: Browser, url: string, { path, mobile, before, act }: Act): Promise<Delay> {
  const { page, signs, close } = await openSlowed(browser, `${url}${path}`, mobile);
  await before?.(page);
  await silent(page);
  signs.length = 0;
  await act(page);
  await silent(page);
  await close();
  const longest = (kind: string) =>
    Math.max(0, ...signs.filter((sign) => sign.kind === kind).map(({ milliseconds }) => milliseconds));
  if (longest('paint') === 0) throw new Error(`${path}: the input was not seen`);
  return { paint: longest('paint'), event: longest('event'), task: longest('long-task') };
}

function medians<Name extends string>(
  all: readonly Record<Name, number>[],
  names: readonly Name[],
): Record<Name, number> {
  return Object.fromEntries(
    names.map((name) => [name, rounded(median(all.map((one) => one[name])), 1)]),
  ) as Record<Name, number>;
}
