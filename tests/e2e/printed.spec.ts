import type { Page } from '@playwright/test';
import { open } from './steps.ts';
import { expect, test } from './test.ts';

test('the price list is one page of paper, also where its words are long, of either format, in either billing period', async ({
  page,
}) => {
  // English, and the longest price lists in letters that every machine with a Chromium has.
  for (const prefix of ['', '/ru', '/nl', '/fa']) {
    for (const period of ['monthly', 'annual']) {
      const path = `${prefix}/pricing?period=${period}`;
      await page.goto(path);
      // It comes with the fonts.
      await expect(page.locator('.consent')).toBeVisible();
      // Letter is shorter than A4, and A4 narrower than Letter.
      expect(await pagesOnPaper(page, 'A4'), path).toBe(1);
      expect(await pagesOnPaper(page, 'Letter'), path).toBe(1);
    }
  }
});

test('the printed price list has both prices of each plan, what it includes and the day, and no buttons', async ({
  page,
}) => {
  await open(page, '/pricing');
  const day = page.locator('[data-printed]');
  await expect(day).toHaveCount(1);
  await expect(day).toBeHidden();
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

test('a page is printed with logo, address and date, also from far down, and breaks neither in an item nor after a heading', async ({
  page,
}) => {
  for (const path of [
    '/pricing',
    '/intel/advanced-analytics-article',
    '/privacy-policy',
    '/tools/filing-dates',
  ]) {
    await page.emulateMedia({ media: null });
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
    expect(await stylesOf(page, 'main :is(tr, li, dl > div)', 'break-inside')).toEqual(['avoid']);
    expect(await stylesOf(page, 'main :is(h1, h2, h3)', 'break-after')).toEqual(['avoid']);
  }
});

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

/** The values of a property, of all elements that are seen. */
function stylesOf(page: Page, selector: string, property: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all, name) => {
    const seen = all.filter((one) => one.checkVisibility());
    return [...new Set(seen.map((one) => getComputedStyle(one).getPropertyValue(name)))];
  }, property);
}
