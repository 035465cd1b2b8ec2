import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportSite } from '../../tools/export/export-site.ts';
import { startHostedBackend, type HostedBackend } from '../fixtures/hosted-backend.ts';
import { startStaticHost } from '../fixtures/static-host.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { speaker } from './phrases.ts';
import { choose, fillIn, open, send } from './steps.ts';
import { expect, ready, test as base } from './test.ts';

interface Exported {
  /** The export in three languages, on a plain file server of another origin than the backend. */
  host: { url: string; folder: string; backend: HostedBackend };
}

const test = base.extend<object, Exported>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const folder = temporaryFolder();
      const backend = await startHostedBackend();
      await exportSite({
        directory: folder,
        origin: 'http://site.example',
        contentDir: 'content',
        backend: { url: backend.url, key: 'sb_publishable_project' },
        languages: ['en', 'de', 'ar'],
        warn: console.error,
      });
      const { url, close } = await startStaticHost(folder);
      await use({ url, folder, backend });
      await close();
      await backend.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
});

// One export for all tests.
test.describe.configure({ mode: 'default' });

test.describe('its pages', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('lead to each other, each at its own address, and a path without a page leads home', async ({
    page,
  }) => {
    const response = await open(page, '/no-such-page/at-all');
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    for (const path of ['/about', '/intel', '/terms-of-service']) {
      await page.locator(`a[href="${path}"]:visible`).first().click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `http://site.example${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('a language chosen on a plain address leads to its own address, at the same place, and stays', async ({
  page,
}) => {
  await open(page, '/faq');
  const answers = page.locator('main details');
  await answers.nth(2).locator('summary').click();
  await choose(page, 'ar');
  await expect(page).toHaveURL('/ar/faq');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(answers.nth(2)).toHaveAttribute('open');
  await page.locator('header a[href="/ar/about"]:visible').first().click();
  await expect(page).toHaveURL('/ar/about');
  await page.goto('/about');
  await expect(page).toHaveURL('/ar/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await ready(page);
  await choose(page, 'en');
  await expect(page).toHaveURL('/about');
  await page.reload();
  await ready(page);
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the query in an address is applied in the browser, though the file does not know it, and a calculator’s files are made there; a tag shows all articles', async ({
  page,
}) => {
  await page.goto('/pricing?period=annual');
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await expect(page.locator('.price.annual').first()).toBeVisible();
  await expect(page).toHaveURL('/pricing?period=annual');
  await page.goto('/support?q=wallet');
  await page.getByRole('searchbox').scrollIntoViewIfNeeded();
  await expect(page.getByRole('searchbox')).toHaveValue('wallet');
  await expect(page.locator('.inline-form [role=status]')).toContainText('wallet');
  await page.goto('/tools/filing-dates?end=2024-02-29&issuer=foreign&day=2026-03-20&time=18:00');
  await expect(page.getByLabel('Fiscal year-end')).toHaveValue('2024-02-29');
  await expect(page.getByLabel('Day of the event')).toHaveValue('2026-03-20');
  await expect(page.getByLabel('Time in New York')).toHaveValue('18:00');
  await expect(page.getByLabel('Issuer')).toHaveValue('foreign');
  await expect(page.locator('#dates')).toContainText('Form 20-F');
  // No server makes the file.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Spreadsheet' }).first().click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('Form 20-F,Year ended 2024-02-29');
  await page.goto('/intel');
  const all = await page.locator('main article').count();
  await open(page, '/intel?tag=Security');
  await expect(page.locator('main article')).toHaveCount(all);
});

test('a message reaches the backend of another origin', async ({ page, host }) => {
  await open(page, '/de/contact');
  await fillIn(page, { message: 'Sent from a static host.' });
  await send(page);
  await expect(page.getByText(speaker('de')('Message Sent!'))).toBeVisible();
  expect(host.backend.calls).toMatchObject([
    {
      path: '/functions/v1/send-contact-email',
      body: { firstName: 'Ada', message: 'Sent from a static host.' },
    },
  ]);
});

test('a page has its policy, and a visitor who accepts measuring loads scripts that report nothing', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { value: false }));
  const loaded = page.waitForResponse('**/insights/views.js');
  const document = await page.goto('/faq');
  // What a policy in a document cannot say; the rest is in it.
  expect(await document?.headerValue('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(await document?.text()).toMatch(/http-equiv="Content-Security-Policy" content="default-src 'none';/);
  await page.getByRole('button', { name: 'Accept All' }).click();
  const response = await loaded;
  expect(response.status()).toBe(200);
  expect(await response.text()).toBe('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages read in their language and lead to each other; forms open a mail', async ({ page, host }) => {
    await page.goto('/de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.locator('a[href="/de/contact"]').first().click();
    await expect(page).toHaveURL('/de/contact/');
    const form = page.locator('main form');
    await expect(form).toHaveAttribute('action', /^mailto:[^?]+@[^?]+$/);
    await expect(form).toHaveAttribute('enctype', 'text/plain');
    expect(readFileSync(join(host.folder, 'de/contact.html'), 'utf8')).toContain('form-action mailto:;');
    await form.locator('[name=message]').fill('What was typed stays.');
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[name=message]')).toHaveValue('What was typed stays.');
  });
});
