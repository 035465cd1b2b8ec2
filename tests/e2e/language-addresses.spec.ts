import { speaker } from './phrases.ts';
import { expect, ready, test } from './test.ts';

const german = speaker('de');

test('an address with a language shows it, whatever is stored, and every link keeps it', async ({
  page,
  speak,
}) => {
  await speak('ar');
  await page.goto('/de/pricing');
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => !/^\/de(\/|$)/.test(href))).toEqual([]);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: german('FAQ') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/de\/faq$/);
  await expect(page).toHaveTitle(new RegExp(german('Frequently Asked Questions')));
});

test('choosing a language there goes to the same page under it, English to the plain address', async ({
  page,
}) => {
  await page.goto('/de/pricing?period=annual');
  await ready(page);
  const picker = page.getByRole('banner').locator('select').first();
  await picker.selectOption('ja');
  await expect(page).toHaveURL(/\/ja\/pricing\?period=annual$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await ready(page);
  await picker.selectOption('en');
  await expect(page).toHaveURL(/[^a-z]\/pricing\?period=annual$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a plain address keeps being plain when a language is chosen', async ({ page }) => {
  await page.goto('/faq');
  await ready(page);
  await page.getByRole('banner').locator('select').first().selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(/[^e]\/faq$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 400/ });

  test('the form of an address with a language posts to it and answers in it', async ({ page }) => {
    await page.goto('/de/contact');
    await page.getByRole('button', { name: german('Send message') }).click();
    await expect(page).toHaveURL(/\/de\/contact/);
    await expect(page.getByText(german('Enter your last name.'))).toBeVisible();
  });
});
