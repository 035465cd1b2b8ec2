import type { Page } from '@playwright/test';
import { tagOf } from '../../site/language/languages.ts';
import { localizePath } from '../../site/language/paths/localized-path.ts';
import { TEST_ALL } from '../fixtures/effort.ts';
import { MODULE_PAGES, SITE_PAGES } from '../fixtures/site/site-pages.ts';
import { hasFaces, wordsInAnotherFace } from '../fixtures/text/faces.ts';
import { tornWords } from '../fixtures/text/torn-words.ts';
import { coveredText } from '../fixtures/text/covered-text.ts';
import { LONG_TEXTS } from '../fixtures/text/long-texts.ts';
import { barriers, overflow, show, strayArrows } from './barriers.ts';
import { directionOf, type LanguageCode } from './language/phrases.ts';
import { missingSheets } from './looks/missing-sheets.ts';
import { QUOTED } from './language/quoted-words.ts';
import { open } from './steps.ts';
import { expect, test } from './test.ts';

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
  /** Whether the pages fit a phone with text twice as large. */
  large?: boolean;
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
  { code: 'en', paths: MODULE_PAGES, axe: LARGE, large: TEST_ALL },
  { code: 'en', paths: OTHER_PAGES, large: TEST_ALL, ...(TEST_ALL && { axe: SMALL }) },
  { code: 'ar', paths: MODULE_PAGES, axe: SMALL },
  { code: 'de', paths: TEST_ALL ? EVERY_PAGE : MODULE_PAGES, large: true },
  {
    code: 'ja',
    paths: TEST_ALL ? MODULE_PAGES : ['/', '/pricing', '/contact', '/solutions/public-companies'],
  },
];

/** Sticky parts cover text only while somebody scrolls, so no screenshot of a whole page shows it. */
const SCROLLED = TEST_ALL
  ? [...EVERY_PAGE, '/no-such-page']
  : [...MODULE_PAGES, ...LONG_TEXTS.filter((path) => path.startsWith('/intel/'))];
const SCROLLED_WIDTHS = TEST_ALL ? [390, 1024, 1440, 1920] : [1024, 1440];

/** So few that a test ends in time on a busy machine. */
const PAGES_OF_A_TEST = 6;

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The browser itself reports that a page was not found.
  expectedErrors: /status of 404/,
});

for (const { code, paths, axe, large } of LANGUAGES) {
  for (let first = 0; first < paths.length; first += PAGES_OF_A_TEST) {
    const some = paths.slice(first, first + PAGES_OF_A_TEST);
    test(`in ${code} pages have no barrier, fit every screen and look as they should: ${some.join(', ')}`, async ({
      page,
      context,
    }) => {
      const browser = await context.newCDPSession(page);
      for (const path of some) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
        await page.setViewportSize(LARGE.viewport);
        await open(page, localizePath(code, path));
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', tagOf(code));
        await expect(html).toHaveAttribute('dir', directionOf(code));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('link[rel=stylesheet]')).toHaveAttribute('media', 'all');
        await expect(page.locator('link:is([rel=icon][href$=svg], [rel=manifest])')).toHaveCount(2);
        // The consent banner appears after the fonts, which move the text.
        await expect(page.locator('.consent')).toBeVisible();
        expect.soft(await askedEarly(page), path).toEqual([]);
        if (code === 'en') {
          expect.soft(await missingWords(page, path), path).toEqual([]);
          await page.waitForFunction(hasFaces);
          expect.soft(await page.evaluate(wordsInAnotherFace), path).toEqual([]);
        }
        expect.soft(await overflow(page), path).toBe(0);
        if (axe) {
          await page.setViewportSize(axe.viewport);
          await show(page, axe.theme);
          expect.soft(await barriers(page), path).toEqual([]);
        }
        if (code === 'en' && SCROLLED.includes(path)) {
          for (const width of SCROLLED_WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            const at = `${path} at ${width} px, scrolled`;
            expect.soft(await page.evaluate(coveredText, 300), at).toEqual([]);
          }
        }
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await overflow(page), `${path} at 320 px`).toBe(0);
        expect.soft(await strayArrows(page), path).toEqual([]);
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
        await expect(html).toHaveCSS('font-size', '32px');
        await page.setViewportSize({ width: 640, height: 900 });
        expect.soft(await overflow(page), `${path}, text twice as large`).toBe(0);
        if (large) await expectFitOnPhones(page, path);
        expect.soft(await missingSheets(page), path).toEqual([]);
      }
    });
  }
}

test('a page that is loaded with text twice as large fits a phone', async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, localizePath('de', '/'));
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expectFitOnPhones(page, '/de');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/pricing', '/solutions/fundraising']) {
    await open(page, path);
    expect.soft(await page.evaluate(tornWords), path).toEqual([]);
  }
});

/** Asks whether a page whose text is twice as large can be read on a phone, down to its end. */
async function expectFitOnPhones(page: Page, path: string) {
  for (const width of [360, 320]) {
    const at = `${path} at ${width} px, text twice as large`;
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await overflow(page), at).toBe(0);
    // Every text is in the window once: only the bar is sticky on a phone.
    expect.soft(await page.evaluate(coveredText, 600), at).toEqual([]);
    // Scrolled to the end, the bar is fixed.
    await expect(page.locator('.bar-fixed')).toBeVisible();
    expect.soft(await cutFromBar(page), at).toEqual([]);
  }
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
