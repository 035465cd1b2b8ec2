import type { Page } from '@playwright/test';
import { TEST_ALL } from '../../fixtures/effort.ts';
import { countPage, FOREIGN_CHANGES, textsOfPage } from '../../fixtures/text/foreign-changes.ts';
import { fillIn, open, send } from '../steps.ts';
import { expect, test } from '../test.ts';

/** Six pages with different browser scripts. */
const PATHS = [
  '/',
  '/pricing',
  '/contact',
  '/support',
  '/tools/filing-dates',
  '/tools/read-a-draft',
] as const;

PATHS.forEach((path, place) => {
  test(`${path} stays and works when others change it`, async ({ page, context }) => {
    await open(page, path);
    const before = await page.evaluate(countPage);
    // With `npm run test:all`, each change is made on every page.
    const changes = Object.values(FOREIGN_CHANGES).filter(
      (_, turn) => TEST_ALL || turn % PATHS.length === place,
    );
    for (const change of changes) {
      const script = `(${change})((${textsOfPage})())`;
      const changed = await context.newPage();
      // Before the islands hydrate.
      await changed.addInitScript(`document.addEventListener('DOMContentLoaded', () => ${script})`);
      await open(changed, path);
      await expectKept(changed, before);
      // And after that, while a visitor uses them.
      for (let time = 0; time < 2; time += 1) {
        await changed.evaluate(script);
        await use(changed, path);
      }
      await expectKept(changed, before);
      await changed.close();
    }
  });
});

async function expectKept(page: Page, before: ReturnType<typeof countPage>) {
  const now = await page.evaluate(countPage);
  // Some changes take labels, asides or drawings away.
  expect(now.characters).toBeGreaterThan(before.characters * 0.6);
  expect(now.links).toBeGreaterThan(before.links * 0.8);
  expect(now.forms).toBe(before.forms);
  expect(now.fields).toBeGreaterThanOrEqual(before.fields - 8);
}

/** The visitor's task on each page. */
async function use(page: Page, path: (typeof PATHS)[number]) {
  switch (path) {
    case '/':
      await page.locator('.faq summary').nth(1).click();
      await expect(page.locator('.faq details').nth(1)).toHaveAttribute('open');
      return page.locator('.faq summary').nth(1).click();
    case '/pricing':
      await page.locator('[value=annual]').check({ force: true });
      await expect(page).toHaveURL(/period=annual/);
      return expect(page.locator('.price.annual').first()).toBeVisible();
    case '/contact':
      await fillIn(page);
      await send(page);
      await expect(page.locator('main .notice-good')).toBeVisible();
      await expect(page.locator('main [name=message]')).toHaveValue('');
      return page.locator('main .sent a').click();
    case '/support':
      await page.locator('main [type=search]').fill('wallet');
      await expect(page).toHaveURL(/q=wallet/);
      await expect(page.locator('main [role=status]').filter({ hasText: 'wallet' })).toBeVisible();
      await page.locator('main [type=search]').fill('');
      return expect(page).not.toHaveURL(/q=/);
    case '/tools/filing-dates':
      await page.locator('main select[name=status]').selectOption('other');
      await expect(page).toHaveURL(/status=other/);
      await expect(page.locator('.due-dates').first()).toBeVisible();
      return page.locator('main select[name=status]').selectOption('large');
    case '/tools/read-a-draft': {
      const example = await page.locator('main textarea:not([hidden])').inputValue();
      await page
        .locator('main textarea:not([hidden])')
        .fill('Sales rose 50% to $15 million from $10 million. Contact: [name]');
      await expect(page.locator('.draft-text')).toContainText('Sales rose 50%');
      await expect(page.locator('.finding-list')).toContainText('[name]');
      await page.locator('main textarea:not([hidden])').fill(example);
      return expect(page.locator('.draft-text')).toContainText(example.slice(0, 20));
    }
  }
}
