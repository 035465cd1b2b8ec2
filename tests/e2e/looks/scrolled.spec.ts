import { coveredText } from '../../fixtures/text/covered-text.ts';
import { TEST_ALL } from '../../fixtures/effort.ts';
import { ADDED_ARTICLES, addArticles, LONG_TEXTS } from '../../fixtures/text/long-texts.ts';
import { startSite } from '../../fixtures/site/site.ts';
import { MODULE_PAGES, SITE_PAGES } from '../../fixtures/site/site-pages.ts';
import { barriers, show } from '../barriers.ts';
import { open } from '../steps.ts';
import { expect, test } from '../test.ts';

// Sticky parts cover text only while somebody scrolls, so no screenshot of a whole page shows it.

const STEP = 300;

const WIDTHS = TEST_ALL ? [390, 1024, 1440, 1920] : [1024, 1440];

const ARTICLES = LONG_TEXTS.filter((path) => path.startsWith('/intel/'));

const PATHS = TEST_ALL
  ? [...SITE_PAGES.map(({ path }) => path), '/no-such-page']
  : [...new Set([...MODULE_PAGES, ...ARTICLES])];

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The browser itself reports that a page was not found.
  expectedErrors: /status of 404/,
});

for (const width of WIDTHS) {
  test(`at ${width} px no text is covered, wherever a page is scrolled to`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PATHS) {
      await open(page, path);
      expect.soft(await page.evaluate(coveredText, STEP), path).toEqual([]);
    }
  });
}

test('a wide table is not under the contents of its article, and an article without headings has none', async ({
  page,
}) => {
  await using site = await startSite({}, addArticles);
  for (const width of [390, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ADDED_ARTICLES) {
      await open(page, site.url + path);
      expect.soft(await page.evaluate(coveredText, STEP), `${path} at ${width} px`).toEqual([]);
    }
    await expect(page.locator('.toc')).toHaveCount(0);
  }
});

test('the section that is being read can be read in the contents too, in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of LONG_TEXTS) {
    await open(page, path);
    await page
      .locator('.prose h2')
      .nth(2)
      .evaluate((heading) => heading.scrollIntoView());
    for (const theme of ['dark', 'light'] as const) {
      await show(page, theme);
      expect.soft(await barriers(page), `${path}, ${theme}`).toEqual([]);
    }
  }
});

test('the check finds covered text, and ignores bars, hidden text and tight lines', async ({ page }) => {
  const foundIn = async (html: string) => {
    await page.setContent(`<!doctype html><style>body, p { margin: 0; font: 20px/1 serif }</style>${html}`);
    return (await page.evaluate(coveredText, STEP)).length;
  };
  const text = '<p>Some words of a text that goes on. </p>'.repeat(120);
  const stays = 'position: sticky; top: 0; height: 60px;';
  expect(await foundIn(text)).toBe(0);
  expect(await foundIn(`<div style="${stays} width: 200px">A list</div>${text}`)).toBeGreaterThan(2);
  expect(
    await foundIn(`<div style="${stays} width: 200px; background: red">A list</div>${text}`),
  ).toBeGreaterThan(2);
  expect(await foundIn(`<div style="${stays} width: 200px"></div>${text}`)).toBeGreaterThan(2);
  expect(await foundIn(`<div style="${stays}">A bar that lets text through</div>${text}`)).toBeGreaterThan(2);
  expect(await foundIn(`<div style="${stays} background: white">A bar</div>${text}`)).toBe(0);
  expect(await foundIn(`<p style="margin-bottom: -20px">One</p><p>Other</p>`)).toBe(1);
  expect(await foundIn(`<p style="margin-bottom: -20px; opacity: 0">One</p><p>Other</p>`)).toBe(0);
  expect(await foundIn(`<p style="height: 0; overflow: hidden">One</p><p>Other</p>`)).toBe(0);
});
