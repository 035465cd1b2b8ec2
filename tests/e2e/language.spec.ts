import { speaker } from './phrases.ts';
import type { Page } from '@playwright/test';
import { expect, ready, test } from './test.ts';

const german = speaker('de');

test('choosing a language shows it after the specification’s pauses and keeps it', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await ready(page);
  const picker = page.getByRole('banner').locator('select').first();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await picker.selectOption('de');
  await expect(picker).toBeDisabled();
  await page.clock.runFor(250);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.clock.runFor(100);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: german('Talk to our team') })).toBeVisible();
  await expect(picker).toBeDisabled();
  // The second pause begins a moment after the words are seen: a short step may come before it, and one after it.
  await page.clock.runFor(100);
  await expect(picker).toBeDisabled();
  await page.clock.runFor(500);
  await expect(picker).toBeEnabled();
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('de');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'selectedLanguage')).toMatchObject({
    value: 'de',
    sameSite: 'Lax',
  });
});

test('the server answers in the language of the cookie, direction included', async ({ request }) => {
  const page = await request.get('/', { headers: { cookie: 'selectedLanguage=ar' } });
  expect(await page.text()).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl"/);
  expect(page.headers()['vary']).toContain('Cookie');
});

test('English gives the very same text back', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const text = () => page.locator('main').innerText();
  const before = await text();
  const picker = page.getByRole('banner').locator('select').first();
  await picker.selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await text()).not.toBe(before);
  await expect(picker).toBeEnabled();
  await picker.selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await text()).toBe(before);
});

test('a language that only local storage remembers is taken up, and the cookie is set again', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('selectedLanguage', 'de'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('banner').locator('select').first()).toHaveValue('de');
  const cookies = (await context.cookies()).map(({ name, value }) => [name, value]);
  expect(cookies).toEqual([['selectedLanguage', 'de']]);
});

test.describe('phrases that cannot be had', () => {
  test.use({ expectedErrors: /^Failed to load the phrases of de|ERR_FAILED/ });

  test('leave the page in its language; only the console tells', async ({ page }) => {
    await page.route('**/page-data/de/index.phrases.json', (route) => route.abort());
    await page.route('**/data/languages/de.json', (route) => route.abort());
    await page.goto('/');
    await ready(page);
    const text = await page.locator('main').innerText();
    const told = page.waitForEvent('console', (message) =>
      message.text().startsWith('Failed to load the phrases of de'),
    );
    const picker = page.getByRole('banner').locator('select').first();
    await picker.selectOption('de');
    expect((await told).type()).toBe('error');
    await expect(picker).toBeEnabled();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.locator('main').innerText()).toBe(text);
    await expect(page.locator('.notices')).toBeEmpty();
  });
});

test('an English visitor downloads no phrases, a German one those of the pages that are opened', async ({
  page,
  speak,
}) => {
  const asked = phrasesAskedFor(page);
  await page.goto('/');
  await ready(page);
  expect(asked()).toEqual([]);
  await speak('de');
  await page.reload();
  await ready(page);
  expect(asked()).toEqual([]);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: german('FAQ') })
    .first()
    .click();
  await expect(page).toHaveTitle(new RegExp(german('Frequently Asked Questions')));
  expect(asked()).toEqual(['/page-data/de/faq.phrases.json']);
});

test('a text that no page has announced brings the whole dictionary', async ({ page, speak }) => {
  await speak('de');
  const asked = phrasesAskedFor(page);
  await page.route('**/data/about.json', (route) =>
    route.fulfill({ json: { hero: { title: 'Wallets, Learn more' } } }),
  );
  await page.goto('/');
  await ready(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: german('About') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('Wallets, Learn more'));
  expect(asked()).toContainEqual('/data/languages/de.json');
});

/** Paths of phrases and dictionaries that a page has requested beside its own data, each once. */
function phrasesAskedFor(page: Page) {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const path = pathname + search;
    if (/\.phrases\.json$|^\/data\/languages\//.test(path)) asked.add(path);
  });
  return () => [...asked];
}

test('a page opened later, its dialogs and its notices speak the language as well', async ({
  page,
  speak,
}) => {
  await speak('de');
  await page.goto('/');
  await ready(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: german('Contact') })
    .first()
    .click();
  await page.getByRole('button', { name: german('Send message') }).click();
  await expect(page.getByRole('alert')).toContainText(german('Missing Information'));
  await expect(page.getByText(german('Enter your last name.'))).toBeVisible();
});
