import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startSite, type Site } from '../fixtures/site/site.ts';
import { hold } from './steps.ts';
import { expect, ready, test } from './test.ts';
import { CONTENT } from '../fixtures/content-folder.ts';

/** The message and the status of each page when its file cannot be loaded (requirements 8.1 to 8.6). */
const PAGES = [
  { path: '/', file: 'home.json', loading: '.sk', failed: 'Companies Served', status: 200 },
  { path: '/about', file: 'about.json', loading: '.sk', failed: 'About Forthright', status: 200 },
  { path: '/contact', file: 'contact.json', loading: '.sk', failed: 'Book a Demo', status: 200 },
  {
    path: '/pricing',
    file: 'pricing.json',
    loading: 'text=Loading...',
    failed: 'Error loading pricing data',
    status: 503,
  },
  {
    path: '/showcase',
    file: 'showcase.json',
    loading: 'text=Loading...',
    failed: 'Failed to load showcase data',
    status: 503,
  },
  // Without its file the page still has the default tags, and no posts.
  { path: '/intel', file: 'blog.json', loading: '.sk', failed: 'Innovation', status: 200 },
];

const PRICING = { path: '/pricing', failed: 'Error loading pricing data' };
const DATA = '**/data/pricing.json';

// All tests share one site, where a restored file stays, so the tests that restore one come last.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: /^Failed to (?:fetch|load)|JSON/ });

let own: Site;
test.beforeAll(async () => {
  own = await startSite({}, (contentDir) => {
    for (const { file } of PAGES) rmSync(join(contentDir, file));
  });
});
test.afterEach(({ page }) => page.goto('about:blank'));
test.afterAll(() => own.stop());

test('a page says that its file is loading, then that it cannot be loaded', async ({ page }) => {
  const main = page.locator('main');
  for (const { path, file, loading, failed, status } of PAGES) {
    const answer = await hold(page, `**/data/${file}`);
    const told = consoleOf(page, `Failed to load ${file}: 404`);
    const response = await page.goto(own.url + path);
    expect(response?.status(), path).toBe(status);
    await ready(page);
    await expect(main.locator(loading).first(), path).toBeVisible();
    await expect(main.getByText(failed).first(), path).toBeHidden();
    answer();
    await expect(main.getByText(failed).first(), path).toBeVisible();
    await expect(main.locator(loading), path).toHaveCount(0);
    expect((await told).type(), path).toBe('error');
  }
});

test('a page whose main script fails to load does not wait', async ({ page }) => {
  await page.route('**/assets/main-*.js', (route) => route.abort());
  await page.goto(own.url + PRICING.path);
  await expect(page.getByText(PRICING.failed)).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page shows its final state at once', async ({ page }) => {
    for (const { path, failed } of PAGES) {
      await page.goto(own.url + path);
      await expect(page.locator('main').getByText(failed).first()).toBeVisible();
      await expect(page.locator('main .sk').first()).toBeHidden();
      for (const word of await page.getByText('Loading...').all()) await expect(word).toBeHidden();
    }
  });
});

test('the console says why a file cannot be loaded', async ({ page }) => {
  const failures: [line: RegExp, fail: () => Promise<unknown>][] = [
    [
      /^Failed to load pricing\.json: 500$/,
      () => page.route(DATA, (route) => route.fulfill({ status: 500 })),
    ],
    [/^Failed to fetch$/, () => page.route(DATA, (route) => route.abort())],
    [/JSON/, () => page.route(DATA, (route) => route.fulfill({ body: '{"hero":' }))],
    // Without a field that the page knows.
    [
      /^Failed to load data$/,
      () => page.route(DATA, (route) => route.fulfill({ json: { $schema: './schemas/x.json', hero: {} } })),
    ],
    // Without a word.
    [
      /^Failed to load data$/,
      () => page.addInitScript(() => (window.fetch = () => Promise.reject(new Error()))),
    ],
  ];
  for (const [line, fail] of failures) {
    const told = consoleOf(page, line);
    await page.unroute(DATA);
    await fail();
    await page.goto(own.url + PRICING.path);
    await expect(page.getByText(PRICING.failed)).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    expect((await told).type()).toBe('error');
  }
});

test.describe('a file that comes back', () => {
  test('but is unusable reloads the page at most once', async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    // Playwright's clock would hide how the page was loaded.
    await page.addInitScript(() => {
      const { setTimeout: wait } = window;
      Object.assign(window, { setTimeout: (act: () => void, ms = 0) => wait(act, ms / 100) });
    });
    await page.route(DATA, (route) => route.fulfill({ json: { hero: { title: 'Prices' } } }));
    await page.goto(own.url + PRICING.path);
    await expect(page.getByText(PRICING.failed)).toBeVisible();
    // Two minutes for the page. It fails if the page is loaded meanwhile.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 120_000)));
    expect(loads).toBe(2);
  });

  test('is shown if it comes back while the page waits for it', async ({ page }) => {
    const answer = await hold(page, DATA);
    await page.goto(`${own.url}/pricing`);
    await expect(page.getByText('Loading...')).toBeVisible();
    await comesBack('pricing.json');
    answer();
    await expect(page.getByRole('heading', { name: 'Growth' })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });

  test('is shown if it comes back after the page has said that it cannot be loaded', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${own.url}/showcase`);
    await expect(page.getByText('Failed to load showcase data')).toBeVisible();
    await comesBack('showcase.json');
    await page.clock.fastForward(5000);
    await expect(page.getByText('Growth Focus').first()).toBeVisible();
  });

  async function comesBack(file: string) {
    cpSync(join(CONTENT, file), join(own.contentDir, file));
    await served(own, file);
  }
});

test('brand and menu are skeletons while common.json loads, then built-in, then those of the file', async ({
  page,
}) => {
  const bare = await startSite({}, (contentDir) => rmSync(join(contentDir, 'common.json')));
  const bar = page.getByRole('banner').locator('.bar');
  const answer = await hold(page, '**/data/common.json');
  const told = consoleOf(page, 'Failed to load common.json: 404');
  await page.clock.install();
  const response = await page.goto(`${bare.url}/faq`);
  expect(response?.status()).toBe(200);
  await expect(bar.locator('nav .sk')).toHaveCount(7);
  await expect(bar.locator('.sk').first()).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Forthright' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  answer();
  await told;
  await expect(bar.getByRole('link', { name: 'Forthright' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect(bar.locator('.sk')).toHaveCount(0);
  writeFileSync(join(bare.contentDir, 'common.json'), '{"branding":{"name":"Plainspoken"}}');
  await served(bare, 'common.json');
  await page.clock.fastForward(5000);
  await expect(bar.getByText('Plainspoken')).toBeVisible();
  await page.goto('about:blank');
  await bare.stop();
});

/** Waits until the site has seen a file that came back. */
async function served({ url }: Site, file: string) {
  await expect.poll(async () => (await fetch(`${url}/data/${file}`)).status).toBe(200);
}

function consoleOf(page: Page, line: string | RegExp) {
  return page.waitForEvent('console', (message) =>
    typeof line === 'string' ? message.text() === line : line.test(message.text()),
  );
}
