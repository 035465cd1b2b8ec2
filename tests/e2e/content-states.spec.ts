import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite, type Site } from '../fixtures/site.ts';
import { expect, ready, test } from './test.ts';

/** What each page says while its file is on its way and when it cannot be had (specification, sections 2, 4 and 8). */
const PAGES = [
  { path: '/about', file: 'about.json', loading: /Loading/, failed: 'About Forthright' },
  { path: '/pricing', file: 'pricing.json', loading: /Loading\.\.\./, failed: 'Error loading pricing data' },
  {
    path: '/showcase',
    file: 'showcase.json',
    loading: /Loading\.\.\./,
    failed: 'Failed to load showcase data',
  },
  // Without its file the page still has the default tags, and no cards.
  {
    path: '/intel',
    file: 'blog.json',
    loading: undefined,
    failed: 'Innovation',
    loaded: /Which investor meetings/,
  },
];

for (const { path, file, loading, failed, loaded } of PAGES) {
  test.describe(path, () => {
    test.use({
      expectedErrors: new RegExp(`^Failed to load (${file.replace('.', '\\.')}: \\d{3}$|resource)`),
    });

    test(`says that ${file} is on its way, then shows it`, async ({ page }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(`**/data/${file}`, async (route) => {
        await promise;
        await route.continue();
      });
      await arrive(page, path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      if (loading) await expect(page.locator('main').getByText(loading).first()).toBeAttached();
      resolve();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (loaded) await expect(page.locator('main').getByText(loaded)).toBeVisible();
      else await expect(page.locator('main').getByText(failed, { exact: true })).toHaveCount(0);
    });

    test(`says so when ${file} cannot be had`, async ({ page }) => {
      await page.route(`**/data/${file}`, (route) => route.fulfill({ status: 500, body: '' }));
      await arrive(page, path);
      await expect(page.locator('main').getByText(failed).first()).toBeVisible();
      if (loaded) await expect(page.locator('main').getByText(loaded)).toHaveCount(0);
    });
  });
}

test.describe('files that are missing from the start', () => {
  test.use({ expectedErrors: /^Failed to load (\w+\.json: \d{3}$|resource)/ });

  test('their pages say so, painted by the server', async ({ page }) => {
    const own = await startSite({}, (contentDir) => {
      for (const { file } of PAGES) rmSync(join(contentDir, file));
    });
    try {
      for (const { path, failed } of PAGES) {
        await page.goto(`${own.url}${path}`);
        await ready(page);
        await expect(page.locator('main').getByText(failed).first()).toBeVisible();
      }
    } finally {
      await own.stop();
    }
  });
});

test.describe('a file that is half there or wrong in places', () => {
  let own: Site;
  test.beforeAll(async () => {
    own = await startSite();
  });
  test.afterAll(() => own.stop());

  const wrong = {
    hero: { title: 7, description: 'Only this sentence.' },
    plans: ['x'],
    showcases: {},
    blog_posts: [{ id: 'one', title: 'Kept' }],
    mission: null,
  };
  for (const { path, file } of PAGES) {
    for (const [state, body] of Object.entries({ empty: '{}', wrong: JSON.stringify(wrong) })) {
      test(`${path} stands with ${file} ${state}`, async ({ page }) => {
        writeFileSync(join(own.contentDir, file), body);
        const response = await page.goto(`${own.url}${path}`);
        expect(response?.status()).toBe(200);
        await ready(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
  }
});

test.describe('the tag filter', () => {
  for (const tag of ['"<b> &', '日本 語', '%', "O'Neil #1", '../..']) {
    test(`stands with the tag ${tag}`, async ({ page }) => {
      await page.goto(`/intel?tag=${encodeURIComponent(tag)}`);
      await ready(page);
      await expect(page.getByText(`No articles found for tag "#${tag}"`, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'View all articles' }).click();
      await expect(page).toHaveURL(/\/intel$/);
    });
  }
});

async function arrive(page: import('@playwright/test').Page, path: string) {
  await page.goto('/contact');
  await ready(page);
  const links = page.locator(`header a[href="${path}"], footer a[href="${path}"]`).locator('visible=true');
  if ((await links.count()) > 0) return links.first().click();
  // Pricing is reached by way of the solutions.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Solutions' }).click();
  await page.locator(`main a[href="${path}"]`).first().click();
}
