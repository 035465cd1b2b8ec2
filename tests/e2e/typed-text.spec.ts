import type { Page } from '@playwright/test';
import { speaker } from './phrases.ts';
import { expect, ready, test } from './test.ts';

const TYPED = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@company.example',
  company: 'Analytical Engines',
  companyType: 'private',
  message: 'Two lines,\nand both must stay.',
};

test.describe('what was typed into the contact form survives', () => {
  test('hash links, after the page was opened by a link', async ({ page }) => {
    await openContactByLink(page);
    await type(page);
    await page.getByRole('link', { name: 'Write to us' }).click();
    await expectTyped(page);
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    await expectTyped(page);
  });

  test('another page and the way back', async ({ page }) => {
    await openContactByLink(page);
    await type(page);
    await openByMenu(page, 'FAQ');
    await page.goBack();
    await expectTyped(page);
    await page.goBack();
    await page.goForward();
    await expectTyped(page);
  });

  test('the way back, where more is typed before the scripts of the page come', async ({ page }) => {
    await page.goto('/contact');
    await ready(page);
    await field(page, 'firstName').fill('Ada');
    await openByMenu(page, 'FAQ');
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/main-*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goBack();
    await expect(field(page, 'firstName')).toHaveValue('Ada');
    await field(page, 'lastName').fill('Lovelace');
    scripts.resolve();
    await ready(page);
    await expect(field(page, 'lastName')).toHaveValue('Lovelace');
    await expect(field(page, 'firstName')).toHaveValue('Ada');
  });

  test('a new visit of the form where more is typed, also at the form that was left before', async ({
    page,
  }) => {
    await page.goto('/contact');
    await ready(page);
    await field(page, 'message').fill('Two lines,');
    await openByMenu(page, 'FAQ');
    await openByMenu(page, 'Contact');
    await expect(field(page, 'message')).toHaveValue('Two lines,');
    await ready(page);
    await type(page);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
    await expectTyped(page);
  });

  test('a reload, and one on another page', async ({ page }) => {
    await page.goto('/contact');
    await ready(page);
    await type(page);
    await page.reload();
    await ready(page);
    await expectTyped(page);
    await openByMenu(page, 'FAQ');
    await page.reload();
    await ready(page);
    await page.goBack();
    await expectTyped(page);
  });

  for (const address of ['/contact', '/de/contact']) {
    test(`a change of language at ${address}, and the way back`, async ({ page }) => {
      await page.goto(address);
      await ready(page);
      await type(page);
      const picker = page.getByRole('banner').locator('select').first();
      await picker.selectOption('fr');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expectTyped(page);
      if (address === '/contact') return;
      await expect(page).toHaveURL(/\/fr\/contact$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/de\/contact$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('button', { name: speaker('de')('Send message') })).toBeVisible();
      await expectTyped(page);
    });
  }

  test.describe('without scripts that could keep it', () => {
    test.use({ expectedErrors: /ERR_FAILED/ });

    test('another page and the way back', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/contact');
      await type(page);
      await openByMenu(page, 'FAQ');
      await page.goBack();
      await expectTyped(page);
    });
  });
});

test.describe('what was typed before the scripts came', () => {
  test('stays in the contact form', async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto('/contact');
    await type(page);
    letScriptsCome();
    await ready(page);
    await expectTyped(page);
  });

  test('stays in the field of the draft, and is read', async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    const draft = 'Our groundbreaking pump will double sales.';
    await page.goto('/tools/read-a-draft');
    await page.locator('.draft-field textarea').fill(draft);
    letScriptsCome();
    await ready(page);
    await expect(page.locator('.finding-list li')).toHaveCount(2);
    await expect(page.locator('.draft-field textarea')).toHaveValue(draft);
  });
});

for (const { name, path, typed } of [
  { name: 'home page', path: '/', typed: '#contact [name=message]' },
  { name: 'newsletter box', path: '/intel', typed: '.letter [name=email]' },
]) {
  test(`what was typed into the form of the ${name} survives another page and a change of language`, async ({
    page,
  }) => {
    await page.goto(path);
    await ready(page);
    await page.locator(typed).fill('ir@company.example');
    await openByMenu(page, 'FAQ');
    await expect(page).toHaveURL(/\/faq$/);
    await page.goto(path);
    await expect(page.locator(typed)).toHaveValue('ir@company.example');
    await ready(page);
    await page.getByRole('banner').locator('select').first().selectOption('fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator(typed)).toHaveValue('ir@company.example');
  });
}

test('name and email of the Join dialog are there on the next page, its passwords are kept nowhere', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Join Forthright' });
  const open = () => page.getByRole('banner').getByRole('button', { name: 'Join', exact: true }).click();
  await page.goto('/');
  await ready(page);
  await open();
  await dialog.getByLabel('Name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill('ada@company.example');
  await dialog.getByLabel('Password', { exact: true }).fill('secret-1');
  await dialog.getByLabel('Confirm password').fill('secret-1');
  await page.keyboard.press('Escape');
  await openByMenu(page, 'FAQ');
  await expect(page).toHaveURL(/\/faq$/);
  await ready(page);
  await open();
  await expect(dialog.getByLabel('Name')).toHaveValue('Ada Lovelace');
  await expect(dialog.getByLabel('Email')).toHaveValue('ada@company.example');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).toContain('Lovelace');
  expect(stored).not.toContain('secret-1');
});

test('what another form carries over does not replace a message that was being typed', async ({ page }) => {
  await page.goto('/contact');
  await ready(page);
  await page.locator('main [name=message]').fill('We list in spring.');
  await openByMenu(page, 'Intel');
  await page.locator('.letter [name=email]').fill('ir@company.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('main [name=email]')).toHaveValue('ir@company.example');
  await expect(page.locator('main [name=message]')).toHaveValue(
    'We list in spring.\n\nPlease add me to the list for new Intel articles.',
  );
});

test('what is typed reaches nobody before the contact form is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const told = [request.url(), request.postData(), ...Object.values(request.headers())].join('\n');
    if (/ir(?:@|%40)company|November/.test(told)) sent.push(request.url());
  });
  await page.goto('/');
  await ready(page);
  await page.locator('#contact [name=email]').fill('ir@company.example');
  await page.locator('#contact [name=message]').fill('Results on November 9.');
  await page.locator('#contact').getByRole('button').click();
  await expect(page.locator('main [name=message]')).toHaveValue('Results on November 9.');
  await expect(page.locator('main [name=firstName]')).toBeFocused();
  await page.locator('main [name=message]').fill('Results on November 10.');
  await openByMenu(page, 'Intel');
  await page.locator('.letter [name=email]').fill('ir@company.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('main [name=message]')).toHaveValue(/^Results on November 10/);
  await page.reload();
  await ready(page);
  await expect(page.locator('main [name=message]')).toHaveValue(/^Results on November 10/);
  await page.goto('about:blank');
  expect(sent).toEqual([]);
});

test('the Join dialog hands over to a contact form that is open behind it', async ({ page }) => {
  await page.goto('/contact');
  await ready(page);
  await page.locator('main [name=message]').fill('We list in spring.');
  await page.getByRole('banner').getByRole('button', { name: 'Join', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Forthright' });
  await dialog.getByLabel('Name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill('ada@company.example');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('main [name=lastName]')).toHaveValue('Lovelace');
  await expect(page.locator('main [name=email]')).toHaveValue('ada@company.example');
  await expect(page.locator('main [name=message]')).toHaveValue('We list in spring.');
});

test('a form that was left is empty when its message was sent meanwhile', async ({ page }) => {
  await page.goto('/contact');
  await ready(page);
  await type(page);
  await openByMenu(page, 'FAQ');
  await openByMenu(page, 'Contact');
  await expectTyped(page);
  await ready(page);
  await send(page, 'Message Sent!');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await expectEmpty(page);
});

test.describe('a prefilled form', () => {
  test('is empty after success, and a second press sends nothing', async ({ page }) => {
    const calls = countCalls(page);
    await page.goto('/');
    await ready(page);
    await page.locator('#contact [name=email]').fill('ir@company.example');
    await page.locator('#contact [name=message]').fill('Results on November 9.');
    await page.locator('#contact').getByRole('button').click();
    await expect(page).toHaveURL(/\/contact#form$/);
    await ready(page);
    await page.locator('main [name=firstName]').fill('Ada');
    await page.locator('main [name=lastName]').fill('Lovelace');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message Sent!')).toBeVisible();
    await expectEmpty(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Missing Information')).toBeVisible();
    expect(calls()).toHaveLength(1);
    await page.goBack();
    await page.goForward();
    await expectEmpty(page);
    await page.reload();
    await ready(page);
    await expectEmpty(page);
  });
});

test.describe('the key of a message', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('is the same for the same words, also after another page and a reload, and new after success', async ({
    page,
  }) => {
    const calls = countCalls(page);
    let answer = 503;
    await page.route('**/send-contact-email', (route) =>
      route.fulfill({ status: answer, json: { ok: true } }),
    );
    await page.goto('/contact');
    await ready(page);
    await type(page);
    await send(page, 'Error');
    await openByMenu(page, 'FAQ');
    await page.goBack();
    await ready(page);
    await send(page, 'Error');
    await page.reload();
    await ready(page);
    answer = 200;
    await send(page, 'Message Sent!');
    await type(page);
    await send(page, 'Message Sent!');
    const keys = calls();
    expect(keys).toHaveLength(4);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  test('goes out once for two presses in the same moment', async ({ page }) => {
    const calls = countCalls(page);
    await page.goto('/contact');
    await ready(page);
    await type(page);
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect(page.getByText('Message Sent!')).toBeVisible();
    expect(calls()).toHaveLength(1);
  });
});

test('a form that is left while it is being sent is kept, and sent again under the same key', async ({
  page,
}) => {
  const calls = countCalls(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/send-contact-email', async (route) => {
    if (calls().length === 1) await promise;
    await route.fulfill({ json: { ok: true } });
  });
  await page.goto('/contact');
  await ready(page);
  await type(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(calls).toHaveLength(1);
  await openByMenu(page, 'FAQ');
  await expect(page).toHaveURL(/\/faq$/);
  resolve();
  await page.goBack();
  await ready(page);
  await expectTyped(page);
  await send(page, 'Message Sent!');
  await expectEmpty(page);
  const [first, second] = calls();
  expect(second).toBe(first);
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
    await page.goto('/contact');
    await ready(page);
    await type(page);
    await send(page, 'Error');
    await expect(page.getByText('Enter your first name.')).toBeVisible();
    await expect(page.getByText('Enter an email address like name@company.com.')).toBeVisible();
    await expect(page.getByText('Use at most 200 characters.')).toBeVisible();
    await expect(page.getByText('Choose one of the options.')).toBeHidden();
    await expect(page.locator('main [name=firstName]')).toBeFocused();
    await expectTyped(page);
  });
});

/** Answers how to let them come. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function openContactByLink(page: Page) {
  await page.goto('/');
  await ready(page);
  await openByMenu(page, 'Contact');
  await expect(page).toHaveURL(/\/contact$/);
  await ready(page);
}

async function openByMenu(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

async function type(page: Page) {
  const { companyType, ...texts } = TYPED;
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await field(page, 'companyType').selectOption(companyType);
}

async function send(page: Page, answer: string) {
  await page.getByRole('button', { name: 'Send message' }).click();
  const notice = page.locator('.notices').getByText(answer, { exact: true });
  await expect(notice).toBeVisible();
  await page.locator('.notices').getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
}

async function expectTyped(page: Page) {
  for (const [name, value] of Object.entries(TYPED)) await expect(field(page, name)).toHaveValue(value);
}

async function expectEmpty(page: Page) {
  for (const name of Object.keys(TYPED)) await expect(field(page, name)).toHaveValue('');
}

function field(page: Page, name: string) {
  return page.locator(`main [name=${name}]`);
}

/** The idempotency keys of the calls so far. */
function countCalls(page: Page) {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/send-contact-email') && request.method() === 'POST') {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  return () => keys;
}
