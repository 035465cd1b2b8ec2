import { localizePath } from '../../app/language/localized-path.ts';
import { LANGUAGES, tagOf } from '../../app/language/languages.ts';
import { SITE_PAGES } from '../fixtures/site-pages.ts';
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

test('unknown codes and files that are there once are unknown addresses', async ({ request }) => {
  for (const path of ['/xx/pricing', '/en/pricing', '/de/robots.txt', '/de/nothing']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect(await (await request.get('/de/nothing')).text()).toContain('<html lang="de"');
});

test('a page has one address: another spelling leads there, and the query with it', async ({ request }) => {
  for (const [path, location] of [
    ['/CoNtAcT?a=1', '/contact?a=1'],
    ['/contact////', '/contact'],
    ['/%63ontact', '/contact'],
    ['/DE/Pricing/', '/de/pricing'],
    ['/de/', '/de'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(308);
    expect(response.headers()['location'], path).toBe(location);
  }
});

/** Every page in one language, and a page of each kind in all of them: they differ by dictionary alone. */
const KINDS = ['/', '/pricing', '/solutions/fundraising', '/intel/forthright-2-0-article', '/privacy-policy'];

test('pages are there in every language and name their own address, or the English one of a long text', async ({
  request,
  site,
}) => {
  for (const { code } of LANGUAGES) {
    if (code === 'en') continue;
    for (const path of code === 'de' ? SITE_PAGES.map((page) => page.path) : KINDS) {
      const own = localizePath(code, path);
      const response = await request.get(own);
      const html = await response.text();
      expect(response.status(), own).toBe(200);
      expect(html, own).toContain(`<html lang="${tagOf(code)}"`);
      const canonical = html.includes('"Article"') || html.includes('class="wrap legal"') ? path : own;
      expect(html, own).toContain(`<link rel="canonical" href="${site.url}${canonical}"/>`);
      expect(response.headers()['vary'], own).toBe('Accept-Encoding');
    }
  }
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
