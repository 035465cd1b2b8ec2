import { open } from '../steps.ts';
import { expect, test } from '../test.ts';

test('home lays out the parts below the first screen when a visitor comes near, and search in the page finds their words before', async ({
  page,
}) => {
  await open(page, '/');
  const last = page.locator('main > section').last().locator('label').first();
  const isLaidOut = () => last.evaluate((label) => label.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await last.evaluate((label) => {
    label.prepend('Sesquipedalian ');
  });
  expect(await page.evaluate('find("Sesquipedalian")')).toBe(true);
  await expect(last).toBeInViewport();
  await expect.poll(isLaidOut).toBe(true);
});
