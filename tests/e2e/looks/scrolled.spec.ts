import { coveredText } from '../../fixtures/text/covered-text.ts';
import { TEST_ALL } from '../../fixtures/effort.ts';
import { ADDED_ARTICLES, addArticles, LONG_TEXTS } from '../../fixtures/text/long-texts.ts';
import { startSite } from '../../fixtures/site/site.ts';
import { MODULE_PAGES } from '../../fixtures/site/site-pages.ts';
import { barriers, show } from '../barriers.ts';
import { open } from '../steps.ts';
import { expect, test } from '../test.ts';

// Sticky parts cover text only while somebody scrolls. The walk (walk.spec.ts) scrolls each page of the site.

const STEP = 300;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a wide table does not run under the table of contents, and an article without headings has no contents', async ({
  page,
}) => {
  await using site = await startSite({}, addArticles);
  for (const path of ADDED_ARTICLES) {
    await open(page, site.url + path);
    for (const width of [390, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(coveredText, STEP), `${path} at ${width} px`).toEqual([]);
    }
  }
  await expect(page.locator('.toc')).toHaveCount(0);
});

test('the marked entry of the contents is readable in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of TEST_ALL ? LONG_TEXTS : LONG_TEXTS.filter((one) => MODULE_PAGES.includes(one))) {
    await open(page, path);
    await page
      .locator('.prose h2')
      .nth(2)
      .evaluate((heading) => heading.scrollIntoView());
    for (const theme of ['dark', 'light'] as const) {
      await show(page, theme);
      expect.soft(await barriers(page, '.toc'), `${path}, ${theme}`).toEqual([]);
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
