import { LANGUAGES } from '../../../site/language/languages.ts';
import { expect, ready, test } from '../test.ts';

const PHONE = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test('the banner takes a sixth of the screen in English and a quarter elsewhere, and the end of the page is clear of it', async ({
    page,
  }) => {
    for (const { code } of LANGUAGES) {
      await page.goto(`${code === 'en' ? '' : `/${code}`}/faq`);
      await ready(page);
      await page.evaluate(() => document.fonts.ready);
      const banner = page.locator('.consent');
      await expect(banner).toBeVisible();
      const { height = Infinity, y: top = 0 } = (await banner.boundingBox()) ?? {};
      expect(height, code).toBeLessThanOrEqual(PHONE.height / (code === 'en' ? 6 : 4));
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const end = await page.locator('.foot').evaluate((foot) => foot.getBoundingClientRect().bottom);
      expect(end, code).toBeLessThanOrEqual(top);
    }
  });
});

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
    await page.goto(path);
    await ready(page);
    // It comes with the faces.
    await expect(page.locator('.consent')).toBeVisible();
    const banner = await page.locator('.consent').boundingBox();
    const buttons = page.locator('main form button:visible');
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      const isClear =
        !!banner &&
        !!box &&
        (box.y + box.height <= banner.y ||
          box.y >= banner.y + banner.height ||
          box.x + box.width <= banner.x ||
          box.x >= banner.x + banner.width);
      expect(isClear, `${path} ${await button.textContent()}`).toBe(true);
    }
  }
});
