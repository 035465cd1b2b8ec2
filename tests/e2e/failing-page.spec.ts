import { expect, ready, test } from './test.ts';

test.use({ expectedErrors: /broken on purpose/ });

test('a page that fails in the browser is said to, inside the site’s frame, and the site goes on', async ({
  page,
}) => {
  await page.route('**/assets/faq-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Faq() { throw new Error("broken on purpose"); }',
    }),
  );
  await page.goto('/');
  await ready(page);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.locator('main')).toContainText('broken on purpose');
  await expect(page.locator('html')).toHaveClass(/light/);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Say what happened/);
});
