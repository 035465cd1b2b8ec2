import { LANGUAGES } from '../../../site/language/languages.ts';
import { TEST_ALL } from '../../fixtures/effort.ts';
import { open } from '../steps.ts';
import { expect, test } from '../test.ts';

/** English, the longest texts of the banner, and the scripts with the tallest lines. */
const CODES = TEST_ALL ? LANGUAGES.map(({ code }) => code) : ['en', 'de', 'fr', 'tr', 'fa', 'hi', 'th'];

const PHONE = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test('the banner takes a sixth of the screen in English and a quarter elsewhere, and the end of the page is clear of it', async ({
    page,
  }) => {
    for (const code of CODES) {
      await open(page, `${code === 'en' ? '' : `/${code}`}/faq`);
      // Fonts that load late make the page and the banner longer.
      const height = async () => (await page.locator('.consent').boundingBox())?.height;
      await expect.poll(height, code).toBeLessThanOrEqual(PHONE.height / (code === 'en' ? 6 : 4));
      await expect.poll(() => page.evaluate(clearance), code).toBeGreaterThanOrEqual(0);
    }
  });
});

/** In a page: pixels between the end of the page, scrolled to, and the banner. */
function clearance(): number {
  window.scrollTo(0, document.documentElement.scrollHeight);
  const edge = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
  return edge('.consent').top - edge('.foot').bottom;
}

test('the banner covers no button of a form in a window of 1440 by 900', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [
    '/contact',
    '/de/contact',
    '/ar/contact',
    '/tools/read-a-draft',
    '/tools/filing-dates',
    '/support',
  ]) {
    await open(page, path);
    // The banner appears with the fonts.
    await expect(page.locator('.consent')).toBeVisible();
    await expect.poll(() => page.evaluate(coveredButtons), path).toEqual([]);
  }
});

/** In a page: the buttons of forms that the banner covers. */
function coveredButtons() {
  const banner = document.querySelector('.consent')!.getBoundingClientRect();
  return [...document.querySelectorAll('main form button')]
    .filter((button) => {
      const { top, bottom, left, right, width } = button.getBoundingClientRect();
      const isClear =
        bottom <= banner.top || top >= banner.bottom || right <= banner.left || left >= banner.right;
      return width > 0 && !isClear;
    })
    .map(({ textContent }) => textContent);
}
