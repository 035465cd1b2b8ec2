import type { Page } from '@playwright/test';
import { TEST_ALL } from '../../fixtures/effort.ts';
import { MODULE_PAGES } from '../../fixtures/site/site-pages.ts';
import { open } from '../steps.ts';
import { expect, test } from '../test.ts';

test('the price list fits on one page of paper, A4 or Letter, even with long words, in either billing period', async ({
  page,
}) => {
  // English, and the longest price lists in scripts that every machine with Chromium can show. Paper has both prices.
  for (const path of ['/pricing', '/ru/pricing?period=annual', '/nl/pricing', '/fa/pricing?period=annual']) {
    await page.goto(path);
    // The banner appears after the fonts.
    await expect(page.locator('.consent')).toBeVisible();
    // The questions and the promise follow on the next page.
    await page.locator('.comparison ~ section').evaluateAll((rest) => rest.forEach((one) => one.remove()));
    expect(await pagesOnPaper(page), path).toBe(1);
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
  expect(await page.evaluate(controls)).toEqual([]);
});

test('on paper every answer is printed, without buttons and fields; then the page is as before', async ({
  page,
}) => {
  const some = ['/faq', '/support', '/intel/advanced-analytics-article', '/tools/read-a-draft'];
  for (const path of TEST_ALL ? MODULE_PAGES : some) {
    await page.emulateMedia({ media: null });
    await open(page, path);
    const before = await page.evaluate(foldings);
    await page.evaluate(() =>
      addEventListener('beforeprint', () =>
        document.body.setAttribute(
          'data-folded',
          `${document.querySelectorAll('details:not([open])').length}`,
        ),
      ),
    );
    await showAsPrinted(page);
    await expect(page.locator('body')).toHaveAttribute('data-folded', '0');
    expect(await page.evaluate(foldings), path).toEqual(before);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.evaluate(foldedAway), path).toEqual([]);
    expect(await page.evaluate(controls), path).toEqual([]);
  }
});

test('the figures of a draft are printed although they are buttons, but no other control is', async ({
  page,
}) => {
  await open(page, '/');
  await showAsPrinted(page);
  for (const figure of await page.locator('.draft-words mark').all()) await expect(figure).toBeVisible();
  expect(await page.evaluate(controls)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of each kind reads in full; on paper it has every answer, and no buttons and fields', async ({
    page,
  }) => {
    for (const path of MODULE_PAGES) {
      await page.emulateMedia({ media: null });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(400);
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(foldedAway), path).toEqual([]);
      expect(await page.evaluate(controls), path).toEqual([]);
    }
  });
});

test('on wide paper the answers are under their questions and do not overlap', async ({ page }) => {
  await page.setViewportSize({ width: 1123, height: 794 });
  await open(page, '/faq');
  await showAsPrinted(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const edges = await page
    .locator('.faq :is(summary, .answer)')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).flatMap(({ top, bottom }) => [top, bottom]),
    );
  expect(edges.length).toBeGreaterThan(20);
  expect(edges).toEqual(edges.toSorted((one, other) => one - other));
});

test('a page is printed with logo, address and date, even when scrolled far down, and breaks neither in an item nor after a heading', async ({
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

/** Shows the page as on paper: fires the browser's print events, then applies print styles. */
async function showAsPrinted(page: Page) {
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
}

/** All details elements in order: group, and whether open. */
function foldings() {
  return Array.from(document.querySelectorAll('details'), (one) => [one.getAttribute('name'), one.open]);
}

/** The questions whose answer has no place on the page. Contents lists are left out: they lead nowhere on paper. */
function foldedAway() {
  const questions = document.querySelectorAll('main details:not(.toc) > summary');
  return Array.from(questions)
    .filter(({ nextElementSibling }) => !nextElementSibling?.getBoundingClientRect().height)
    .map(({ textContent }) => textContent);
}

/** Elements that can only be pressed or filled in. */
function controls() {
  // Words that are buttons, such as a marked figure, are printed.
  const all = document.querySelectorAll('button:not(.bare), .btn, input, select, textarea');
  return Array.from(all)
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0)
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}

/** On paper as narrow as A4 and as short as Letter, with margins of 10 mm, like those of browsers. */
async function pagesOnPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({
    width: '210mm',
    height: '11in',
    margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' },
  });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The values of a property, of all visible elements. */
function stylesOf(page: Page, selector: string, property: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all, name) => {
    const seen = all.filter((one) => one.checkVisibility());
    return [...new Set(seen.map((one) => getComputedStyle(one).getPropertyValue(name)))];
  }, property);
}
