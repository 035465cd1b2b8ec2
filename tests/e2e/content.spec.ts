import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite, type Site } from '../fixtures/site.ts';
import { expect, ready, test } from './test.ts';

test.describe('the editors’ files', () => {
  let own: Site;
  test.beforeEach(async () => {
    own = await startSite();
  });
  test.afterEach(async ({ page }) => {
    // What the page may still be asking for would be asked of nobody.
    await page.goto('about:blank');
    await own.stop();
  });

  function edit(name: string, body: string) {
    writeFileSync(join(own.contentDir, name), body);
  }

  test('an edit shows at the next request, without a restart', async ({ page }) => {
    await page.goto(own.url);
    edit('home.json', '{"hero":{"title":"Edited just now."}}');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edited just now.');
    await expect(page.getByText('500+')).toBeVisible();
  });

  test('so does an edit of a translation, and English that has none yet stays whole', async ({ page }) => {
    const file = 'languages/de.po';
    const german = readFileSync(join(own.contentDir, file), 'utf8');
    edit(file, `${german}\nmsgid "Edited just now."\nmsgstr "Gerade eben bearbeitet."\n`);
    edit('home.json', '{"hero":{"title":"Edited just now.","description":"A changed description."}}');
    await page.goto(`${own.url}/de`);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade eben bearbeitet.');
    await expect(page.locator('.lead [lang=en][dir=ltr]').first()).toHaveText('A changed description.');
    edit(file, german.replace('msgstr', 'msgtxt'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade eben bearbeitet.');
    expect(own.log.filter(({ event }) => event === 'content.unreadable')).toHaveLength(1);
  });

  test('a renamed brand is renamed everywhere', async ({ page }) => {
    edit('common.json', '{"branding":{"name":"Plainspoken"}}');
    await page.goto(own.url);
    await expect(page).toHaveTitle(/Plainspoken$/);
    await expect(page.getByRole('banner').getByText('Plainspoken')).toBeVisible();
    expect(await page.locator('main').innerText()).not.toContain('Forthright');
  });

  test('a wrong field is logged once with its path and breaks nothing', async ({ page }) => {
    edit('home.json', '{"hero":{"title":["no","text"]}}');
    await page.goto(own.url);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Draft, review and track/);
    expect(own.log.filter(({ path }) => path === 'hero.title')).toHaveLength(1);
  });
});

test.describe('home.json, missing or broken from the start,', () => {
  test.use({ expectedErrors: /^Failed to (load (home\.json: (404|500)$|resource)|fetch$)/ });

  /** A site that never had a good home.json. */
  let bare: Site;
  async function startBare(change: (path: string) => void) {
    bare = await startSite({}, (contentDir) => change(join(contentDir, 'home.json')));
  }
  test.afterEach(() => bare.stop());

  for (const { state, status, change } of [
    { state: 'missing', status: 404, change: (path: string) => rmSync(path) },
    { state: 'broken', status: 500, change: (path: string) => writeFileSync(path, '{"hero":') },
  ]) {
    test(`gives the defaults when it is ${state}, and the console tells why`, async ({ page }) => {
      await startBare(change);
      const told = page.waitForEvent(
        'console',
        (message) => message.text() === `Failed to load home.json: ${status}`,
      );
      await page.goto(bare.url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Draft, review and track/);
      await expect(page.getByText('500+')).toBeVisible();
      await told;
      expect(bare.log.some(({ reason }) => String(reason).includes('home.json'))).toBe(true);
      await page.goto('about:blank');
    });
  }

  test('has skeletons in its place while it is asked for, then shows what the editors have mended', async ({
    page,
  }) => {
    await startBare(rmSync);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/data/home.json', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(bare.url);
    await expect(page.locator('main [aria-busy=true] .sk').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    writeFileSync(join(bare.contentDir, 'home.json'), '{"hero":{"title":"Mended."}}');
    resolve();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mended.');
    await expect(page.locator('main .sk')).toHaveCount(0);
    await page.goto('about:blank');
  });

  test('gives the defaults when nobody answers, and the console tells the failure’s own message', async ({
    page,
  }) => {
    await startBare(rmSync);
    await page.route('**/data/home.json', (route) => route.abort());
    const told = page.waitForEvent('console', (message) => message.text() === 'Failed to fetch');
    await page.goto(bare.url);
    await told;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Draft, review and track/);
    await page.goto('about:blank');
  });
});

test('a content file is served with a tag, and 304 when it has not changed', async ({ request }) => {
  const first = await request.get('/data/home.json');
  expect(first.headers()['content-type']).toContain('application/json');
  const again = await request.get('/data/home.json', {
    headers: { 'if-none-match': first.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
});

for (const path of ['/data/nope.json', '/data/package.json', '/data/..%2fpackage.json', '/data/']) {
  test(`${path} is 404 as JSON`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.json()).toHaveProperty('error');
  });
}
