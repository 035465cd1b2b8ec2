import type { Page } from '@playwright/test';
import { chromiumPath, CHROMIUM_FLAGS } from '../../fixtures/site/browser.ts';
import { hasFaces } from '../../fixtures/text/faces.ts';
import { speaker } from '../language/phrases.ts';
import { expectFields, fillIn, hold, open, openByMenu, pickerOf, send } from '../steps.ts';
import { expect, ready, test } from '../test.ts';

declare global {
  interface Window {
    /** Marks a page before it is left: a reloaded page loses the mark. */
    wasLeft?: boolean;
  }
}

// Chromium's headless shell has no back/forward cache, and Playwright switches that of others off.
test.use({
  launchOptions: {
    executablePath: chromiumPath('chromium'),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

// One worker, because each starts its own browser for these tests.
test.describe.configure({ mode: 'default' });

test.describe('a page from the back/forward cache', () => {
  test('keeps its scroll position and its input', async ({ page }) => {
    await open(page, '/contact');
    await page.locator('main [name=message]').fill('Keep me.');
    // Fonts that load move the text, and the browser scrolls with it.
    await page.waitForFunction(hasFaces);
    await page.evaluate(() => window.scrollTo(0, 400));
    await leaveFor(page, 'FAQ');
    await goBack(page);
    await expect(page).toHaveURL(/\/contact$/);
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(400);
    await expect(page.locator('main [name=message]')).toHaveValue('Keep me.');
    await send(page);
    await expect(page.getByText('Missing Information')).toBeVisible();
  });

  test('has the theme that was chosen meanwhile, no answered banner, and no old error', async ({ page }) => {
    await open(page, '/contact');
    await send(page);
    const notice = page.getByText('Missing Information');
    const banner = page.getByRole('complementary', { name: 'Cookies' });
    await expect(notice).toBeVisible();
    await expect(banner).toBeVisible();
    await leaveFor(page, 'FAQ');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await goBack(page);
    await expect(page.locator('html')).toHaveClass(/light/);
    await expect(banner).toBeHidden();
    await expect(notice).toBeHidden();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  });

  test('has the language that was chosen meanwhile', async ({ page }) => {
    await open(page, '/contact');
    await page.locator('main [name=message]').fill('Keep me.');
    await leaveFor(page, 'FAQ');
    await pickerOf(page).selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(pickerOf(page)).toBeEnabled();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('button', { name: speaker('de')('Send message') })).toBeVisible();
    await expect(page.locator('main [name=message]')).toHaveValue('Keep me.');
    await expect(pickerOf(page)).toBeEnabled();
  });

  test('has a language picker that answers, after a choice that led to another address', async ({ page }) => {
    await open(page, '/de/faq');
    await page.evaluate(() => {
      window.wasLeft = true;
    });
    await pickerOf(page).selectOption('fr');
    await expect(page).toHaveURL(/\/fr\/faq$/);
    await ready(page);
    await goBack(page);
    await expect(page).toHaveURL(/\/de\/faq$/);
    await expect(pickerOf(page)).toBeEnabled();
    await expect(pickerOf(page)).toHaveValue('de');
  });

  test('has the draft that was being read, which is stored nowhere', async ({ page }) => {
    const draft = 'Our groundbreaking pump had record revenue.';
    await open(page, '/tools/read-a-draft');
    await page.locator('[data-kept=draft]').fill(draft);
    await leaveFor(page, 'FAQ');
    await goBack(page);
    await expect(page.locator('[data-kept=draft]')).toHaveValue(draft);
    await expect(page.locator('.finding-list li')).toHaveCount(2);
  });

  test('says that its message was sent meanwhile, and has the form again when another message was begun', async ({
    page,
  }) => {
    const goBackTwice = async () => {
      await page.evaluate(() => history.go(-2));
      await page.waitForFunction(() => window.wasLeft);
    };
    await open(page, '/contact');
    await fillIn(page, { message: 'x' });
    await leaveFor(page, 'FAQ');
    await openByMenu(page, 'Contact');
    await expect(page.locator('main [name=message]')).toHaveValue('x');
    await send(page);
    await expect(page.getByText('Message Sent!')).toBeVisible();
    await goBackTwice();
    await expect(page.getByText('Message Sent!')).toBeVisible();
    await expectFields(page, { firstName: '', lastName: '', email: '', message: '' });

    await leaveFor(page, 'FAQ');
    await openByMenu(page, 'Contact');
    await page.locator('.sent').getByRole('link').click();
    await page.locator('main [name=message]').fill('y');
    await goBackTwice();
    await expect(page.locator('main [name=message]')).toBeVisible();
    await expectFields(page, { message: 'y' });
  });

  test('has an empty form when its message was sent before React had hydrated it', async ({ page }) => {
    const letScriptsCome = await hold(page, '**/assets/islands-*.js');
    await open(page, '/contact');
    await fillIn(page);
    // The message of a page that is restored at that moment.
    await page.evaluate(() => {
      const island = document.querySelector<HTMLElement>('[data-island]');
      const forget = () => {
        sessionStorage.setItem('unsent-input', JSON.stringify({ contact: {} }));
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      };
      if (island) new MutationObserver(forget).observe(island, { attributeFilter: ['data-mounted'] });
    });
    letScriptsCome();
    await expect(page.locator('[data-mounted]')).toBeVisible();
    await send(page);
    await expect(page.getByText('Missing Information')).toBeVisible();
    await expectFields(page, { firstName: '', lastName: '', email: '', message: '' });
  });
});

/** Follows a link of the menu. */
async function leaveFor(page: Page, name: string) {
  await page.evaluate(() => {
    window.wasLeft = true;
  });
  await openByMenu(page, name);
}

/** Resolves when the previous page is restored from the cache. Playwright's own method would wait for a load. */
async function goBack(page: Page) {
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => window.wasLeft);
}
