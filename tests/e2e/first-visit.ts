import type { Browser, Page } from '@playwright/test';
import { hasFaces } from '../fixtures/faces.ts';
import { isReady } from '../fixtures/is-ready.ts';

/** Opens a page as somebody does who has never been here, with nothing in the cache, and waits until it has its faces. */
export async function firstVisit(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<AsyncDisposable & { page: Page }> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(isReady);
  await page.waitForFunction(hasFaces);
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

/** Runs in the page: what the browser counts as moved without the visitor's doing, up to three frames from now. */
export async function layoutShift(): Promise<number> {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return sum;
}

/** Runs in the page: whether it asked for its faces before it was painted. */
export function asksBeforePaint(): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return paint !== undefined && fonts.length > 0 && fonts.every((font) => font.startTime <= paint.startTime);
}
