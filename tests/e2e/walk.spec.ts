import type { Page } from '@playwright/test';
import { tagOf } from '../../site/language/languages.ts';
import { localizePath } from '../../site/language/paths/localized-path.ts';
import { TEST_ALL } from '../fixtures/effort.ts';
import { MODULE_PAGES, SITE_PAGES } from '../fixtures/site/site-pages.ts';
import { barriers, overflow, show, strayArrows } from './barriers.ts';
import { directionOf, speaker, type LanguageCode } from './language/phrases.ts';
import { missingSheets } from './looks/missing-sheets.ts';
import { QUOTED } from './language/quoted-words.ts';
import { open, send } from './steps.ts';
import { expect, ready, test } from './test.ts';

// Each page is opened once in each language, and every rule for all pages is checked there. Every console error fails
// a test, and so does React's when an island does not find what the server sent. Pages share a browser tab, as in a
// visit: most of the time of a page is that of its fonts and scripts.

interface Look {
  theme: 'dark' | 'light';
  viewport: { width: number; height: number };
}

interface Questions {
  code: LanguageCode;
  paths: readonly string[];
  /** The look in which axe examines the pages. */
  axe?: Look;
}

const LARGE: Look = { theme: 'dark', viewport: { width: 1280, height: 800 } };
const SMALL: Look = { theme: 'light', viewport: { width: 390, height: 844 } };

const EVERY_PAGE = SITE_PAGES.map(({ path }) => path);
const OTHER_PAGES = [
  ...EVERY_PAGE.filter((path) => !MODULE_PAGES.includes(path)),
  '/pricing?period=annual',
  '/intel?tag=none',
  '/no-such-page',
  '/intel/no-such-page',
];

/**
 * They differ in direction, fonts, quotation marks, the order of names, and in the length of their words: German has
 * the longest.
 */
const LANGUAGES: readonly Questions[] = [
  { code: 'en', paths: MODULE_PAGES, axe: LARGE },
  { code: 'en', paths: OTHER_PAGES, ...(TEST_ALL && { axe: SMALL }) },
  { code: 'ar', paths: MODULE_PAGES, axe: SMALL },
  { code: 'de', paths: TEST_ALL ? EVERY_PAGE : MODULE_PAGES },
  {
    code: 'ja',
    paths: TEST_ALL ? MODULE_PAGES : ['/', '/pricing', '/contact', '/solutions/public-companies'],
  },
];

/** So few that a test ends in time on a busy machine. */
const PAGES_OF_A_TEST = 6;

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The browser itself reports that a page was not found.
  expectedErrors: /status of 404/,
});

for (const { code, paths, axe } of LANGUAGES) {
  for (let first = 0; first < paths.length; first += PAGES_OF_A_TEST) {
    const some = paths.slice(first, first + PAGES_OF_A_TEST);
    test(`in ${code} pages have no barrier, fit every screen and look as they should: ${some.join(', ')}`, async ({
      page,
    }) => {
      for (const path of some) {
        await page.setViewportSize(LARGE.viewport);
        await open(page, localizePath(code, path));
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', tagOf(code));
        await expect(html).toHaveAttribute('dir', directionOf(code));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
        await expect(page.locator('link:is([rel=icon][href$=svg], [rel=manifest])')).toHaveCount(2);
        expect.soft(await askedEarly(page), path).toEqual([]);
        if (code === 'en') expect.soft(await missingWords(page, path), path).toEqual([]);
        expect.soft(await overflow(page), path).toBe(0);
        if (axe) {
          await page.setViewportSize(axe.viewport);
          await show(page, axe.theme);
          expect.soft(await barriers(page), path).toEqual([]);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await overflow(page), `${path} at 320 px`).toBe(0);
        expect.soft(await strayArrows(page), path).toEqual([]);
        await page.setViewportSize({ width: 640, height: 900 });
        await html.evaluate((root) => (root.style.fontSize = '200%'));
        expect.soft(await overflow(page), `${path}, text twice as large`).toBe(0);
        expect.soft(await missingSheets(page), path).toEqual([]);
      }
    });
  }
}

/** Scripts, icons and manifest that the page requested before its first paint. */
async function askedEarly(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const early = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (paint?.startTime ?? Infinity));
    return early.map(({ name }) => name).filter((name) => /\.(?:js|svg|webmanifest)$/.test(name));
  });
}

/** The words and figures of the specification that the text of a page lacks, as search and copying would find it. */
async function missingWords(page: Page, path: string): Promise<string[]> {
  const quoted = QUOTED[path]?.split(' | ') ?? [];
  // The consent banner appears after the fonts.
  await expect(page.locator('.consent')).toBeVisible();
  // Answers that are folded are not part of the text of a page.
  const text = await page.evaluate(() => {
    const folded = [...document.querySelectorAll('details:not([open])')] as HTMLDetailsElement[];
    const names = folded.map(({ name }) => name);
    for (const one of folded) Object.assign(one, { name: '', open: true });
    const { innerText } = document.body;
    folded.forEach((one, index) => Object.assign(one, { open: false, name: names[index] }));
    return innerText;
  });
  return quoted.filter((words) => !text.includes(words));
}

for (const code of ['de', 'ar', 'ja'] as const) {
  test(`navigation, validation, notices, dialogs and an unknown address speak ${code}`, async ({ page }) => {
    const say = speaker(code);
    await page.goto(localizePath(code, '/no-such-page'));
    await expect(page.getByText(say('Oops! Page not found'))).toBeVisible();
    await ready(page);
    const menu = page.getByRole('navigation', { name: say('Main') });
    await menu.getByRole('link', { name: say('Contact'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${localizePath(code, '/contact')}$`));
    await ready(page);
    await send(page);
    await expect(page.getByRole('alert')).toContainText(say('Missing Information'));
    await expect(page.getByText(say('Enter your last name.'))).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Join'), exact: true })
      .click();
    await expect(page.getByRole('heading', { name: say('Join {brand}') })).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of each kind reads in full', async ({ page }) => {
    for (const path of MODULE_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(400);
    }
  });
});
