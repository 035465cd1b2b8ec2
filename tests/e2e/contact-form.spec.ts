import { expect, ready, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await ready(page);
});

test('a missing field is told by a notice, at the field, and nothing is sent', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/functions/')) calls += 1;
  });
  await page.locator('main [name=firstName]').fill('Ada');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Missing Information' })).toContainText(
    'Please fill in all required fields.',
  );
  await expect(page.locator('main [name=lastName]')).toBeFocused();
  await expect(page.locator('main [name=lastName]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Enter your last name.')).toBeVisible();
  await expect(page.locator('main [name=firstName]')).toHaveValue('Ada');
  expect(calls).toBe(0);
});

test('where the family name comes first, so does the focus', async ({ page }) => {
  await page.goto('/ja/contact');
  await ready(page);
  const familyName = page.locator('main [name=lastName]');
  await page.locator('main form [type=submit]').click();
  await expect(familyName).toBeFocused();
  await page.goto('/ja/intel');
  await ready(page);
  await page.locator('main form [name=email]').fill('ada@company.example');
  await page.locator('main form [type=submit]').click();
  await expect(page).toHaveURL(/\/ja\/contact/);
  await expect(familyName).toBeFocused();
});

test.describe('when sending fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the form is kept and a second try carries the same key', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    let fail = true;
    await page.route('**/send-contact-email', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (fail) await route.fulfill({ status: 503, json: { error: 'down' } });
      else await route.continue();
    });
    await fillIn(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(
      'Failed to send message. Please try again.',
    );
    await expect(page.locator('main [name=message]')).toHaveValue('Keep me.');
    fail = false;
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible();
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

test('while it is being sent the button says so and cannot be pressed', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/send-contact-email', async (route) => {
    await promise;
    await route.continue();
  });
  await fillIn(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  resolve();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test('the payload is the specification’s, and the signals travel beside it', async ({ page }) => {
  const sent = page.waitForRequest('**/functions/v1/send-contact-email');
  await fillIn(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@company.example',
    company: '',
    companyType: '',
    message: 'Keep me.',
  });
  expect(request.headers()['x-form-signals']).toMatch(/^trap=0; seconds=\d+; language=en$/);
  expect(request.headers()['apikey']).toBeTruthy();
});

test('an address at an international domain is sent in ASCII, without what came along when it was copied', async ({
  page,
}) => {
  const sent = page.waitForRequest('**/functions/v1/send-contact-email');
  await fillIn(page);
  await page.locator('main [name=email]').clear();
  await page.locator('main [name=email]').focus();
  await page.keyboard.insertText('\u200b\u202aada@münchen.example\u202c\u00a0');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ email: 'ada@xn--mnchen-3ya.example' });
});

async function fillIn(page: import('@playwright/test').Page) {
  await page.locator('main [name=firstName]').fill('Ada');
  await page.locator('main [name=lastName]').fill('Lovelace');
  await page.locator('main [name=email]').fill('ada@company.example');
  await page.locator('main [name=message]').fill('Keep me.');
}
