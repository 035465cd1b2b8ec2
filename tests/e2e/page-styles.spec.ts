import { globSync, readFileSync } from 'node:fs';
import { SITE_PAGES } from '../../app/site-pages.ts';
import { expect, test } from './test.ts';

/** The style sheet of all pages, which a visit loads when it goes on to another page. */
const WHOLE = globSync('build/client/assets/*.css').map((path) => readFileSync(path, 'utf8'));

test.use({ javaScriptEnabled: false, expectedErrors: /status of 404/ });

test('there is one whole sheet', () => {
  expect(WHOLE).toHaveLength(1);
});

for (const path of [...SITE_PAGES.map((page) => page.path), '/nothing-here', '/ar/pricing']) {
  test(`${path} looks the same with the rules of all pages as with those it brings`, async ({ page }) => {
    await page.goto(path);
    const changed = await page.evaluate((css) => {
      const elements = [...document.body.querySelectorAll('*')];
      const looks = () =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          return Array.from(style, (property) => `${property}: ${style.getPropertyValue(property)}`);
        });
      const alone = looks();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
      return looks().flatMap((style, place) => {
        const now = style.filter((line, index) => line !== alone[place]?.[index]);
        return now.length > 0
          ? [`${elements[place]?.outerHTML.slice(0, 80)} ${now.slice(0, 3).join('; ')}`]
          : [];
      });
    }, WHOLE.join(''));
    expect(changed.slice(0, 5)).toEqual([]);
  });
}
