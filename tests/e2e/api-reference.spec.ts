import { expect, test } from './test.ts';

test('the index of the endpoints stays beside the reference on a wide screen, and leads to each endpoint', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/api');
  const links = page.getByRole('navigation', { name: 'Endpoints' }).getByRole('link');
  for (const link of await links.all()) {
    await link.click();
    const target = page.locator((await link.getAttribute('href')) ?? '');
    await expect(target.getByRole('heading').or(target).first()).toBeInViewport();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  }
});

test('no line of code is wider than its box on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/api');
  const boxes = await page.locator('pre:visible').all();
  expect(boxes.length).toBeGreaterThan(0);
  for (const box of boxes) {
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});
