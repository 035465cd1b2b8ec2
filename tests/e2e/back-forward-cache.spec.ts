import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumPath, CHROMIUM_FLAGS } from '../fixtures/browser.ts';
import { expect, ready, test } from './test.ts';

/** Playwright switches the cache off, and the headless shell has none; visitors have it. */
let browser: Browser;
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: chromiumPath('chromium'),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

const FIELDS = { '/contact': 'main [name=message]', '/tools/read-a-draft': 'main textarea' };

for (const [path, field] of Object.entries(FIELDS)) {
  test(`${path} is restored by Back, not loaded, with its place and what was typed`, async ({ site }) => {
    const page = await browser.newPage();
    await page.goto(site.url + path);
    await ready(page);
    await page.locator(field).fill('Our results are due on November 9.');
    await page.evaluate(() => {
      Object.assign(window, { wasHere: true });
      window.scrollTo(0, 120);
    });
    await openFaq(page);
    await back(page);
    expect(await page.evaluate(() => 'wasHere' in window)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(120);
    await expect(page.locator(field)).toHaveValue('Our results are due on November 9.');
    await page.close();
  });
}

test('a page that comes back follows the theme and the language that were chosen since', async ({ site }) => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/contact`);
  await ready(page);
  await openFaq(page);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await page.getByRole('banner').locator('select').first().selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await back(page);
  await expect(page.locator('html')).toHaveClass(/light/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.close();
});

async function openFaq(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await ready(page);
}

/** A page that is restored is not loaded, so there is no load to wait for. */
async function back(page: Page) {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).not.toHaveURL(/\/faq$/);
}
