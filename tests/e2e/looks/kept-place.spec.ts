import { open } from '../steps.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('home keeps its place when it is reloaded far down', async ({ page }) => {
  await open(page, '/');
  const field = page.locator('main').getByLabel('Message');
  // As a visitor scrolls, so that every part has been seen.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(field).toBeInViewport({ timeout: 100 });
  }).toPass();
  const top = () => field.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);
});
