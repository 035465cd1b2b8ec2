import { callsOf, field, fillIn, hold, open, send } from './steps.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await open(page, '/contact');
});

test('a missing field is told by a notice, at the field, and nothing is sent', async ({ page }) => {
  const calls = callsOf(page);
  await field(page, 'firstName').fill('Ada');
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Missing Information' })).toContainText(
    'Please fill in all required fields.',
  );
  await expect(field(page, 'lastName')).toBeFocused();
  await expect(field(page, 'lastName')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Enter your last name.')).toBeVisible();
  await expect(field(page, 'firstName')).toHaveValue('Ada');
  expect(calls()).toEqual([]);
});

test('where the family name comes first, so does the focus', async ({ page }) => {
  await open(page, '/ja/contact');
  const familyName = field(page, 'lastName');
  await send(page);
  await expect(familyName).toBeFocused();
  await open(page, '/ja/intel');
  await page.locator('main form [name=email]').fill('ada@company.example');
  await send(page);
  await expect(page).toHaveURL(/\/ja\/contact/);
  await expect(familyName).toBeFocused();
});

test.describe('when sending fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the form is kept and a second try carries the same key', async ({ page }) => {
    const calls = callsOf(page);
    await page.route('**/send-contact-email', (route) =>
      route.fulfill({ status: 503, json: { error: 'down' } }),
    );
    await fillIn(page);
    await send(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(
      'Failed to send message. Please try again.',
    );
    await expect(field(page, 'message')).toHaveValue('Keep me.');
    await page.unroute('**/send-contact-email');
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible();
    const [first, ...more] = calls().map(({ key }) => key);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(more).toEqual([first]);
  });
});

test('while it is being sent the button says so and cannot be pressed', async ({ page }) => {
  const letItBeSent = await hold(page, '**/send-contact-email');
  await fillIn(page);
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  letItBeSent();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test('the payload is the specification’s, and the signals travel beside it', async ({ page }) => {
  const sent = page.waitForRequest('**/functions/v1/send-contact-email');
  await fillIn(page);
  await send(page);
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
  await field(page, 'email').clear();
  await field(page, 'email').focus();
  await page.keyboard.insertText('\u200b\u202aada@münchen.example\u202c\u00a0');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ email: 'ada@xn--mnchen-3ya.example' });
});
