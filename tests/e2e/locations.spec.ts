import type { Page } from '@playwright/test';
import { expect, ready, test } from './test.ts';

declare global {
  interface Window {
    /** Milliseconds from the first paint until the language picker was enabled again. */
    freedAfter?: number;
  }
}

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

  test('is the top again when the link of the page at hand is pressed', async ({ page }) => {
    await page.goto('/faq');
    await ready(page);
    await scrollTo(page, 400);
    await openByMenu(page, 'FAQ');
    await expect.poll(() => placeOf(page)).toBe(0);
  });

  test('is the top of a list that a tag filters, and Back takes the filter away where the tag was pressed', async ({
    page,
  }) => {
    await page.goto('/intel');
    await ready(page);
    const tag = page.getByRole('navigation', { name: 'Popular tags' }).getByRole('link').first();
    await tag.click();
    await expect(page).toHaveURL(/tag=/);
    await expect(page.getByRole('heading', { level: 2, name: /^Articles tagged/ })).toBeInViewport();
    expect(await placeOf(page)).toBe(0);
    await page.goBack();
    await expect(page).not.toHaveURL(/tag=/);
    await expect(tag).toBeInViewport();
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
    const picker = pickerOf(page);
    await picker.focus();
    await picker.selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(picker).toBeEnabled();
    await expect(picker).toBeFocused();
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
});

test.describe('a language', () => {
  test('chosen last wins, in another tab too, whichever page comes first', async ({ page, context }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.goto('/');
    await ready(page);
    const other = await context.newPage();
    await other.goto('/faq');
    await ready(other);
    let asked = 0;
    await page.route(
      (url) => url.pathname === '/',
      async (route) => {
        asked += 1;
        if (asked === 1) await promise;
        await route.continue();
      },
    );
    await pickerOf(page).selectOption('de');
    await expect.poll(() => asked).toBe(1);
    await expect(other.locator('html')).toHaveAttribute('lang', 'de');
    await ready(other);
    await pickerOf(other).selectOption('fr');
    await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    resolve();
    await expect(pickerOf(page)).toBeEnabled();
    await expect(pickerOf(page)).toHaveValue('fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('keeps the picker busy for half a second from its first paint', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(([change]) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        if (change?.target instanceof HTMLSelectElement && !change.target.disabled && paint) {
          window.freedAfter ??= performance.now() - paint.startTime;
        }
      }).observe(document, { subtree: true, attributeFilter: ['disabled'] });
    });
    await page.goto('/');
    await ready(page);
    await pickerOf(page).selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(pickerOf(page)).toBeEnabled();
    await ready(page);
    await expect.poll(() => page.evaluate(() => window.freedAfter)).toBeGreaterThan(499);
  });

  for (const address of ['/faq', '/de/faq']) {
    test(`keeps the place on the page and the open answer at ${address}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 600 });
      await page.goto(address);
      await ready(page);
      const question = page.locator('main details').nth(2);
      const top = () =>
        question.locator('summary').evaluate((summary) => Math.round(summary.getBoundingClientRect().top));
      await question.locator('summary').click();
      await scrollTo(page, await page.evaluate((place) => window.scrollY + place - 250, await top()));
      const before = await top();
      expect(before).toBeCloseTo(250, -1);
      await pickerOf(page).selectOption('ja');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
      await ready(page);
      await expect(pickerOf(page)).toBeEnabled();
      await expect(page.locator('main details[open]')).toHaveCount(1);
      await expect(question).toHaveAttribute('open');
      expect(Math.abs((await top()) - before)).toBeLessThan(5);
    });
  }

  test('keeps the place in the address', async ({ page }) => {
    await page.goto('/contact#form');
    await ready(page);
    await pickerOf(page).selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL(/\/contact#form$/);
    await expect(page.locator('#form')).toBeInViewport();
  });

  for (const address of ['/tools/read-a-draft', '/de/tools/read-a-draft']) {
    test(`keeps the draft that is being read at ${address}, for this change only`, async ({ page }) => {
      const draft = 'Our groundbreaking pump will double sales.';
      const field = page.locator('.draft-field textarea');
      const findings = page.locator('.finding-list li');
      await page.goto(address);
      await ready(page);
      await field.fill(draft);
      await expect(findings).toHaveCount(2);
      await pickerOf(page).selectOption('fr');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(field).toHaveValue(draft);
      await ready(page);
      await expect(findings).toHaveCount(2);
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(stored).not.toContain('groundbreaking');
    });
  }
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

function pickerOf(page: Page) {
  return page.getByRole('banner').locator('select').first();
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
