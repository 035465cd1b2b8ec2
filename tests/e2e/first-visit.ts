import type { Browser, Page } from '@playwright/test';

export interface Visit {
  path: string;
  page: Page;
  /** What the browser counts as moved without a visitor's doing, up to three frames after the consent banner. */
  shift: number;
  /** Names of the font files that were loaded. */
  files: string[];
  close: () => Promise<void>;
}

/** Opens a page as somebody does who has never been here: nothing in the cache, no referrer. */
export async function firstVisit(
  browser: Browser,
  url: URL,
  viewport: { width: number; height: number },
): Promise<Visit> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(noteChangeOfFonts);
  await page.goto(url.href);
  // The banner comes when the fonts have changed, the other attribute when the page's scripts run.
  await page.waitForSelector('html[data-ready][data-consent="ask"]', { state: 'attached' });
  const shift = await page.evaluate(layoutShift);
  const files = await page.evaluate(fontFiles);
  return { path: url.pathname, page, shift, files, close: () => context.close() };
}

/** Runs in the page before anything else. */
function noteChangeOfFonts() {
  const add = document.fonts.add.bind(document.fonts);
  document.fonts.add = (font) => {
    if (performance.getEntriesByName('fonts').length === 0) performance.mark('fonts');
    return add(font);
  };
}

/** Runs in the page: what the browser counts as moved up to three frames from now. */
export async function layoutShift(): Promise<number> {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return sum;
}

function fontFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => name.match(/[\w-]+(?=-[\w-]{8}\.woff2$)/)?.[0] ?? [])
    .toSorted();
}
