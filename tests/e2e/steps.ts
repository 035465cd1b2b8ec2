import type { Locator, Page } from '@playwright/test';
import { expect, ready } from './test.ts';

// Steps of visitors in many tests.

/** Opens a page and waits until it answers. */
export async function open(page: Page, url: string) {
  const response = await page.goto(url);
  await ready(page);
  return response;
}

/** Follows a link of the menu and waits until its page answers. */
export async function openByMenu(page: Page, name: string) {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await ready(page);
}

export function pickerOf(page: Page): Locator {
  return page.getByRole('banner').locator('select').first();
}

/** Chooses a language, and waits until it is shown and another can be chosen. */
export async function choose(page: Page, code: string) {
  await pickerOf(page).selectOption(code);
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await ready(page);
  await expect(pickerOf(page)).toBeEnabled();
}

/** A field of the contact form, or of another form in `main`. */
export function field(page: Page, name: string): Locator {
  return page.locator(`main [name=${name}]`);
}

/** Fills the fields that the contact form requires. */
export async function fillIn(page: Page, values: Record<string, string> = {}) {
  const texts = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@company.example', message: 'Keep me.' };
  for (const [name, text] of Object.entries({ ...texts, ...values })) await field(page, name).fill(text);
}

/** Sends the form of the page, by its script where it has one. */
export async function send(page: Page) {
  await submitButton(page).focus();
  await expect(page.locator('[data-island]:not([data-mounted])')).toHaveCount(0);
  await submitButton(page).click();
}

/** The button that sends the form of the page: by the browser, where its script has not come. */
export function submitButton(page: Page): Locator {
  return page.locator('main form [type=submit]');
}

export async function expectFields(page: Page, values: Record<string, string | RegExp>) {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

/** Holds the requests for an address; returns a function that lets them continue. */
export async function hold(page: Page, url: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Collects the requests other than GET that the page makes after this call. */
export function callsOf(page: Page) {
  const calls: { url: string; key: string | undefined }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') return;
    calls.push({ url: request.url(), key: request.headers()['idempotency-key'] });
  });
  return () => calls;
}

export function joinDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Join Forthright' });
}

/** Opens the Join dialog and fills it. */
export async function fillJoin(page: Page, email = 'ada@company.example') {
  await page.getByRole('banner').getByRole('button', { name: 'Join', exact: true }).click();
  const dialog = joinDialog(page);
  await dialog.getByLabel('Name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('secret-1');
  await dialog.getByLabel('Confirm password').fill('secret-1');
  return dialog;
}

/** In how many columns elements are: the number of positions at which one begins. */
export async function columnsOf(elements: Locator): Promise<number> {
  const starts = await elements.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().left)),
  );
  return new Set(starts).size;
}
