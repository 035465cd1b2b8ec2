import type { Page } from '@playwright/test';
import { field, fillIn, send } from '../steps.ts';

const TEXTS = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@company.example',
  company: 'Analytical Engines',
  message: 'Two lines,\nand both must stay.',
};
/** All fields of the contact form. */
export const TYPED = { ...TEXTS, companyType: 'private' };
export const EMPTY = Object.fromEntries(Object.keys(TYPED).map((name) => [name, '']));

export async function type(page: Page) {
  await fillIn(page, TEXTS);
  await field(page, 'companyType').selectOption(TYPED.companyType);
}

export async function sendAndReopen(page: Page) {
  await send(page);
  await page.locator('.sent').getByRole('link').click();
}
