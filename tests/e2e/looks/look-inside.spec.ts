import { open } from '../steps.ts';
import { expect, test } from '../test.ts';

test('the first view of the product moves only while it is visible, and can be paused', async ({ page }) => {
  await open(page, '/');
  const look = page.locator('.look');
  const running = () =>
    look.evaluate(
      (part) =>
        part.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
  await expect(look.locator('.view')).toHaveCount(4);
  expect(await running()).toBe(0);
  await look.locator('.views').evaluate((views) => views.scrollIntoView({ block: 'center' }));
  await expect.poll(running).toBeGreaterThan(0);
  await look.getByRole('checkbox', { name: 'Pause' }).check();
  await expect.poll(running).toBe(0);
});

test('with reduced motion every view is finished and there is nothing to pause', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const look = page.locator('.look');
  await look.locator('.views').evaluate((views) => views.scrollIntoView({ block: 'center' }));
  await expect(look.locator('.moving .note').last()).toHaveCSS('opacity', '1');
  await expect(look.getByRole('checkbox')).toBeHidden();
});
