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

  test('another page and a new visit of the form', async ({ page }) => {
    await page.goto('/contact');
    await ready(page);
    await type(page);
    await openByMenu(page, 'FAQ');
    await openByMenu(page, 'Contact');
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

  test('a change of theme', async ({ page }) => {
    await page.goto('/contact');
    await ready(page);
    await type(page);
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
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

  test('a page whose scripts can no longer be had', async ({ page }) => {
    await page.goto('/contact');
    await ready(page);
    await type(page);
    await page.route('**/assets/faq-*.js', (route) => route.abort());
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
    await openByMenu(page, 'FAQ');
    await (await reloaded).response();
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
    await page.unroute('**/assets/faq-*.js');
    await page.goBack();
    await expectTyped(page);
  });
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch dynamically imported module/ });
});

test('what was typed on the home page is there again after going back', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.locator('#contact [name=message]').fill('Results on November 9.');
  await page.locator('#contact').getByRole('button').click();
  await expect(page.locator('main [name=message]')).toHaveValue('Results on November 9.');
  await page.goBack();
  await expect(page.locator('#contact [name=message]')).toHaveValue('Results on November 9.');
});

test('what was typed into the search of the answers is there again after going back', async ({ page }) => {
  await page.goto('/support');
  await ready(page);
  await page.getByRole('searchbox').fill('wallet');
  await expect(page).toHaveURL(/\?q=wallet$/);
  await openByMenu(page, 'FAQ');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('wallet');
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

test.describe('a prefilled form', () => {
  test('is empty after success, and a second press sends nothing', async ({ page }) => {
    const calls = countCalls(page);
    await page.goto('/');
    await ready(page);
    await page.locator('#contact [name=email]').fill('ir@company.example');
    await page.locator('#contact [name=message]').fill('Results on November 9.');
    await page.locator('#contact').getByRole('button').click();
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

test('a form that is left while it is being sent is empty once it was sent', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/send-contact-email', async (route) => {
    await promise;
    await route.fulfill({ json: { ok: true } });
  });
  await page.goto('/contact');
  await ready(page);
  await type(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await openByMenu(page, 'FAQ');
  resolve();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await page.goBack();
  await expectEmpty(page);
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

test.describe('a page that failed on the server', () => {
  // The answer is changed on its way, so React finds another page than the server rendered.
  test.use({ expectedErrors: /React error #418/ });

  test('does not come back when a later page is given a hash', async ({ page, site }) => {
    await page.route(
      (url) => url.pathname === '/faq',
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const dataUrl = new URL(/"(\/page-data\/[^"]+)"/.exec(html)?.[1] ?? '', site.url);
        const data = await (await page.request.get(dataUrl.href)).json();
        const failed = JSON.stringify({ ...data, error: 'Unexpected Server Error' });
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'content-security-policy': '' },
          body: html.replace(/"\/page-data\/[^"]+"/, () => failed.replaceAll('<', '\\u003c')),
        });
      },
    );
    await page.goto('/faq');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await openByMenu(page, 'Contact');
    await page.getByRole('link', { name: 'Write to us' }).click();
    await expect(page).toHaveURL(/#form$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Send us a message' })).toBeVisible();
  });
});

async function openContactByLink(page: Page) {
  await page.goto('/');
  await ready(page);
  await openByMenu(page, 'Contact');
  await expect(page).toHaveURL(/\/contact$/);
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
