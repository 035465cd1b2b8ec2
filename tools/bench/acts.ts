import type { Page } from '@playwright/test';

/** Something that a visitor does on a page. */
export interface Act {
  name: string;
  path: string;
  mobile: boolean;
  /** Brings the page to where the act can be done; not measured. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

/** Real input all of them: pointer and keys, at the address and in the window where a visitor meets them. */
export const ACTS: readonly Act[] = [
  {
    name: 'menu',
    path: '/',
    mobile: true,
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  {
    name: 'theme',
    path: '/',
    mobile: false,
    act: (page) => page.getByRole('button', { name: 'Switch between light and dark' }).click(),
  },
  {
    // From English one down: Arabic, which turns the page round as well.
    name: 'language',
    path: '/',
    mobile: false,
    before: (page) => page.getByRole('banner').getByRole('combobox').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    name: 'accordion',
    path: '/faq',
    mobile: true,
    act: (page) => page.locator('main details:not([open]) > summary').first().click(),
  },
  {
    name: 'toggle',
    path: '/pricing',
    mobile: true,
    act: (page) => page.locator('main fieldset label').nth(1).click(),
  },
];
