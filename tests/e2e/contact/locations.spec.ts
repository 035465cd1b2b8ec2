import type { Page } from '@playwright/test';
import { hasFaces } from '../../fixtures/text/faces.ts';
import { choose, fillIn, hold, open, openByMenu, pickerOf } from '../steps.ts';
import { expect, ready, test } from '../test.ts';

test.describe('the place on a page', () => {
  test('is the top after a new navigation, and where it was left after Back and Forward', async ({
    page,
  }) => {
    await open(page, '/solutions');
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
    // A link to the current page scrolls to its top.
    await openByMenu(page, 'FAQ');
    await expect.poll(() => placeOf(page)).toBe(0);
  });

  test('is the top of a list that a tag filters, and Back takes the filter away where the tag was pressed', async ({
    page,
  }) => {
    await open(page, '/intel');
    const tag = page.getByRole('navigation', { name: 'Popular tags' }).getByRole('link').first();
    await tag.click();
    await expect(page).toHaveURL(/tag=/);
    await expect(page.getByRole('heading', { level: 2, name: /^Articles tagged/ })).toBeInViewport();
    expect(await placeOf(page)).toBe(0);
    await page.goBack();
    await expect(page).not.toHaveURL(/tag=/);
    await expect(tag).toBeInViewport();
  });

  test('is kept when the home page is reloaded far down on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    const message = page.locator('main').getByLabel('Message');
    const top = () => message.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    // In steps shorter than the window, so that every part has been seen.
    const scrolled = async () => {
      await scrollTo(page, (await placeOf(page)) + 600);
      return top();
    };
    await expect.poll(scrolled, { intervals: [20] }).toBeLessThan(844);
    const before = await top();
    await page.reload();
    await expect.poll(top).toBe(before);
  });
});

test.describe('the focus is never dropped', () => {
  test('by a link to a place on the page, by a choice of language there, or by the consent banner', async ({
    page,
  }) => {
    await open(page, '/contact');
    await page.locator('main a[href="#form"]').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#form')).toBeFocused();
    await pickerOf(page).focus();
    await choose(page, 'de');
    await expect(pickerOf(page)).toBeFocused();
    await expect(page).toHaveURL(/\/contact#form$/);
    await expect(page.locator('#form')).toBeInViewport();
    await page.locator('.consent button').last().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('main');
  });

  test('by a form that is being sent, or by the notice that replaces it', async ({ page }) => {
    const letItBeSent = await hold(page, '**/send-contact-email');
    await open(page, '/contact');
    await fillIn(page);
    const button = page.locator('main form [type=submit]');
    await button.focus();
    const places = await recordFocus(page);
    await page.keyboard.press('Enter');
    await expect(button).toBeDisabled();
    // An answer within the same frame would leave the focus where it is.
    await expect.poll(() => focused(page)).toBe('form');
    letItBeSent();
    await expect(page.locator('#form')).toBeFocused();
    expect(await places()).toEqual(['form', 'div']);
    await page.locator('.sent a').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main [name=firstName]')).toBeFocused();
  });
});

test.describe('a language', () => {
  test('chosen last wins, even in another tab, whichever page arrives first', async ({ page, context }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await open(page, '/');
    const other = await context.newPage();
    await open(other, '/faq');
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

  for (const address of ['/faq', '/de/faq']) {
    test(`keeps the place on the page and the open answer at ${address}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 600 });
      await open(page, address);
      const question = page.locator('main details').nth(2);
      const top = () =>
        question.locator('summary').evaluate((summary) => Math.round(summary.getBoundingClientRect().top));
      await question.locator('summary').click();
      await scrollTo(page, await page.evaluate((place) => window.scrollY + place - 250, await top()));
      const before = await top();
      expect(before).toBeCloseTo(250, -1);
      await choose(page, 'ja');
      await expect(page.locator('main details[open]')).toHaveCount(1);
      await expect(question).toHaveAttribute('open');
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5);
    });
  }
});

/** The elements that have received the focus since. */
async function recordFocus(page: Page) {
  const places = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('focusin', () => names.push(document.activeElement?.localName ?? ''));
    return names;
  });
  return () => places.jsonValue();
}

/** Scrolls once the page has its fonts, which move the text and with it the place. */
async function scrollTo(page: Page, top: number) {
  await page.waitForFunction(hasFaces);
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
