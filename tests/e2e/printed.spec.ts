import type { Page } from '@playwright/test';
import { open } from './steps.ts';
import { expect, ready, test } from './test.ts';

/** As the page is on paper: printed once, as the browser tells it, and then shown so. */
async function showAsPrinted(page: Page) {
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
}

/** On margins of 10 mm, like those of browsers. */
async function pagesOnPaper(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({
    format,
    margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' },
  });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.describe('the price list on paper', () => {
  for (const language of ['en', 'de', 'ar', 'ja']) {
    test(`is one page in ${language}, of either format, in either billing period`, async ({ page }) => {
      for (const period of ['monthly', 'annual']) {
        await page.goto(`${language === 'en' ? '' : `/${language}`}/pricing?period=${period}`);
        expect(await pagesOnPaper(page, 'A4')).toBe(1);
        expect(await pagesOnPaper(page, 'Letter')).toBe(1);
      }
    });
  }

  test('has both prices of each plan, what it includes and the day, and no buttons', async ({ page }) => {
    await page.goto('/pricing');
    const day = page.locator('[data-printed]');
    await expect(day).toHaveCount(1);
    await expect(day).toBeHidden();
    await ready(page);
    await showAsPrinted(page);
    await expect(day).toBeVisible();
    await expect(day).toHaveText(
      await page.evaluate(() => new Date().toLocaleDateString('en', { dateStyle: 'long' })),
    );
    for (const price of await page.locator('.price').all()) await expect(price).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('main').getByRole('radio')).toHaveCount(0);
  });
});

for (const path of ['/pricing', '/intel/advanced-analytics-article', '/privacy-policy']) {
  test(`${path} is printed with logo, address and date, also from far down the page`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, 900));
    await showAsPrinted(page);
    await expect(page.getByRole('banner').locator('.logo')).toBeVisible();
    await expect(page.getByRole('banner').locator('.bar')).toHaveCSS('position', 'static');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.locator('main :is(time, [data-printed])').first()).toBeVisible();
    const address = page.locator('link[rel="canonical"]');
    expect(await address.evaluate((link) => link.checkVisibility())).toBe(true);
    const printed = await address.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(printed).toContain(new URL(path, page.url()).href);
  });

  test(`${path} never breaks a page inside a table row or after a heading`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const values = (selector: string, property: string) =>
      page.locator(selector).evaluateAll((all, name) => {
        const seen = all.filter((one) => one.checkVisibility());
        return [...new Set(seen.map((one) => getComputedStyle(one).getPropertyValue(name)))];
      }, property);
    expect(await values('main :is(tr, li)', 'break-inside')).toEqual(['avoid']);
    expect(await values('main :is(h1, h2, h3)', 'break-after')).toEqual(['avoid']);
  });
}

for (const path of ['/tools/filing-dates', '/about', '/contact']) {
  test(`no item of a list on ${path} is parted from its sentence`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const items = page.locator('main dl > div');
    await expect(items).not.toHaveCount(0);
    const kept = await items.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
    expect(new Set(kept)).toEqual(new Set(['avoid']));
  });
}
