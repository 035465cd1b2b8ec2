import { speaker } from './phrases.ts';
import type { Route } from '@playwright/test';
import { choose, expectFields, hold, open, pickerOf } from '../steps.ts';
import { expect, ready, test } from '../test.ts';

const german = speaker('de');

test('choosing a language shows it after the specification’s pauses and keeps it', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const picker = pickerOf(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await picker.selectOption('de');
  await expect(picker).toBeDisabled();
  await page.clock.runFor(250);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.clock.runFor(100);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: german('Learn more') }).first()).toBeVisible();
  await expect(picker).toBeDisabled();
  // The second pause begins a moment after the words appear: 100 ms are safely within it, 600 ms are beyond it.
  await page.clock.runFor(100);
  await expect(picker).toBeDisabled();
  await page.clock.runFor(500);
  await expect(picker).toBeEnabled();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('de');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'selectedLanguage')).toMatchObject({
    value: 'de',
    sameSite: 'Lax',
  });
});

test('a language chosen before the scripts load is shown once they do', async ({ page }) => {
  const letScriptsCome = await hold(page, '**/assets/*.js');
  await page.goto('/');
  await pickerOf(page).selectOption('de');
  letScriptsCome();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('de');
});

test('choosing English again restores the very same text', async ({ page }) => {
  await open(page, '/');
  const text = () => page.locator('main').innerText();
  const before = await text();
  await choose(page, 'ar');
  expect(await text()).not.toBe(before);
  await choose(page, 'en');
  expect(await text()).toBe(before);
});

test('a language that only local storage remembers is used, and the cookie is set again', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('selectedLanguage', 'de'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(pickerOf(page)).toHaveValue('de');
  const cookies = (await context.cookies()).map(({ name, value }) => [name, value]);
  expect(cookies).toEqual([['selectedLanguage', 'de']]);
});

test('an address with a language shows that language, whatever is stored, and English has the address without one', async ({
  page,
  speak,
}) => {
  await speak('ar');
  await open(page, '/de/pricing?period=annual');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await choose(page, 'en');
  await expect(page).toHaveURL('/pricing?period=annual');
});

test.describe('a page that cannot be loaded in a language', () => {
  test.use({ expectedErrors: /^Failed to show the page in de|ERR_FAILED|status of 503/ });

  test('stays as it is; only the console reports it', async ({ page }) => {
    const failures: ((route: Route) => Promise<void>)[] = [
      (route) => route.abort(),
      (route) => route.fulfill({ status: 503, body: 'Try again later.' }),
    ];
    await open(page, '/contact');
    const text = await page.locator('main').innerText();
    await page.locator('main [name=message]').fill('Keep me.');
    const picker = pickerOf(page);
    for (const fail of failures) {
      const told = page.waitForEvent('console', (message) =>
        message.text().startsWith('Failed to show the page in de'),
      );
      await page.route('**/contact', fail);
      await picker.selectOption('de');
      expect((await told).type()).toBe('error');
      await expect(picker).toBeEnabled();
      await expect(picker).toHaveValue('en');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await page.locator('main').innerText()).toBe(text);
      await expect(page.locator('main [name=message]')).toHaveValue('Keep me.');
      await expect(page.locator('.notices')).toBeEmpty();
      await page.unroute('**/contact');
    }
    await choose(page, 'de');
    await expectFields(page, { message: 'Keep me.' });
  });
});

test('pages arrive in their language; a dictionary is loaded only for text that another script adds', async ({
  page,
  speak,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/data/')) asked.push(pathname);
  });
  const addParagraph = () =>
    page.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement('p'), { className: 'added', textContent: 'Learn more' }),
      );
    });
  // Stops the clock within the five seconds in which added text is translated.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await open(page, '/');
  await addParagraph();
  await speak('de');
  await page.reload();
  await ready(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: german('FAQ') })
    .first()
    .click();
  await expect(page).toHaveTitle(new RegExp(german('Frequently Asked Questions')));
  await ready(page);
  expect(asked).toEqual([]);
  await addParagraph();
  await expect(page.locator('.added')).toHaveText(german('Learn more'));
  expect(asked).toEqual(['/data/languages/de.json']);
});
