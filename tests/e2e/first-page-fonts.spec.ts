import type { Page } from '@playwright/test';
import { TEST_ALL } from '../fixtures/effort.ts';
import { changeFontsAgain } from './change-fonts-again.ts';
import { drawnFonts } from './drawn-fonts.ts';
import { firstVisit } from './first-visit.ts';
import { expect, test } from './test.ts';

/**
 * Screens that people have, from the smallest phone that the site is made for to a large desktop, in an order in which
 * no two neighbors have the same width: a page gives up what it did to keep its lines when its width changes.
 */
const SIZES =
  `320×640 1920×1080 360×640 1680×1050 375×667 1920×1200 360×740 1600×900 390×844 1536×864 412×915 1440×900
  430×932 1366×768 480×800 1366×765 600×960 1280×800 768×1024 1280×720 800×1280 1180×820 820×1180 1100×800 1024×768`
    .split(/\s+/)
    .map((size) => {
      const [width = 0, height = 0] = size.split('×').map(Number);
      return { width, height };
    });

/** With the letters of English alone, of Latin-1, and of Latin Extended-A. */
const LANGUAGES = ['en', 'de', 'fr', 'fi', 'pl', 'tr'];

/** Thirteen, so that each language meets several in any five visits. */
const PATHS =
  `/ /contact /pricing /about /intel /solutions/public-companies /solutions /faq /showcase /solutions/fundraising
  /support /intel/forthright-2-0-article /privacy-policy`.split(/\s+/);

const LARGEST_SHIFT = 0.02;
const MEDIAN_SHIFT = 0.005;

/**
 * One first visit at each size. Its page then takes on the sizes that follow and changes its fonts there once more, so
 * that with `npm run test:all` each language meets 24 sizes at least.
 */
SIZES.slice(0, TEST_ALL ? SIZES.length : 4).forEach((size, place) => {
  const language = LANGUAGES[place % LANGUAGES.length] ?? 'en';
  const path = PATHS[place % PATHS.length] ?? '/';

  test(`a first page of ${size.width} × ${size.height} in ${language} changes to the brand's fonts and does not move`, async ({
    browser,
    site,
  }) => {
    const url = new URL(language === 'en' ? path : `/${language}${path}`, site.url);
    const { page, shift, close } = await firstVisit(browser, url, size);
    await expect.soft(page.getByRole('banner').getByRole('img', { name: 'Forthright' })).toBeVisible();
    const shifts = [shift];
    await expectBrandsFonts(page);
    // As many as there are other languages: so the visits of each language come by all sizes but one.
    for (const [turn] of LANGUAGES.slice(1).entries()) {
      await page.setViewportSize(SIZES[(place + turn + 1) % SIZES.length] ?? size);
      shifts.push(await changeFontsAgain(page));
      await expectBrandsFonts(page);
    }
    expect.soft(Math.max(...shifts), `layout shifts: ${shifts.join(' ')}`).toBeLessThanOrEqual(LARGEST_SHIFT);
    expect(shifts.toSorted((a, b) => a - b)[shifts.length / 2]).toBeLessThanOrEqual(MEDIAN_SHIFT);
    await close();
  });
});

async function expectBrandsFonts(page: Page) {
  const width = `at ${page.viewportSize()?.width} px`;
  const drawn = await drawnFonts(page);
  expect.soft(drawn.length, `headlines and figures ${width}`).toBeGreaterThan(0);
  const foreign = drawn.filter(({ fonts }) => fonts.some(({ isWebFont }) => !isWebFont));
  expect.soft(foreign, `in a font of the machine ${width}`).toEqual([]);
}
