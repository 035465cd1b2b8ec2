import { expectFields, field, fillIn, openByMenu, submitButton } from './steps.ts';
import { expect, test } from './test.ts';

test('a part that fails in the browser leaves the HTML of the server, which still works, and the rest of the page', async ({
  page,
}) => {
  // The server's markup with data that the search cannot be rendered from.
  await page.route('**/support**', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('"faq":{"', '"gone":{"') });
  });
  const failed = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/support');
  await page.getByRole('searchbox').focus();
  await failed;
  const questions = page.locator('#faq summary');
  await expect(questions).toHaveCount(5);
  await page.getByRole('searchbox').fill('wallet');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\?q=wallet#faq$/);
  await expect(page.getByText(/^Matches for “wallet”/)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('wallet');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(page.locator('html')).toHaveClass(/light/);
});

test.describe('a page whose scripts fail to load', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('reads in its language, asks for no consent that it could not store, and its links work', async ({
    page,
    speak,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await speak('de');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await page.goto('/');
    await failed;
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.consent')).toBeHidden();
    await page.locator('header nav a[href="/contact"]').first().click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.locator('main form')).toBeVisible();
  });
});

test.describe('an island whose script fails to load', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('posts its form, and keeps the input', async ({ page }) => {
    await page.route('**/assets/contact-form-*.js', (route) => route.abort());
    const failed = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto('/contact');
    await field(page, 'firstName').fill('Ada');
    await failed;
    await openByMenu(page, 'FAQ');
    await page.goBack();
    await expectFields(page, { firstName: 'Ada' });
    await fillIn(page);
    await submitButton(page).click();
    await expect(page.getByText('Message Sent!')).toBeVisible();
  });
});
