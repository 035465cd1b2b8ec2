import { FOREIGN_CHANGES, textsOfPage } from '../../fixtures/text/foreign-changes.ts';
import { speaker } from '../language/phrases.ts';
import { choose, expectFields, field, fillJoin, hold, joinDialog, open, openByMenu } from '../steps.ts';
import { expect, ready, test } from '../test.ts';
import { type, TYPED } from './typed.ts';

test.describe('text in the contact form survives', () => {
  test('hash links, reloads, another page and the way back', async ({ page }) => {
    await open(page, '/');
    await openByMenu(page, 'Contact');
    await type(page);
    await page.locator('main a[href="#form"]').click();
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    await expectFields(page, TYPED);
    await page.reload();
    await ready(page);
    await expectFields(page, TYPED);
    await openByMenu(page, 'FAQ');
    await page.reload();
    await ready(page);
    await page.goBack();
    await expectFields(page, TYPED);
    // Past the two places on the page.
    await page.evaluate(() => history.go(-3));
    await expect(page).toHaveURL(/\/$/);
    await ready(page);
    await page.goForward();
    await expectFields(page, TYPED);
  });

  test('Back, with more typed before the scripts load', async ({ page }) => {
    await open(page, '/contact');
    await field(page, 'firstName').fill('Ada');
    await openByMenu(page, 'FAQ');
    const letScriptsCome = await hold(page, '**/assets/main-*.js');
    await page.goBack();
    await expectFields(page, { firstName: 'Ada' });
    await field(page, 'lastName').fill('Lovelace');
    letScriptsCome();
    await ready(page);
    await expectFields(page, { firstName: 'Ada', lastName: 'Lovelace' });
  });

  test('a new visit of the form with more typed, and a return to the earlier form', async ({ page }) => {
    await open(page, '/contact');
    await field(page, 'message').fill('Two lines,');
    await openByMenu(page, 'FAQ');
    await openByMenu(page, 'Contact');
    await expectFields(page, { message: 'Two lines,' });
    await type(page);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
    await expectFields(page, TYPED);
  });

  test('a change of language, and the way back', async ({ page }) => {
    await open(page, '/de/contact');
    await type(page);
    await choose(page, 'fr');
    await expect(page).toHaveURL(/\/fr\/contact$/);
    await expectFields(page, TYPED);
    await page.goBack();
    await expect(page).toHaveURL(/\/de\/contact$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: speaker('de')('Send message') })).toBeVisible();
    await expectFields(page, TYPED);
  });

  test.describe('without scripts that could keep it', () => {
    test.use({ expectedErrors: /ERR_FAILED/ });

    test('another page and the way back', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/contact');
      await type(page);
      await page.goto('/faq');
      await page.goBack();
      await expectFields(page, TYPED);
    });
  });
});

test('text typed before the scripts load stays, and a draft is read', async ({ page }) => {
  const letScriptsCome = await hold(page, '**/assets/*.js');
  await page.goto('/contact');
  await type(page);
  const reader = await page.context().newPage();
  const letReaderCome = await hold(reader, '**/assets/*.js');
  const draft = 'Our groundbreaking pump had record revenue.';
  await reader.goto('/tools/read-a-draft');
  await reader.locator('[data-kept=draft]').fill(draft);
  letScriptsCome();
  letReaderCome();
  await ready(page);
  await expectFields(page, TYPED);
  await ready(reader);
  await expect(reader.locator('.finding-list li')).toHaveCount(2);
  await expect(reader.locator('[data-kept=draft]')).toHaveValue(draft);
});

for (const change of ['nothing', 'a password manager’s element behind each field', 'texts split in two']) {
  test(`a visitor who moves to the next field while the form hydrates types into that field: ${change} changed`, async ({
    page,
  }) => {
    const letScriptsCome = await hold(page, '**/assets/islands-*.js');
    await open(page, '/contact');
    await page.evaluate(`(${FOREIGN_CHANGES[change] ?? (() => {})})((${textsOfPage})())`);
    await field(page, 'lastName').fill('Lovelace');
    // As soon as React begins with the form.
    await page.evaluate(() => {
      const island = document.querySelector<HTMLElement>('[data-island]');
      const goOn = () => island?.querySelector<HTMLElement>('[name=email]')?.focus();
      if (island) new MutationObserver(goOn).observe(island, { attributeFilter: ['data-mounted'] });
    });
    letScriptsCome();
    await expect(page.locator('[data-mounted]')).toBeVisible();
    await page.keyboard.type('ada@company.example');
    await expectFields(page, { lastName: 'Lovelace', email: 'ada@company.example' });
  });
}

test('text typed on the home page and for the newsletter survives another page and a change of language', async ({
  page,
}) => {
  for (const [path, typed, code] of [
    ['/', '#contact [name=message]', 'fr'],
    ['/intel', '.inline-form [name=email]', 'de'],
  ] as const) {
    await open(page, path);
    await page.locator(typed).fill('ir@company.example');
    await page.goto('/faq');
    await open(page, path);
    await expect(page.locator(typed)).toHaveValue('ir@company.example');
    await choose(page, code);
    await expect(page.locator(typed)).toHaveValue('ir@company.example');
  }
});

test('values from another form do not replace a message that is being typed', async ({ page }) => {
  await open(page, '/contact');
  await field(page, 'message').fill('We list in spring.');
  await fillJoin(page, 'cfo@company.example');
  await joinDialog(page).getByRole('button', { name: 'Sign in' }).click();
  await expectFields(page, {
    lastName: 'Lovelace',
    email: 'cfo@company.example',
    message: 'We list in spring.',
  });
});

test('text typed into other forms is carried to the contact form, and is sent only with it', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const told = [request.url(), request.postData(), ...Object.values(request.headers())].join('\n');
    if (/ir(?:@|%40)company|November/.test(told)) sent.push(request.url());
  });
  await open(page, '/');
  const home = { company: 'Example Corp.', email: 'ir@company.example', message: 'Results on November 9.' };
  for (const [name, text] of Object.entries(home)) await page.locator(`#contact [name=${name}]`).fill(text);
  await page.locator('#contact [name=companyType]').selectOption('public');
  await page.locator('#contact').getByRole('button').click();
  await expect(page).toHaveURL(/\/contact#form$/);
  await expectFields(page, { ...home, companyType: 'public' });
  await expect(field(page, 'firstName')).toBeFocused();
  await field(page, 'message').fill('Results on November 10.');
  await openByMenu(page, 'Intel');
  await page.locator('.inline-form [name=email]').fill('ir@company.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/contact#form$/);
  await expectFields(page, { email: 'ir@company.example', message: /^Results on November 10[^]*list/ });
  await page.reload();
  await ready(page);
  await expectFields(page, { message: /^Results on November 10/ });
  await page.goto('about:blank');
  expect(sent).toEqual([]);
});
