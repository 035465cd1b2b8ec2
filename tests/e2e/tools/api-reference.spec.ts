import { open } from '../steps.ts';
import { expect, test } from '../test.ts';

test('the index of the endpoints stays beside the reference on a wide screen, and leads to each endpoint; on a small phone every line of code fits its box', async ({
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
  await page.setViewportSize({ width: 320, height: 700 });
  const boxes = page.locator('pre:visible');
  await expect(boxes).not.toHaveCount(0);
  const tooWide = await boxes.evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth));
  expect(tooWide).toHaveLength(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the quick start shows the example in the chosen language', async ({ page }) => {
    await page.goto('/api');
    const shown = page.locator('.quick-start > :first-child pre:visible');
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText('curl -X POST');
    await page.getByRole('radio', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText('await fetch(');
  });
});

test('Copy copies the example that is shown, line by line', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/api');
  await page.getByRole('radio', { name: 'JavaScript' }).check();
  await page.locator('.quick-start .copy:visible').getByRole('button').click();
  await expect(page.locator('.quick-start .copy:visible').getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await page.locator('.quick-start > :first-child pre:visible').textContent();
  expect(copied).toBe(shown?.trimEnd());
  expect(copied).toContain('await fetch(');
});
