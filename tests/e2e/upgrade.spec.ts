import { join } from 'node:path';
import { makeRelease } from '../../operator/release/make-release.ts';
import { DERIVED, deriveRelease, serveRelease } from '../fixtures/store/release.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { fillIn, open, send } from './steps.ts';
import { expect, test } from './test.ts';

test('a page that was opened before an upgrade still works after it', async ({ page }) => {
  const folder = temporaryFolder();
  const older = await makeRelease(folder, '20261101T0800Z-aaaaaaa');
  const newer = deriveRelease(older, '20261102T0800Z-bbbbbbb');
  const settings = { DATA_DIR: join(folder, 'data') };
  const before = await serveRelease(older, settings);
  await open(page, `${before.url}/contact`);

  await before.stop();
  const after = await serveRelease(newer, { ...settings, PORT: new URL(before.url).port });
  const loaded = page.waitForResponse(/assets\/send-contact-email-/);
  await fillIn(page);
  const script = await loaded;
  expect(script.status()).toBe(200);
  expect(script.url()).not.toContain(DERIVED);
  await send(page);
  await expect(page.getByText('Message Sent!')).toBeVisible();

  await page.getByRole('contentinfo').locator('a[href="/pricing"]').click();
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await page.content()).toContain(DERIVED);
  await page.goto('about:blank');
  await after.stop();
});
