import type { Page } from '@playwright/test';
import { localizePath } from '../../../site/language/paths/localized-path.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../../fixtures/site/browser.ts';
import { coveredText } from '../../fixtures/text/covered-text.ts';
import { TEST_ALL } from '../../fixtures/effort.ts';
import { MODULE_PAGES, SITE_PAGES } from '../../fixtures/site/site-pages.ts';
import { overflow } from '../barriers.ts';
import { open } from '../steps.ts';
import { expect, test } from '../test.ts';

// A visitor who sets the browser's text to twice its size, on a phone. The words of German are the longest.

const EVERY_PAGE = SITE_PAGES.map(({ path }) => path);

const PATHS = TEST_ALL
  ? [...EVERY_PAGE, ...EVERY_PAGE.map((path) => localizePath('de', path))]
  : [
      ...MODULE_PAGES,
      ...['/', '/about', '/pricing', '/tools/filing-dates'].map((path) => localizePath('de', path)),
    ];

test.use({
  launchOptions: {
    executablePath: chromiumPath('chromium-headless-shell'),
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const width of [360, 320]) {
  test(`with text twice as large, pages fit a phone of ${width} px, and their header is whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of PATHS) {
      await open(page, path);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect.soft(await overflow(page), path).toBe(0);
      expect.soft(await page.evaluate(coveredText, 300), path).toEqual([]);
      // Scrolled to the end: now the bar is fixed.
      await expect(page.locator('.bar-fixed')).toBeVisible();
      expect.soft(await cutFromBar(page), path).toEqual([]);
    }
  });
}

/** The parts of the header outside its bar. */
function cutFromBar(page: Page): Promise<string[]> {
  return page.locator('.bar').evaluate((bar) => {
    const { top, bottom, left, right } = bar.getBoundingClientRect();
    return [...bar.querySelectorAll('a, button, svg')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.top < top || box.bottom > bottom || box.left < left || box.right > right;
      })
      .map((one) => one.outerHTML.slice(0, 80));
  });
}
