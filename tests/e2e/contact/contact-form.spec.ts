import { speaker } from '../language/phrases.ts';
import { callsOf, choose, expectFields, field, fillIn, hold, open, openByMenu, send } from '../steps.ts';
import { expect, ready, test } from '../test.ts';

test.beforeEach(async ({ page }) => {
  await open(page, '/contact');
});

test('a missing field is reported in a notice and at the field until it is corrected, and nothing is sent', async ({
  page,
}) => {
  const calls = callsOf(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Missing Information' });
  await field(page, 'firstName').fill('Ada');
  await send(page);
  await expect(notice).toContainText('Please fill in all required fields.');
  await expect(field(page, 'lastName')).toBeFocused();
  await expect(field(page, 'lastName')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'lastName').fill('Lovelace');
  await expect(page.getByText('Enter your last name.')).toHaveCount(0);
  await expect(page.getByText('Enter your message.')).toBeVisible();
  await field(page, 'email').fill('ada');
  await field(page, 'message').fill('Keep me.');
  await expect(page.getByText('Enter your message.')).toHaveCount(0);
  await expect(notice).toBeVisible();
  await field(page, 'email').fill('ada@company.example');
  await expect(notice).toHaveCount(0);
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0);
  await expectFields(page, { firstName: 'Ada' });
  expect(calls()).toEqual([]);
});

test('an error of the form is gone on later pages, in other languages, and after Back', async ({ page }) => {
  const errors = page.locator('[role=alert], [aria-invalid=true]');
  const expectNone = async () => {
    await expect(page.locator('html:not(.left)')).toBeAttached();
    await ready(page);
    await expect(errors).toHaveCount(0);
  };
  const leave = async (go: () => Promise<unknown>) => {
    await send(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.evaluate(() => document.documentElement.classList.add('left'));
    await go();
    await expectNone();
  };
  await leave(() => page.reload());
  await leave(() => openByMenu(page, 'FAQ'));
  await page.goBack();
  await expectNone();
  await leave(() => choose(page, 'de'));
});

test.describe('a failed message', () => {
  test.use({ expectedErrors: /status of (?:429|503)/ });

  test('is reported in view until the next change or page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    let status = 429;
    await page.route('**/send-contact-email', (route) => route.fulfill({ status, json: { error: 'no' } }));
    const notice = page.getByText('Failed to send message. Please try again.');
    await fillIn(page);
    await send(page);
    await expect(notice).toBeInViewport();
    await field(page, 'company').fill('Analytical Engines');
    await expect(notice).toHaveCount(0);
    status = 503;
    await send(page);
    await expect(notice).toBeInViewport();
    await page.goto('/about');
    await ready(page);
    await expect(notice).toHaveCount(0);
  });
});

test('a notice replaces the form once a message is sent, even after another page and Back, until the visitor writes another message', async ({
  page,
}) => {
  const calls = callsOf(page);
  const sent = page.locator('.sent');
  const expectSent = async () => {
    await expect(sent.getByRole('status')).toHaveText(
      "Message Sent! Thank you for your message. We'll get back to you soon.",
    );
    await expect(sent).toContainText('ada@company.example');
    await expect(page.locator('main form')).toBeHidden();
  };
  await fillIn(page);
  await send(page);
  await expectSent();
  await expect(page.locator('#form')).toBeFocused();
  await openByMenu(page, 'FAQ');
  await expect(page.getByText('Message Sent!')).toHaveCount(0);
  await page.goBack();
  await expectSent();
  await page.reload();
  await expectSent();
  await choose(page, 'de');
  await expect(sent.getByRole('status')).toContainText(speaker('de')('Message Sent!'));
  await choose(page, 'en');
  await sent.getByRole('link').click();
  await expect(sent).toHaveCount(0);
  await expect(field(page, 'firstName')).toBeFocused();
  await expectFields(page, { firstName: '', message: '' });
  await page.reload();
  await ready(page);
  await expect(page.locator('main form')).toBeVisible();
  await fillIn(page, { message: 'And another thing.' });
  await send(page);
  await expectSent();
  const keys = calls().map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  // Values carried over from another form are a new message.
  await openByMenu(page, 'Intel');
  await page.locator('.inline-form [name=email]').fill('ir@company.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectFields(page, { email: 'ir@company.example' });
  await expect(page.locator('main form')).toBeVisible();
});

test('where the family name comes first, so does the focus after the newsletter box', async ({ page }) => {
  await open(page, '/ja/intel');
  await page.locator('main form [name=email]').fill('ada@company.example');
  await send(page);
  await expect(page).toHaveURL(/\/ja\/contact/);
  await expect(field(page, 'lastName')).toBeFocused();
});

test('while it is being sent the button says so and cannot be pressed, and text typed then is in the next message', async ({
  page,
}) => {
  const letItBeSent = await hold(page, '**/send-contact-email');
  const sent = page.waitForRequest('**/functions/v1/send-contact-email');
  await fillIn(page);
  // An international domain, and invisible characters that were copied with the address.
  await field(page, 'email').clear();
  await field(page, 'email').focus();
  await page.keyboard.insertText('\u200b\u202aada@münchen.example\u202c\u00a0');
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@xn--mnchen-3ya.example',
    company: '',
    companyType: '',
    message: 'Keep me.',
  });
  expect(request.headers()['x-form-signals']).toMatch(/^trap=0; seconds=\d+; language=en$/);
  expect(request.headers()['apikey']).toBeTruthy();
  await field(page, 'message').fill('One more thing.');
  letItBeSent();
  await page.locator('.sent').getByRole('link').click();
  await expectFields(page, { firstName: 'Ada', message: 'One more thing.' });
});
