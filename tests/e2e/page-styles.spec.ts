import { SITE_PAGES } from '../fixtures/site-pages.ts';
import { WHOLE_SHEET, WHOLE_SHEETS } from './missing-rules.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false, expectedErrors: /status of 404/ });

test('there is one whole sheet', () => {
  expect(WHOLE_SHEETS).toHaveLength(1);
});

/** All that the sheet declares; custom properties show in what they are used for. */
const PROPERTIES = [
  ...new Set(Array.from(WHOLE_SHEET.matchAll(/(?<=[{;])[a-z][a-z-]*(?=:)/g), ([name]) => name)),
];

for (const path of [...SITE_PAGES.map((page) => page.path), '/nothing-here', '/ar/pricing']) {
  test(`${path} looks the same with the rules of all pages as with those it brings`, async ({ page }) => {
    await page.goto(path);
    const changed = await page.evaluate(
      ([css, properties]) => {
        const elements = [...document.body.querySelectorAll('*')];
        const looks = () =>
          elements.map((element) => {
            const style = getComputedStyle(element);
            return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
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
      },
      [WHOLE_SHEET, PROPERTIES] as const,
    );
    expect(changed.slice(0, 5)).toEqual([]);
  });
}
