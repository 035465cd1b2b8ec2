import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRelease } from '../../tools/release/make-release.ts';
import { startHoldingProxy } from '../fixtures/holding-proxy.ts';
import { DERIVED, deriveRelease, serveRelease } from '../fixtures/release.ts';
import { expect, ready, test } from './test.ts';

/** What a failed test leaves too. */
const cleanups: (() => unknown)[] = [];

test.afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

test('a page that was opened before an upgrade goes on working after it', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'forthright-upgrade-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  const older = await makeRelease(folder, '20261101T0800Z-aaaaaaa');
  const newer = deriveRelease(older, '20261102T0800Z-bbbbbbb');
  const settings = { PORT: '0', DATA_DIR: join(folder, 'data') };
  const before = await serveRelease(older, settings);
  cleanups.push(before.stop);
  const address = String(before.start.address);
  const proxy = await startHoldingProxy(address);
  cleanups.push(proxy.close);
  await page.goto(proxy.url);
  await ready(page);
  await page.evaluate(() => document.body.classList.add('opened-before'));

  await before.stop();
  const after = await serveRelease(newer, { ...settings, PORT: new URL(address).port });
  cleanups.push(after.stop);
  const loaded = page.waitForResponse(/assets\/pricing-/);
  const title = await page.title();
  await page.getByRole('contentinfo').locator('a[href="/pricing"]').click();

  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page).not.toHaveTitle(title);
  expect((await loaded).url()).not.toContain(DERIVED);
  await expect(page.locator('body')).toHaveClass(/opened-before/);
  await page.reload();
  expect(await page.content()).toContain(DERIVED);
});
