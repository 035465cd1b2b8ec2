import type { Browser } from '@playwright/test';
import { openSlowed, type Sign } from './slowed-page.ts';

/** What starting the page costs the slowed processor, in milliseconds. */
export interface Hydration {
  /** The sum of what each task takes beyond 50 ms, as in Total Blocking Time. */
  blocking: number;
  longest: number;
  tasks: number;
  scripts: number;
}

export async function hydrationCost(browser: Browser, url: string): Promise<Hydration> {
  const { signs, scriptSeconds, close } = await openSlowed(browser, url, true);
  const scripts = (await scriptSeconds()) * 1000;
  await close();
  return { ...blockingOf(signs), scripts };
}

/** https://web.dev/articles/tbt: a task blocks from its 50th millisecond on. */
export function blockingOf(signs: readonly Sign[]): Omit<Hydration, 'scripts'> {
  const tasks = signs.filter(({ kind }) => kind === 'long-task').map(({ milliseconds }) => milliseconds);
  return {
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longest: Math.max(0, ...tasks),
    tasks: tasks.length,
  };
}
