import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRelease } from '../../tools/release/make-release.ts';
import { deriveRelease, serveRelease } from '../fixtures/release.ts';
import { expect, hydrated, test } from './test.ts';

test('a page that was opened before an upgrade goes on working after it', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'forthright-upgrade-'));
  const older = await makeRelease(folder, '20261101T0800Z-aaaaaaa');
  const newer = deriveRelease(older, '20261102T0800Z-bbbbbbb');
  const settings = { PORT: '0', DATA_DIR: join(folder, 'data') };
  const before = await serveRelease(older, settings);
  const url = String(before.start.address);
  await page.goto(url);
  await hydrated(page);
  await page.evaluate(() => document.body.classList.add('opened-before'));

  await before.stop();
  const after = await serveRelease(newer, { ...settings, PORT: new URL(url).port });
  const loaded = page.waitForResponse(/assets\/pricing-/);
  const title = await page.title();
  await page.getByRole('contentinfo').locator('a[href="/pricing"]').click();

  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page).not.toHaveTitle(title);
  expect((await loaded).url()).not.toContain('derived');
  await expect(page.locator('body')).toHaveClass(/opened-before/);
  await page.reload();
  expect(await page.content()).toContain('pricing-derived.js');

  await after.stop();
  rmSync(folder, { recursive: true });
});
