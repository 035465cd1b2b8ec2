import type { Page } from '@playwright/test';
import { tagOf } from '../../app/language/languages.ts';
import { localizePath } from '../../app/language/localized-path.ts';
import { TEST_ALL } from '../fixtures/effort.ts';
import { MODULE_PAGES, SITE_PAGES } from '../fixtures/site-pages.ts';
import { barriers, overflow, show, strayArrows } from './barriers.ts';
import { directionOf, speaker, type LanguageCode } from './phrases.ts';
import { expect, ready, test } from './test.ts';
import { QUOTED } from './quoted-words.ts';

// Each page is opened once in each language, and all that must hold for every page is asked there. Every console error fails
// a test, and so does React's when an island does not find what the server sent.

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

interface Questions {
  code: LanguageCode;
  paths: readonly string[];
  /** Looks that axe examines: both themes at both widths, over the languages. */
  axe: (path: string) => readonly ('wide' | 'narrow')[];
  themes: { wide: 'dark' | 'light'; narrow: 'dark' | 'light' };
}

const isModulePage = (path: string) => MODULE_PAGES.includes(path);
const EVERY_PAGE = SITE_PAGES.map(({ path }) => path);

/** In other languages little changes that axe can see: a form, a table, drawings and a menu stand for all pages. */
const SOME_PAGES = new Set(['/', '/pricing', '/contact', '/solutions/public-companies']);

/** They differ in direction, fonts, quotation marks, the order of names, and in the length of their words: German has the longest. */
const LANGUAGES: readonly Questions[] = [
  {
    code: 'en',
    paths: [...EVERY_PAGE, '/no-such-page', '/intel/no-such-page'],
    axe: (path) => (isModulePage(path) ? ['wide', 'narrow'] : TEST_ALL ? ['narrow'] : []),
    themes: { wide: 'dark', narrow: 'light' },
  },
  {
    code: 'ar',
    paths: MODULE_PAGES,
    axe: (path) => (SOME_PAGES.has(path) ? ['wide', 'narrow'] : []),
    themes: { wide: 'light', narrow: 'dark' },
  },
  {
    code: 'de',
    paths: TEST_ALL ? EVERY_PAGE : MODULE_PAGES,
    axe: () => [],
    themes: { wide: 'dark', narrow: 'dark' },
  },
  {
    code: 'ja',
    paths: TEST_ALL ? MODULE_PAGES : [...SOME_PAGES],
    axe: () => [],
    themes: { wide: 'dark', narrow: 'dark' },
  },
];

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The browser itself reports that a page was not found.
  expectedErrors: /status of 404/,
});

for (const { code, paths, axe, themes } of LANGUAGES) {
  for (const path of paths) {
    test(`${path} in ${code} has no barrier, fits every screen and looks as it should`, async ({ page }) => {
      await page.setViewportSize(WIDE);
      await page.goto(localizePath(code, path));
      await ready(page);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', tagOf(code));
      await expect(html).toHaveAttribute('dir', directionOf(code));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
      if (code === 'en') expect.soft(await missingWords(page, path)).toEqual([]);
      expect.soft(await overflow(page), 'wide').toBe(0);
      if (axe(path).includes('wide')) {
        await show(page, themes.wide);
        expect.soft(await barriers(page), 'wide').toEqual([]);
      }
      await page.setViewportSize(PHONE);
      if (axe(path).includes('narrow')) {
        await show(page, themes.narrow);
        expect.soft(await barriers(page), 'narrow').toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await overflow(page), '320 px').toBe(0);
      expect.soft(await strayArrows(page)).toEqual([]);
      await page.setViewportSize({ width: 640, height: 900 });
      await html.evaluate((root) => (root.style.fontSize = '200%'));
      expect.soft(await overflow(page), 'text twice as large').toBe(0);
    });
  }
}

/** The words and figures of the specification that are not plain strings of a page, as search and copying would find them. */
async function missingWords(page: Page, path: string): Promise<string[]> {
  const quoted = QUOTED[path]?.split(' | ') ?? [];
  // The banner of consent comes with the fonts.
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
    await page.getByRole('button', { name: say('Send message') }).click();
    await expect(page.getByRole('alert')).toContainText(say('Missing Information'));
    await expect(page.getByText(say('Enter your last name.'))).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Join'), exact: true })
      .click();
    await expect(page.getByRole('heading', { name: say('Join {brand}') })).toBeVisible();
  });
}

test('with another choice, the words of the specification are there too', async ({ page }) => {
  for (const path of ['/pricing?period=annual', '/intel?tag=none']) {
    await page.goto(path);
    await ready(page);
    expect(await missingWords(page, path), path).toEqual([]);
  }
});

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
