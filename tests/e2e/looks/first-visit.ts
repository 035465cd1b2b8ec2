import type { Browser, Page } from '@playwright/test';
import { hasFaces } from '../../fixtures/text/faces.ts';
import { isReady } from '../../fixtures/site/is-ready.ts';

/** Opens a page as a new visitor with an empty cache, and waits until its faces have loaded. */
export async function firstVisit(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<AsyncDisposable & { page: Page }> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(noteFacesAtFirstPaint);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(isReady);
  await page.waitForFunction(hasFaces);
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

/** Runs in the page: the layout shifts that the browser counts, up to three frames from now. */
export async function layoutShift(): Promise<number> {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return sum;
}

/**
 * Runs before the scripts of a page, and notes on its root element at the first paint whether it has asked for its
 * faces. A page that waits for that paint asks later: observers are told in the order in which they began.
 */
export function noteFacesAtFirstPaint(): void {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    const asked = Array.from(document.fonts).some(
      (font) => font.display === 'swap' && font.status !== 'unloaded',
    );
    document.documentElement.dataset.askedBeforePaint = String(asked);
  }).observe({ type: 'paint', buffered: true });
}

/** The result, once the page is painted. */
export async function asksBeforePaint(page: Page): Promise<boolean> {
  const noted = await page.waitForFunction(() => document.documentElement.dataset.askedBeforePaint);
  return (await noted.jsonValue()) === 'true';
}
