import { parseLocalizedPath } from '../../app/language/localized-path.ts';
import { MODULE_PAGES, SITE_PAGES } from '../fixtures/site-pages.ts';
import { barriers, overflow, show, strayArrows } from './barriers.ts';
import { expect, ready, test } from './test.ts';

const PATHS = [...SITE_PAGES.map(({ path }) => path), '/no-such-page', '/intel/no-such-page'];

/** From right to left little changes that axe can see: a form, a table, drawings and a menu stand for all pages. */
const IN_ARABIC = ['/', '/pricing', '/contact', '/solutions/public-companies'];

/** Both themes at both widths, over the two languages. */
const LOOKS = [
  { language: 'en', wide: 'dark', narrow: 'light', paths: PATHS },
  { language: 'ar', wide: 'light', narrow: 'dark', paths: IN_ARABIC },
] as const;

// The browser itself reports that a page was not found.
test.use({ expectedErrors: /status of 404/ });

for (const { language, wide, narrow, paths } of LOOKS) {
  for (const path of paths) {
    test(`${path} has no barrier that axe can find in ${language}, ${wide} and wide, ${narrow} and narrow`, async ({
      page,
      speak,
    }) => {
      if (language !== 'en') await speak(language);
      await page.goto(path);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (language === 'en' && MODULE_PAGES.includes(path)) {
        await show(page, wide);
        expect(await barriers(page)).toEqual([]);
      }
      await show(page, narrow);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await barriers(page)).toEqual([]);
    });
  }
}

for (const path of PATHS) {
  test(`${path} never scrolls sideways at 320 px, nor with text twice as large, and keeps arrows with their words`, async ({
    page,
    context,
    site,
  }) => {
    for (const language of MODULE_PAGES.includes(path) ? ['en', 'de', 'ar'] : ['de']) {
      await context.addCookies([{ name: 'selectedLanguage', value: language, url: site.url }]);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      expect(await overflow(page), language).toBe(0);
      expect(await strayArrows(page), language).toEqual([]);
      await page.setViewportSize({ width: 640, height: 900 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await overflow(page), `${language}, 200 %`).toBe(0);
    }
  });
}

test('every page has its own title and description, and reads without JavaScript', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const { path } of SITE_PAGES) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    titles.add(await page.title());
    descriptions.add(await page.locator('meta[name=description]').getAttribute('content'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(400);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${site.url}${path === '/' ? '/' : path}`,
    );
  }
  expect(titles.size).toBe(SITE_PAGES.length);
  expect(descriptions.size).toBe(SITE_PAGES.length);
  await context.close();
});

test('every page is at most two clicks from home, and every link inside the site leads somewhere', async ({
  request,
}) => {
  const linksOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return new Set(
      Array.from(html.matchAll(/<a[^>]*\shref="(\/[^"]*)"/g), ([, href = '']) => href.replace(/[#?].*/, '')),
    );
  };
  // Each page also links to its other languages, whose pages link to the same ones.
  const inEnglish = async (path: string) =>
    [...(await linksOf(path))].filter((link) => parseLocalizedPath(link).language === undefined);
  const first = await inEnglish('/');
  const second = new Set<string>(first);
  for (const path of first) for (const link of await inEnglish(path)) second.add(link);
  for (const { path } of SITE_PAGES) expect(second, path).toContain(path);
  const all = new Set([...second, ...(await linksOf('/about'))]);
  for (const path of second) for (const link of await inEnglish(path)) all.add(link);
  for (const path of all) expect((await request.get(path)).status(), path).toBe(200);
});
