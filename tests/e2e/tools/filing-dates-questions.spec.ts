import { readFileSync } from 'node:fs';
import { open } from '../steps.ts';
import { expect, test } from '../test.ts';

const PATH = '/tools/filing-dates';

const DATES = ':is(#dates, #ownership) :is(time, rect, [rel=nofollow])';

test('with scripts invalid values are reported, the event clock is empty at first, and an event without its day asks for the day', async ({
  page,
}) => {
  const clock = page.locator('#clock time');
  const day = page.getByLabel('Day of the event');
  await open(page, `${PATH}?event=2.02&years=4&status=huge`);
  await day.focus();
  await expect(page.locator('[data-island=filing-dates]')).toHaveAttribute('data-mounted');
  await expect(page.locator('#dates [role=alert]')).toBeVisible();
  await expect(page.getByLabel('Filer status')).toHaveAccessibleDescription(/./);
  await expect(page.locator(DATES)).toHaveCount(0);
  await expect(clock).toHaveCount(0);
  await expect(day).toHaveValue('');
  await expect(day).toHaveAccessibleDescription(/^Enter a day/);
  await day.fill('2026-03-02');
  await expect(clock.first()).toHaveAttribute('datetime', '2026-03-06');
  await open(page, PATH);
  await expect(page.getByLabel('Event', { exact: true })).toHaveValue('');
  await expect(day).toHaveValue('');
  await page.getByLabel('Event', { exact: true }).selectOption('4.01');
  await expect(page.locator('#clock')).toContainText('4 business days after the event');
  await day.fill('2025-12-31');
  await expect(page).toHaveURL(/event=4\.01&day=2025-12-31$/);
  await expect(clock.first()).toHaveAttribute('datetime', '2026-01-07');
});

test('a search leads to the answer, with scripts and without', async ({ page, browser, baseURL }) => {
  await open(page, `${PATH}?end=2025-12-31`);
  await page.getByLabel('Find a form or an item').fill('8-K 5.02');
  await page.getByRole('link', { name: /^Item 5\.02/ }).click();
  await expect(page).toHaveURL(/end=2025-12-31&event=5\.02/);
  await expect(page.locator('#clock')).toContainText('4 business days after the event');
  await expect(page.locator('#clock')).toBeInViewport();
  await page.getByLabel('Find a form or an item').fill('13F');
  await page.keyboard.press('Enter');
  await expect(page.locator('#ownership')).toBeVisible();
  await page.getByLabel('Find a form or an item').fill('xyzzy');
  await expect(page.getByText('Nothing matches “xyzzy”.')).toBeVisible();
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const other = await plain.newPage();
  await other.goto(PATH);
  await other.getByLabel('Find a form or an item').fill('10-KT');
  await other.getByRole('button', { name: 'Search' }).click();
  await other.getByRole('link', { name: /Form 10-KT/ }).click();
  await expect(other.locator('#clock').getByLabel('Day on which the change was decided')).toBeVisible();
  await plain.close();
});

test('one calendar has several companies', async ({ page }) => {
  await open(page, `${PATH}?end=2026-12-31`);
  await page.getByLabel('Company or ticker').fill('Acme');
  await page.getByLabel('More companies').fill('2026-09-30, other, Beta, Inc.\n2026-12-31, foreign, Gamma');
  await page.getByLabel('Fiscal year-end').focus();
  await expect(page.locator('#dates').getByRole('status')).toContainText('Gamma');
  await expect(page.locator('#dates time').first()).toHaveAttribute('datetime', '2026-12-29');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar' }).first().click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  for (const summary of ['Acme · Form 10-K due', 'Beta\\, Inc. · Form 10-K due', 'Gamma · Form 20-F due'])
    expect(file).toContain(`SUMMARY:${summary}`);
  await page.getByLabel('More companies').fill('nonsense');
  await page.getByLabel('Fiscal year-end').focus();
  await expect(page.getByLabel('More companies')).toHaveAccessibleDescription(/Write each line/);
  await expect(page.locator('#dates time')).toHaveCount(0);
});
