import type { Page } from '@playwright/test';
import { callsOf, columnsOf, field, fillIn, open, send } from './steps.ts';
import { expect, test } from './test.ts';

// Requirements that only a browser can show. tests/specification/ tests the HTML of pages.

test('annual billing strikes the monthly price through', async ({ page }) => {
  await open(page, '/pricing');
  const growth = page.getByRole('article', { name: 'Growth' });
  const [monthly, annual] = [growth.locator('.price.monthly'), growth.locator('.price.annual')];
  await expect(monthly).toBeVisible();
  await expect(annual).toBeHidden();
  await page.getByRole('radio', { name: 'Annual' }).check();
  await expect(page).toHaveURL(/period=annual/);
  await expect(monthly).toBeHidden();
  await expect(annual).toBeVisible();
  const struck = annual.locator('s');
  await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect(monthly).toBeVisible();
  await opensOneAtATime(page);
  await page.goto('/pricing?period=annual');
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
});

test('the footer has four columns from medium screens upward, the banner stays in view, and questions open one at a time', async ({
  page,
}) => {
  await open(page, '/faq');
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columnsOf(page.locator('.foot-in > *'))).toBe(4);
  }
  await expect(page.locator('.prompts')).toHaveCSS('position', 'fixed');
  await expect(page.getByRole('complementary', { name: 'Cookies' })).toBeInViewport();
  await page.setViewportSize({ width: 620, height: 900 });
  expect(await columnsOf(page.locator('.foot-in > *'))).toBe(2);
  for (const path of ['/faq', '/']) {
    await page.goto(path);
    await opensOneAtATime(page);
  }
});

test('the button of the contact page scrolls to the form, whose email field the browser checks', async ({
  page,
}) => {
  const calls = callsOf(page);
  await open(page, '/contact');
  await page.locator('main .acts a').first().click();
  await expect(page.locator('#form')).toBeInViewport();
  const email = field(page, 'email');
  await fillIn(page, { email: 'no address' });
  await send(page);
  await expect(email).toBeFocused();
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  expect(calls()).toEqual([]);
});

async function opensOneAtATime(page: Page) {
  const questions = page.locator('.faq details');
  await questions.nth(1).locator('summary').click();
  await questions.nth(2).locator('summary').click();
  await expect(page.locator('.faq details[open]')).toHaveCount(1);
  await expect(questions.nth(2)).toHaveAttribute('open');
  await questions.nth(2).locator('summary').click();
  await expect(page.locator('.faq details[open]')).toHaveCount(0);
}

// The sheets of these states are checked when the test ends.
for (const [path, selector, typed, gone] of [
  ['/support', '[type=search]', 'zeppelin', '#faq details'],
  ['/tools/read-a-draft', 'textarea:not([hidden])', '', '.draft-text mark'],
] as const) {
  test(`${path} says that there is nothing when ${JSON.stringify(typed)} is typed`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator(`main ${gone}`)).not.toHaveCount(0);
    await page.locator(`main ${selector}`).fill(typed);
    await expect(page.locator(`main ${gone}`)).toHaveCount(0);
  });
}
