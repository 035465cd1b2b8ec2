import { DatabaseSync } from 'node:sqlite';
import { callsOf, expectFields, field, fillIn, open, openByMenu, send, submitButton } from '../steps.ts';
import { expect, ready, test } from '../test.ts';
import { EMPTY, sendAndReopen, type, TYPED } from './typed.ts';

test.describe('a message that is not sent at once', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('is kept and carries the same key when it is sent again, even after another page and a reload; the next message has another key', async ({
    page,
  }) => {
    const calls = callsOf(page);
    let status = 503;
    await page.route('**/send-contact-email', (route) => route.fulfill({ status, json: { ok: true } }));
    await open(page, '/contact');
    await type(page);
    await send(page);
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' });
    await expect(failed).toBeVisible();
    await expectFields(page, TYPED);
    await openByMenu(page, 'FAQ');
    await page.goBack();
    await ready(page);
    await send(page);
    await expect(failed).toBeVisible();
    await page.reload();
    await ready(page);
    status = 200;
    await sendAndReopen(page);
    await type(page);
    await sendAndReopen(page);
    const keys = calls().map(({ key }) => key);
    expect(keys).toHaveLength(4);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  test('is stored once, even when the answer was lost and the browser posts it the second time', async ({
    page,
    site,
  }) => {
    const email = `visitor-${Date.now()}@company.example`;
    await page.route('**/send-contact-email', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await open(page, '/contact');
    await fillIn(page, { email });
    await send(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.route('**/assets/islands-*.js', (route) => route.abort());
    await page.reload();
    await ready(page);
    await expectFields(page, { email });
    await submitButton(page).click();
    await expect(page.getByText('Message Sent!')).toBeVisible();
    using store = new DatabaseSync(`${site.dataDir}/messages.sqlite`, { readOnly: true, timeout: 5000 });
    expect(store.prepare('SELECT count(*) AS kept FROM messages WHERE email = ?').get(email)).toEqual({
      kept: 1,
    });
  });

  test('goes out once for two presses at the same moment', async ({ page }) => {
    const calls = callsOf(page);
    await open(page, '/contact');
    await type(page);
    await expect(page.locator('[data-mounted]')).toBeAttached();
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect(page.getByText('Message Sent!')).toBeVisible();
    expect(calls()).toHaveLength(1);
  });

  test('is the same when the form was left while it was being sent', async ({ page }) => {
    const calls = callsOf(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/send-contact-email', async (route) => {
      if (calls().length === 1) await promise;
      await route.fulfill({ json: { ok: true } });
    });
    await open(page, '/contact');
    await type(page);
    await send(page);
    await expect.poll(calls).toHaveLength(1);
    await openByMenu(page, 'FAQ');
    resolve();
    await page.goBack();
    await ready(page);
    await expectFields(page, TYPED);
    await sendAndReopen(page);
    await expectFields(page, EMPTY);
    const [first, second] = calls();
    expect(second?.key).toBe(first?.key);
  });
});

test.describe('fields that the server refuses', () => {
  test.use({ expectedErrors: /status of 400|Failed to load resource/ });

  test('say what is wrong with them', async ({ page }) => {
    await page.route('**/send-contact-email', (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: 'Some fields are missing or wrong.',
          fields: { firstName: 'is required', email: 'no', company: 'odd' },
          problems: { firstName: 'required', email: 'email' },
        },
      }),
    );
    await open(page, '/contact');
    await type(page);
    await send(page);
    await expect(page.getByText('Enter your first name.')).toBeVisible();
    await expect(page.getByText('Enter an email address like name@company.com.')).toBeVisible();
    await expect(page.getByText('Use at most 200 characters.')).toBeVisible();
    await expect(page.getByText('Choose one of the options.')).toBeHidden();
    await expect(field(page, 'firstName')).toBeFocused();
    await expectFields(page, TYPED);
  });
});
