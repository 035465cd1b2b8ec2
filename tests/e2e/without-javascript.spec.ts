import { header } from '../fixtures/services/smtp-server.ts';
import { speaker } from './language/phrases.ts';
import { expectFields, field, fillIn, fillJoin, submitButton } from './steps.ts';
import { expect, test } from './test.ts';

const german = speaker('de');

test.use({ javaScriptEnabled: false });

test('the home page reads in full and its menu opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('details').nth(1)).toBeVisible();
  await page.locator('details').nth(1).locator('summary').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Contact' }),
  ).toBeVisible();
  // The lists of languages need scripts; the footer has links instead.
  await expect(page.locator('.flag').filter({ visible: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden();
});

test('the contact form is sent, answered with the same notice, and mailed once, even when reloaded', async ({
  page,
  site,
}) => {
  const email = `plain-${Date.now()}@company.example`;
  await page.goto('/contact');
  await fillIn(page, { email });
  await submitButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible();
  await expect(page.locator('.sent')).toContainText(email);
  await expect(page.locator('main form')).toBeHidden();
  await page.reload();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  const mails = () => site.smtp.mails.filter((mail) => header(mail, 'Reply-To')?.includes(email)).length;
  await expect.poll(mails).toBe(1);
  await page.goto('/about');
  await page.goBack();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await page.locator('.sent').getByRole('link').click();
  await expectFields(page, { firstName: '', message: '' });
  await expect(page.locator('main form')).toBeVisible();
});

test.describe('when fields are missing', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('the page says what is missing, in the language of the address, and keeps the input', async ({
    page,
  }) => {
    await page.goto('/de/contact');
    await field(page, 'firstName').fill('Ada');
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/de\/contact/);
    await expect(page.getByRole('alert').filter({ hasText: german('Missing Information') })).toBeVisible();
    await expect(page.locator('main [name=firstName]')).toHaveValue('Ada');
    await expect(page.getByText(german('Enter your last name.'))).toBeVisible();
  });
});

test('the home form passes on its values and sends nothing', async ({ page, site }) => {
  const before = site.log.filter(({ event }) => event === 'message.accepted').length;
  await page.goto('/');
  await page.locator('#contact [name=company]').fill('Example Corp.');
  await page.locator('#contact [name=message]').fill('Results on November 9.');
  await page.locator('#contact').getByRole('button').click();
  await expect(page).toHaveURL(/\/contact#form$/);
  await expectFields(page, { company: 'Example Corp.', message: 'Results on November 9.' });
  expect(site.log.filter(({ event }) => event === 'message.accepted').length).toBe(before);
});

test('the Join dialog passes on name and email, but no password, and nothing is stored', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const dialog = await fillJoin(page, 'ada@joined.example');
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Join' }).click();
  expect((await posted).postData()).not.toContain('secret-1');
  await expect(page).toHaveURL(/\/contact#form$/);
  await expectFields(page, { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@joined.example' });
  expect(site.stored()).not.toContain('ada@joined.example');
});
