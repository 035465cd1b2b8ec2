import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_ALL } from '../fixtures/effort.ts';
import { startSite } from '../fixtures/site.ts';
import { changeFontsAgain } from './change-fonts-again.ts';
import { drawnFonts } from './drawn-fonts.ts';
import { firstVisit } from './first-visit.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };

test("of the headlines' font, a page loads the letters of its language alone", async ({ browser, site }) => {
  for (const [path, subsets] of [
    ['/about', ['basic-latin']],
    ['/de/about', ['basic-latin', 'latin-1']],
    ['/pl/about', ['basic-latin', 'latin-1', 'latin-extended-a']],
    ['/ja/about', ['basic-latin']],
  ] as const) {
    const visit = await firstVisit(browser, new URL(path, site.url), LAPTOP);
    const display = visit.files.filter((file) => file.startsWith('newsreader-display'));
    expect(display, path).toEqual(subsets.map((subset) => `newsreader-display-${subset}`));
    await visit.close();
  }
});

// The brand has no Cyrillic letters: a Russian headline is in one font of the machine.
for (const language of ['ar', 'ja', 'ru']) {
  test(`first pages in ${language} do not move either, and a headline is in one font`, async ({
    browser,
    site,
  }) => {
    for (const path of TEST_ALL ? ['/', '/pricing', '/intel'] : ['/', '/intel']) {
      const visit = await firstVisit(browser, new URL(`/${language}${path}`, site.url), PHONE);
      expect.soft(visit.shift, `${path} on a phone`).toBeLessThanOrEqual(0.02);
      await visit.page.setViewportSize(LAPTOP);
      expect.soft(await changeFontsAgain(visit.page), `${path} on a laptop`).toBeLessThanOrEqual(0.02);
      const headlines = await drawnFonts(visit.page);
      const russian = headlines.filter(({ text }) => /\p{Script=Cyrillic}/u.test(text));
      expect.soft(russian.length > 0).toBe(language === 'ru');
      for (const { text, fonts } of russian) expect.soft(fonts.length, text).toBeLessThan(2);
      await visit.close();
    }
  });
}

test('the next page of a visit is painted in the brand’s fonts', async ({ browser, site }) => {
  const { page, close } = await firstVisit(browser, new URL('/about', site.url), LAPTOP);
  await page.goto(`${site.url}/pricing`, { referer: `${site.url}/about` });
  await page.waitForFunction(() => performance.getEntriesByName('fonts').length > 0);
  const early = await page.evaluate(() => {
    const [change] = performance.getEntriesByName('fonts');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return !paint || (change?.startTime ?? Infinity) <= paint.startTime;
  });
  expect(early).toBe(true);
  await close();
});

test('what was done to keep the lines of a first page is given up at another width', async ({
  browser,
  site,
}) => {
  const adjusted = 'body :is([style*=spacing], [style*=size], [style*=family])';
  // Which text has to be adjusted depends on the fonts of the machine: in one of these languages there is one.
  for (const language of ['fi', 'it', 'nl', 'fr', 'de', 'es', 'pt', 'sv', 'pl', 'tr']) {
    for (const width of [768, 320]) {
      // All of the page is in view.
      const url = new URL(`/${language}/about`, site.url);
      const { page, close } = await firstVisit(browser, url, { width, height: 9000 });
      const found = await page.locator(adjusted).count();
      await page.setViewportSize({ width: 700, height: 900 });
      await expect(page.locator(adjusted)).toHaveCount(0);
      await close();
      if (found > 0) return;
    }
  }
  throw new Error('No text had to be adjusted: look for another page');
});

test.describe('when the fonts cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the page stays in the system’s and asks for consent', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/about');
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible();
    const fonts = (await drawnFonts(page)).flatMap((element) => element.fonts);
    expect(fonts.filter(({ isWebFont }) => isWebFont)).toEqual([]);
  });
});

test('a name that nobody has drawn is text in the brand’s font, as high as the logo', async ({ browser }) => {
  const site = await startSite();
  const drawn = await firstVisit(browser, new URL('/about', site.url), LAPTOP);
  const logo = drawn.page.getByRole('banner').locator('.logo');
  const { height } = (await logo.boundingBox()) ?? {};
  await drawn.close();
  const file = join(site.contentDir, 'common.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Forthright"', '"Żółw & Co."'));
  const renamed = await firstVisit(browser, new URL('/about', site.url), LAPTOP);
  const text = renamed.page.getByRole('banner').locator('.logo');
  await expect(text).toHaveText('Żółw & Co.');
  expect((await text.boundingBox())?.height).toBe(height);
  expect(renamed.shift).toBeLessThanOrEqual(0.005);
  expect(renamed.files).toContain('newsreader-display-latin-extended-a');
  await renamed.close();
  await site.stop();
});
