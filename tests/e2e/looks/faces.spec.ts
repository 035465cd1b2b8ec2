import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { TEST_ALL } from '../../fixtures/effort.ts';
import { hasFaces, wordsInAnotherFace } from '../../fixtures/text/faces.ts';
import { SITE_PAGES } from '../../fixtures/site/site-pages.ts';
import { startSite } from '../../fixtures/site/site.ts';
import { open } from '../steps.ts';
import { expect, ready, test } from '../test.ts';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };

const SOME_PAGES = ['/', '/intel/forthright-2-0-article', '/tools/filing-dates'];

const PAGES = [
  ...(TEST_ALL ? ['/de', '/ru', ...SITE_PAGES.map(({ path }) => path)] : SOME_PAGES),
  '/ar',
  '/ja/pricing',
];

for (const path of PAGES) {
  test(`the first page of a visit hardly moves when its faces load: ${path}`, async ({ browser, site }) => {
    for (const size of [PHONE, LAPTOP]) {
      await using visit = await firstVisit(browser, site.url + path, size);
      expect.soft(await visit.page.evaluate(layoutShift), `${size.width} px`).toBeLessThanOrEqual(0.03);
      expect.soft(await asksBeforePaint(visit.page), `${size.width} px`).toBe(false);
    }
  });
}

test('every text is in its face even when the visitor scrolls while the face loads', async ({
  browser,
  site,
}) => {
  for (const path of ['/', '/about']) {
    // Files in the cache come at once.
    const context = await browser.newContext({ viewport: LAPTOP });
    for (let visit = 0; visit < (TEST_ALL ? 20 : 2); visit += 1) {
      const page = await context.newPage();
      await page.goto(site.url + path, { waitUntil: 'commit' });
      for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 300);
      await page.waitForFunction(hasFaces);
      await expect.poll(() => page.evaluate(wordsInAnotherFace), path).toEqual([]);
      await page.close();
    }
    await context.close();
  }
});

test('the next page of a visit asks for its faces at once, and does not move', async ({ browser, site }) => {
  await using visit = await firstVisit(browser, `${site.url}/about`, LAPTOP);
  await visit.page.goto(`${site.url}/pricing`, { referer: `${site.url}/about` });
  await visit.page.waitForFunction(hasFaces);
  expect(await asksBeforePaint(visit.page)).toBe(true);
  expect(await visit.page.evaluate(layoutShift)).toBeLessThanOrEqual(0.03);
});

test('a page in the background asks for its faces at once, too', async ({ page }) => {
  await page.addInitScript(noteFacesAtFirstPaint);
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', { get: () => true }));
  await page.goto('/about');
  await page.waitForFunction(hasFaces);
  expect(await asksBeforePaint(page)).toBe(true);
});

test('the words beside a large figure have the face of labels, their figures too', async ({ page }) => {
  await open(page, '/');
  const faces = await page
    .locator('.quote > span, .quote > span bdi')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontFamily));
  expect(faces.length).toBeGreaterThan(1);
  expect(new Set(faces).size).toBe(1);
});

test('a page loads only the letters of its language', async ({ browser, site }) => {
  // Two faces, and the subsets of letters that English lacks.
  for (const [path, count] of Object.entries({
    '/about': 2,
    '/de/about': 4,
    '/pl/about': 6,
    '/ja/about': 2,
  })) {
    await using visit = await firstVisit(browser, site.url + path, LAPTOP);
    const fonts = () =>
      visit.page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
      );
    await expect.poll(fonts, path).toBe(count);
  }
});

test.describe('when the faces cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the page is readable and asks for consent', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/about');
    await ready(page);
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('another script that runs before the first paint does not stop the faces', async ({ browser, site }) => {
  // Extensions are above the page's policy.
  const context = await browser.newContext({ bypassCSP: true });
  await context.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const style = document.createElement('style');
      style.textContent =
        '@import url("data:text/css,"); @media all { @font-face { font-family: X; src: local(X) } }';
      document.head.prepend(style);
    });
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/about`);
  await page.waitForFunction(hasFaces);
  await expect.poll(() => page.evaluate(wordsInAnotherFace)).toEqual([]);
  await context.close();
});

test('a brand name without a drawing is text in the display face, as tall as the logo', async ({
  browser,
  site,
}) => {
  await using own = await startSite({}, (contentDir) => {
    const file = join(contentDir, 'common.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Forthright"', '"Żółw & Co."'));
  });
  await using drawn = await firstVisit(browser, `${site.url}/about`, LAPTOP);
  await using renamed = await firstVisit(browser, `${own.url}/about`, LAPTOP);
  const logoOf = ({ page }: typeof drawn) => page.getByRole('banner').locator('.logo');
  await expect(logoOf(renamed)).toHaveText('Żółw & Co.');
  await expect.poll(() => renamed.page.evaluate(wordsInAnotherFace)).toEqual([]);
  const heights = await Promise.all([drawn, renamed].map((visit) => logoOf(visit).boundingBox()));
  expect(heights[1]?.height).toBe(heights[0]?.height ?? 'no logo');
});

/** Opens a page as a new visitor with an empty cache, and waits until its faces have loaded. */
async function firstVisit(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<AsyncDisposable & { page: Page }> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(noteFacesAtFirstPaint);
  const page = await context.newPage();
  await open(page, url);
  await page.waitForFunction(hasFaces);
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

/** Runs in the page: the layout shifts that the browser counts, up to three frames from now. */
async function layoutShift(): Promise<number> {
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
function noteFacesAtFirstPaint(): void {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    const asked = Array.from(document.fonts).some(
      (font) => font.display === 'swap' && font.status !== 'unloaded',
    );
    document.documentElement.dataset.askedBeforePaint = String(asked);
  }).observe({ type: 'paint', buffered: true });
}

/** The result, once the page is painted. */
async function asksBeforePaint(page: Page): Promise<boolean> {
  const noted = await page.waitForFunction(() => document.documentElement.dataset.askedBeforePaint);
  return (await noted.jsonValue()) === 'true';
}
