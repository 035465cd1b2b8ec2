import type { Page } from '@playwright/test';
import { speaker } from './phrases.ts';
import { expect, ready, test } from './test.ts';

test.describe('the place on a page', () => {
  test('is the top after a new navigation, and where it was left after Back and Forward', async ({
    page,
  }) => {
    await page.goto('/solutions');
    await ready(page);
    await scrollTo(page, 900);
    await openByMenu(page, 'FAQ');
    await expect(page).toHaveTitle(/Frequently/);
    expect(await placeOf(page)).toBe(0);
    await scrollTo(page, 300);
    await page.goBack();
    await expect(page).toHaveTitle(/Solutions for/);
    await expect.poll(() => placeOf(page)).toBe(900);
    await page.goForward();
    await expect(page).toHaveTitle(/Frequently/);
    await expect.poll(() => placeOf(page)).toBe(300);
  });

  test('is where it was left after Back from a page that was loaded anew', async ({ page }) => {
    await page.goto('/solutions');
    await ready(page);
    await scrollTo(page, 900);
    await openByMenu(page, 'FAQ');
    await expect(page).toHaveTitle(/Frequently/);
    await page.reload();
    await ready(page);
    await page.goBack();
    await expect(page).toHaveTitle(/Solutions for/);
    await expect.poll(() => placeOf(page)).toBe(900);
  });

  test('is that of the page at hand when Forward follows Back before the scripts have loaded', async ({
    page,
  }) => {
    await page.goto('/about');
    await ready(page);
    await openByMenu(page, 'FAQ');
    await expect(page).toHaveURL(/\/faq$/);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]'));
    await page.evaluate(() => {
      window.addEventListener('popstate', () => history.forward(), { once: true });
      history.back();
    });
    await expect(page).toHaveURL(/\/faq$/);
    release();
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions/i);
  });

  test('is the top again when the link of the page at hand is pressed', async ({ page }) => {
    await page.goto('/faq');
    await ready(page);
    await scrollTo(page, 400);
    await openByMenu(page, 'FAQ');
    await expect.poll(() => placeOf(page)).toBe(0);
  });

  test('stays at a tag that filters the list, and Back takes the filter away', async ({ page }) => {
    await page.goto('/intel');
    await ready(page);
    const tag = page.getByRole('navigation', { name: 'Popular tags' }).getByRole('link').first();
    await tag.scrollIntoViewIfNeeded();
    await tag.click();
    await expect(page).toHaveURL(/tag=/);
    await expect(tag).toBeInViewport();
    await expect(tag).toBeFocused();
    await page.goBack();
    await expect(page).not.toHaveURL(/tag=/);
  });
});

test.describe('the focus is never dropped', () => {
  test('by a link to a place on the page', async ({ page }) => {
    await page.goto('/contact');
    await ready(page);
    const link = page.locator('main a[href="#form"]').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#form')).toBeFocused();
  });

  test('by a language that is chosen', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    const picker = page.getByRole('banner').locator('select').first();
    await picker.focus();
    const places = await recordFocus(page);
    await picker.selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(picker).toBeEnabled();
    await expect(picker).toBeFocused();
    expect(await places()).toEqual(['header', 'select']);
  });

  test('by a form that is being sent, nor by its notice', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/send-contact-email', async (route) => {
      await promise;
      await route.fulfill({ json: { ok: true } });
    });
    await page.goto('/contact');
    await ready(page);
    for (const name of ['firstName', 'lastName', 'message'])
      await page.locator(`main [name=${name}]`).fill('x');
    await page.locator('main [name=email]').fill('ada@company.example');
    const button = page.locator('main form [type=submit]');
    await button.focus();
    const places = await recordFocus(page);
    await page.keyboard.press('Enter');
    await expect(button).toBeDisabled();
    // An answer within the same frame would leave the focus where it is.
    await expect.poll(() => focused(page)).toBe('form');
    resolve();
    await expect(button).toBeFocused();
    expect(await places()).toEqual(['form', 'button']);
    await page.locator('.notices').getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
  });

  test('by the consent banner', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await page.getByRole('button', { name: 'Accept All' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('main');
  });

  test('by the Join dialog, opened from the menu that closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await ready(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Join' }).click();
    await expect(page.getByRole('dialog', { name: 'Join Forthright' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  });

  test('and a visitor who clicks beside everything keeps it let go', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await page.getByRole('button', { name: 'Switch between light and dark' }).focus();
    await page.getByRole('contentinfo').locator('p').first().click();
    await page.evaluate(() => document.body.append(document.createElement('span')));
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await focused(page)).toBe('body');
  });
});

test.describe('a language', () => {
  test('chosen last wins, whichever phrases come first', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/page-data/de/index.phrases.json', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/');
    await ready(page);
    await choose(page, 'de');
    await choose(page, 'fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const answered = page.waitForResponse('**/page-data/de/index.phrases.json');
    resolve();
    await (await answered).finished();
    await expect(page.getByRole('banner').locator('select').first()).toBeEnabled();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('keeps the picker busy for half a second from its first paint', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    const busyAfterPaint = page.evaluate(() => {
      const select = document.querySelector('select');
      return new Promise<number>((resolve) => {
        let paintedAt = 0;
        new MutationObserver(() => {
          // A slow device needs a while from the change to its paint.
          const until = performance.now() + 400;
          while (performance.now() < until);
          requestAnimationFrame(() => {
            paintedAt = performance.now();
          });
        }).observe(document.documentElement, { attributeFilter: ['lang'] });
        new MutationObserver(() => {
          if (!select?.disabled && paintedAt > 0) resolve(performance.now() - paintedAt);
        }).observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
      });
    });
    await page.getByRole('banner').locator('select').first().selectOption('de');
    expect(await busyAfterPaint).toBeGreaterThan(450);
  });
});

test.describe('a page whose data cannot be had', () => {
  test('asks for no consent that it could not take, and comes alive when the network is back', async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let failures = 0;
    await page.route('**/page-data/**', async (route) => {
      if (failures < 1) {
        failures += 1;
        await route.fulfill({ status: 503 });
        resolve();
      } else await route.continue();
    });
    await page.goto('/');
    await promise;
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('complementary', { name: 'Cookies' })).toBeHidden();
    await ready(page);
    await expect(page.getByRole('complementary', { name: 'Cookies' })).toBeVisible();
  });

  test('stays readable in its language for as long as that lasts', async ({ page, speak }) => {
    await speak('de');
    await page.route('**/page-data/**', (route) => route.abort());
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto('/');
    await warned;
    await expect(page.getByRole('link', { name: speaker('de')('Talk to our team') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
  test.use({ expectedErrors: /status of 503|ERR_FAILED/ });
});

/** What has received the focus since. */
async function recordFocus(page: Page) {
  const places = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('focusin', () => names.push(document.activeElement?.localName ?? ''));
    return names;
  });
  return () => places.jsonValue();
}

async function choose(page: Page, code: string) {
  // A visitor would wait until the picker can be used again; two tabs or an offer need not.
  await page.evaluate((value) => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'selectedLanguage', newValue: value }));
  }, code);
}

async function openByMenu(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((place) => window.scrollTo(0, place), top);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

function placeOf(page: Page) {
  return page.evaluate(() => Math.round(window.scrollY));
}

function focused(page: Page) {
  return page.evaluate(() => document.activeElement?.localName);
}
