import type { Page } from '@playwright/test';
import { missingSheets } from './missing-sheets.ts';
import { expect, ready, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Steps = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** How each page gets from one of its states to the next. */
const STATES: Readonly<Record<string, Steps>> = {
  '/contact': {
    'the form with its errors and a notice': async (page) => {
      await page.locator('main [type=submit]').click();
      await expect(page.getByRole('alert').filter({ hasText: 'Missing Information' })).toBeVisible();
    },
    'the form after its message was sent': async (page) => {
      for (const name of ['firstName', 'lastName', 'message'])
        await page.locator(`main [name=${name}]`).fill('Ada');
      await page.locator('main [name=email]').fill('ada@company.example');
      await page.locator('main [type=submit]').click();
      await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible();
    },
  },
  '/tools/read-a-draft': {
    'the draft with a finding selected': async (page) => {
      await page.locator('.draft-field textarea').fill('Our groundbreaking pump will double sales.');
      await page.locator('.draft-text a', { hasText: 'will double' }).click();
      await expect(page.locator('.draft-text mark.selected')).toHaveText('will double');
    },
    'without a draft': async (page) => {
      await page.locator('.draft-field textarea').fill('');
      await expect(page.locator('.draft-text mark')).toHaveCount(0);
    },
  },
  '/support': {
    'the search with matches': async (page) => {
      await page.getByRole('searchbox').fill('wallet');
      await expect(page.locator('.help-search [role=status]')).toContainText('wallet');
      await expect(page.locator('.faq details[open]').first()).toBeVisible();
    },
    'the search without matches': async (page) => {
      await page.getByRole('searchbox').fill('zeppelin');
      await expect(page.locator('.help-none')).toBeVisible();
    },
  },
  '/tools/filing-dates': {
    'dates after a choice': async (page) => {
      await page.getByLabel('Issuer').selectOption('foreign');
      await page.getByLabel('Event', { exact: true }).selectOption('form-4');
      await page.getByLabel('Day of the event').fill('2026-03-20');
      await expect(page.locator('#dates')).toContainText('Form 20-F');
    },
  },
  '/faq': {
    'the banner of consent': async (page) => {
      await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible();
    },
    'the bar when it is fixed': async (page) => {
      await page.evaluate(() => scrollTo(0, 200));
      await expect(page.locator('.bar')).toHaveClass(/bar-fixed/);
    },
    'the join dialog': async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Join', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Join Forthright' })).toBeVisible();
      await expect(page.locator('[data-island=join-form]')).toHaveAttribute('data-mounted');
    },
    'the notice after joining': async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Join Forthright' });
      await dialog.getByLabel('Name').fill('Ada Lovelace');
      await dialog.getByLabel('Email').fill('ada@company.example');
      await dialog.getByLabel('Password', { exact: true }).fill('secret');
      await dialog.getByLabel('Confirm password').fill('secret');
      await dialog.getByRole('button', { name: 'Join' }).click();
      await expect(page.locator('.notices > *')).toBeVisible();
    },
    'the mobile menu': async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
    },
  },
  '/pricing': {
    'the other theme': async (page) => {
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      await expect(page.locator('html')).toHaveClass(/light/);
    },
    'annual prices': async (page) => {
      await page.getByRole('radio', { name: 'Annual' }).check();
      await expect(page.locator('.price.annual').first()).toBeVisible();
    },
  },
  '/': {
    'the reading of the chart': async (page) => {
      await page.getByRole('slider').focus();
      await expect(page.locator('.reading')).toBeVisible();
    },
    'the source of a figure': async (page) => {
      await page.locator('.sheet-row').getByRole('button').first().focus();
      await expect(page.locator('.source:popover-open')).toBeVisible();
    },
  },
  '/api': {
    'an example that was copied': async (page) => {
      await page.locator('.quick-start .copy:visible').getByRole('button').click();
      await expect(page.locator('.quick-start .copy:visible').getByRole('status')).not.toBeEmpty();
    },
  },
};

for (const [path, steps] of Object.entries(STATES)) {
  test(`in each of its states ${path} has all its sheets`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    for (const [state, reach] of Object.entries(steps)) {
      await page.setViewportSize({ width: 1280, height: 844 });
      await reach(page);
      expect.soft(await missingSheets(page), state).toEqual([]);
    }
  });
}

test.describe('for a visitor whose browser speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('the offer of a language comes to a page that has its sheets', async ({ page }) => {
    await page.goto('/faq');
    await ready(page);
    await expect(page.locator('.offer')).toBeVisible();
    expect(await missingSheets(page)).toEqual([]);
  });
});
