import { LANGUAGES } from '../../../site/language/languages.ts';
import { localizePath } from '../../../site/language/paths/localized-path.ts';
import { TEST_ALL } from '../../fixtures/effort.ts';
import { SITE_PAGES } from '../../fixtures/site/site-pages.ts';
import { tornWords, WIDTHS } from '../../fixtures/text/torn-words.ts';
import { expect, test } from '../test.ts';

test.skip(!TEST_ALL, 'npm run test:all');

// Without scripts a page loads faster, with the same fonts.
test.use({ javaScriptEnabled: false });

for (const { code } of LANGUAGES) {
  test(`in ${code} no word of a headline is torn apart or leaves its box, at any window width`, async ({
    page,
  }) => {
    for (const { path } of SITE_PAGES) {
      await page.goto(localizePath(code, path));
      // Layout makes a page request its fonts. Some Russian pages use system fonts only.
      await page.evaluate(() => document.body.getBoundingClientRect());
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(tornWords), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
