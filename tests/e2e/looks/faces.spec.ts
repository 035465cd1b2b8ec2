import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_ALL } from '../../fixtures/effort.ts';
import { hasFaces, wordsInAnotherFace } from '../../fixtures/text/faces.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../../fixtures/site/browser.ts';
import { SITE_PAGES } from '../../fixtures/site/site-pages.ts';
import { startSite } from '../../fixtures/site/site.ts';
import { asksBeforePaint, firstVisit, layoutShift, noteFacesAtFirstPaint } from './first-visit.ts';
import { expect, ready, test } from '../test.ts';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };

const SOME_PAGES = [
  '/',
  '/pricing',
  '/intel',
  '/intel/forthright-2-0-article',
  '/data-processing',
  '/tools/filing-dates',
];

const PAGES = [
  '/de',
  '/ar',
  '/ja/pricing',
  '/ru',
  ...(TEST_ALL ? SITE_PAGES.map(({ path }) => path) : SOME_PAGES),
];

// A browser without a window otherwise moves each letter to a whole pixel, as those of visitors do on no screen but the
// coarse ones of some Linux machines. Then stand-ins are up to 5 percent too wide or too narrow.
test.use({
  launchOptions: {
    executablePath: chromiumPath('chromium-headless-shell'),
    args: [...CHROMIUM_FLAGS, '--font-render-hinting=none'],
  },
});

for (const path of PAGES) {
  test(`the first page of a visit hardly moves when its faces come: ${path}`, async ({ browser, site }) => {
    for (const size of [PHONE, LAPTOP]) {
      await using visit = await firstVisit(browser, site.url + path, size);
      expect.soft(await visit.page.evaluate(layoutShift), `${size.width} px`).toBeLessThanOrEqual(0.03);
      expect.soft(await asksBeforePaint(visit.page), `${size.width} px`).toBe(false);
    }
  });
}

test('every text is in its face, also when the visitor scrolls while it comes', async ({ browser, site }) => {
  for (const path of ['/', '/about', '/contact', '/showcase', '/support', '/solutions']) {
    // Files in the cache come at once.
    const context = await browser.newContext({ viewport: LAPTOP });
    for (let visit = 0; visit < (TEST_ALL ? 20 : 4); visit += 1) {
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

test('so does a page that nobody sees yet', async ({ page }) => {
  await page.addInitScript(noteFacesAtFirstPaint);
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', { get: () => true }));
  await page.goto('/about');
  await page.waitForFunction(hasFaces);
  expect(await asksBeforePaint(page)).toBe(true);
});

test('a page loads only the letters of its language', async ({ browser, site }) => {
  const files: number[] = [];
  for (const path of ['/about', '/de/about', '/pl/about', '/ja/about']) {
    await using visit = await firstVisit(browser, site.url + path, LAPTOP);
    const fonts = await visit.page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
    );
    files.push(fonts);
  }
  // Two faces, and the subsets of letters that English lacks.
  expect(files).toEqual([2, 4, 6, 2]);
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
  expect(await page.evaluate(wordsInAnotherFace)).toEqual([]);
  await context.close();
});

test('a brand name without a drawing is text in the display face, as tall as the logo', async ({
  browser,
}) => {
  const site = await startSite();
  await using drawn = await firstVisit(browser, `${site.url}/about`, LAPTOP);
  const { height } = (await drawn.page.getByRole('banner').locator('.logo').boundingBox()) ?? {};
  const file = join(site.contentDir, 'common.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Forthright"', '"Żółw & Co."'));
  await expect.poll(async () => (await fetch(`${site.url}/about`)).text()).toContain('Żółw &amp; Co.');
  await using renamed = await firstVisit(browser, `${site.url}/about`, LAPTOP);
  const name = renamed.page.getByRole('banner').locator('.logo');
  await expect(name).toHaveText('Żółw & Co.');
  expect((await name.boundingBox())?.height).toBe(height);
  expect(await renamed.page.evaluate(wordsInAnotherFace)).toEqual([]);
  await site.stop();
});
