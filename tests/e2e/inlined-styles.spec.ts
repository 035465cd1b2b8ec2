import type { Page } from '@playwright/test';
import { MODULE_PAGES } from '../fixtures/site-pages.ts';
import { changedByWholeSheets } from './looks.ts';
import { expect, ready, test } from './test.ts';

// A document has the rules that it needs of its sheets, and no link to them (rendering/server/critical-css.ts).

/** They differ in styles: direction, fonts, quotation marks and the order of names. */
const LANGUAGES = ['en', 'de', 'ar', 'ja'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of MODULE_PAGES) {
  for (const language of LANGUAGES) {
    test(`${path} in ${language} looks as it does with its whole sheets, also on paper`, async ({ page }) => {
      await open(page, language === 'en' ? path : `/${language}${path}`);
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
      expect(await changedByWholeSheets(page)).toEqual([]);
    });
  }
}

interface State {
  name: string;
  path: string;
  reach: (page: Page) => Promise<void>;
}

const STATES: readonly State[] = [
  {
    name: 'the contact form with its errors and a notice',
    path: '/contact',
    reach: async (page) => {
      await page.locator('main [type=submit]').click();
      await expect(page.getByRole('alert').filter({ hasText: 'Missing Information' })).toBeVisible();
    },
  },
  {
    name: 'the contact form after its message was sent',
    path: '/contact',
    reach: async (page) => {
      for (const name of ['firstName', 'lastName', 'message'])
        await page.locator(`main [name=${name}]`).fill('Ada');
      await page.locator('main [name=email]').fill('ada@company.example');
      await page.locator('main [type=submit]').click();
      await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible();
    },
  },
  {
    name: 'the draft reader with a finding selected',
    path: '/tools/read-a-draft',
    reach: async (page) => {
      await page.locator('.read-field textarea').fill('Our groundbreaking pump will double sales.');
      await page.locator('.read-text a', { hasText: 'will double' }).click();
      await expect(page.locator('.read-text mark.selected')).toHaveText('will double');
    },
  },
  {
    name: 'the draft reader without a draft',
    path: '/tools/read-a-draft',
    reach: async (page) => {
      await page.locator('.read-field textarea').fill('');
      await expect(page.locator('.read-text mark')).toHaveCount(0);
    },
  },
  {
    name: 'the search of help with matches',
    path: '/support',
    reach: async (page) => {
      await page.getByRole('searchbox').fill('wallet');
      await expect(page.locator('.help-search [role=status]')).toContainText('wallet');
      await expect(page.locator('.faq details[open]').first()).toBeVisible();
    },
  },
  {
    name: 'the search of help without matches',
    path: '/support',
    reach: async (page) => {
      await page.getByRole('searchbox').fill('zeppelin');
      await expect(page.locator('.help-none')).toBeVisible();
    },
  },
  {
    name: 'filing dates after a choice',
    path: '/tools/filing-dates',
    reach: async (page) => {
      await page.getByLabel('Issuer').selectOption('foreign');
      await page.getByLabel('Event', { exact: true }).selectOption('form-4');
      await page.getByLabel('Day of the event').fill('2026-03-20');
      await expect(page.locator('#dates')).toContainText('Form 20-F');
    },
  },
  {
    name: 'the join dialog',
    path: '/faq',
    reach: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Join', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Join Forthright' })).toBeVisible();
      await expect(page.locator('[data-island=join-form]')).toHaveAttribute('data-mounted');
    },
  },
  {
    name: 'the notice after joining',
    path: '/faq',
    reach: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Join', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Join Forthright' });
      await expect(page.locator('[data-island=join-form]')).toHaveAttribute('data-mounted');
      await dialog.getByLabel('Name').fill('Ada Lovelace');
      await dialog.getByLabel('Email').fill('ada@company.example');
      await dialog.getByLabel('Password', { exact: true }).fill('secret');
      await dialog.getByLabel('Confirm password').fill('secret');
      await dialog.getByRole('button', { name: 'Join' }).click();
      await expect(page.locator('.notices > *')).toBeVisible();
    },
  },
  {
    name: 'the mobile menu',
    path: '/faq',
    reach: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
    },
  },
  {
    name: 'the banner of consent',
    path: '/faq',
    reach: async (page) => {
      await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible();
    },
  },
  {
    name: 'the bar when it is fixed',
    path: '/faq',
    reach: async (page) => {
      await page.evaluate(() => scrollTo(0, 200));
      await expect(page.locator('.bar')).toHaveClass(/bar-fixed/);
    },
  },
  {
    name: 'the other theme',
    path: '/pricing',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      await expect(page.locator('html')).toHaveClass(/light/);
    },
  },
  {
    name: 'annual prices',
    path: '/pricing',
    reach: async (page) => {
      await page.getByRole('radio', { name: 'Annual' }).check();
      await expect(page.locator('.price.annual').first()).toBeVisible();
    },
  },
  {
    name: 'the reading of the chart',
    path: '/',
    reach: async (page) => {
      await page.getByRole('slider').focus();
      await expect(page.locator('.reading')).toBeVisible();
    },
  },
  {
    name: 'the source of a figure',
    path: '/',
    reach: async (page) => {
      await page.locator('.sheet-row').getByRole('button').first().focus();
      await expect(page.locator('.source:popover-open')).toBeVisible();
    },
  },
  {
    name: 'an example that was copied',
    path: '/api',
    reach: async (page) => {
      await page.locator('.quick-start .copy:visible').getByRole('button').click();
      await expect(page.locator('.quick-start .copy:visible').getByRole('status')).not.toBeEmpty();
    },
  },
];

for (const { name, path, reach } of STATES) {
  test(`${name} on ${path} looks as it does with the whole sheets of its page`, async ({ page }) => {
    await open(page, path);
    await reach(page);
    expect(await changedByWholeSheets(page)).toEqual([]);
  });
}

test.describe('for a visitor whose browser speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('the offer of a language looks as it does with the whole sheets of its page', async ({ page }) => {
    await open(page, '/faq');
    await expect(page.locator('.offer')).toBeVisible();
    expect(await changedByWholeSheets(page)).toEqual([]);
  });
});

async function open(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
}
