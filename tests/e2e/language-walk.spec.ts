import { localizePath } from '../../app/language/localized-path.ts';
import { MODULE_PAGES, SITE_PAGES } from '../fixtures/site-pages.ts';
import { overflow } from './barriers.ts';
import { directionOf, speaker, type LanguageCode } from './phrases.ts';
import { expect, ready, test } from './test.ts';

const LANGUAGES: LanguageCode[] = ['de', 'ar', 'ja'];

/** With long words all of them; in the other languages one of each module. */
const EVERY_PAGE: LanguageCode = 'de';
const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 800 };

// Every console error fails a test, and so does React's of a page that hydration does not find as it was sent.
for (const code of LANGUAGES) {
  test(`pages stand and come alive in ${code}, on a phone and on a desk`, async ({ page }) => {
    test.slow();
    for (const path of code === EVERY_PAGE ? SITE_PAGES.map((one) => one.path) : MODULE_PAGES) {
      await page.setViewportSize(PHONE);
      await page.goto(localizePath(code, path));
      await ready(page);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(code));
      expect(await overflow(page), `${path}, phone`).toBe(0);
      await page.setViewportSize(DESKTOP);
      expect(await overflow(page), `${path}, desk`).toBe(0);
    }
  });

  test(`navigation, validation, notices and dialogs speak ${code}`, async ({ page }) => {
    const say = speaker(code);
    await page.goto(localizePath(code, '/'));
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

  test.describe('an unknown address', () => {
    test.use({ expectedErrors: /404/ });

    test(`says so in ${code}`, async ({ page }) => {
      await page.goto(localizePath(code, '/no-such-page'));
      await expect(page.getByText(speaker(code)('Oops! Page not found'))).toBeVisible();
      await ready(page);
    });
  });
}
