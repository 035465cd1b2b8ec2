import { readFileSync } from 'node:fs';
import { open } from '../steps.ts';
import { expect, test } from '../test.ts';

const PATH = '/tools/filing-dates';

test('the page reports invalid values, and gives no date for a form that does not apply', async ({
  page,
}) => {
  const clock = page.locator('#clock time');
  await page.goto(`${PATH}?issuer=foreign&event=1.01&day=2026-03-06`);
  await expect(page.locator('#dates [role=alert]')).toHaveCount(0);
  await expect(page.locator('#clock').getByRole('status')).toContainText('6-K');
  await expect(clock).toHaveCount(0);
  for (const query of ['years=4', 'time=99:99', 'event=9.99', 'END=2025-09-30']) {
    await page.goto(`${PATH}?${query}`);
    await expect(page.locator('#dates [role=alert]')).toBeVisible();
  }
  await page.goto(`${PATH}?utm_source=mail&fbclid=x`);
  await expect(page.locator('#dates [role=alert]')).toHaveCount(0);
  // Nor are dates shown of a company that is not understood or cannot be.
  for (const [query, label] of [
    ['status=huge', 'Filer status'],
    ['end=2026-12-31&quarters=weeks', 'Fiscal quarters'],
    ['end=2025-09-27&quarters=months', 'Fiscal quarters'],
  ] as const) {
    await page.goto(`${PATH}?${query}`);
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/./);
    await expect(page.locator(':is(#dates, #ownership) :is(time, rect, [rel=nofollow])')).toHaveCount(0);
  }
  // An unknown event is not counted as another.
  await page.goto(`${PATH}?event=6.01`);
  await expect(clock).toHaveCount(0);
  await expect(page.getByLabel('Event', { exact: true })).toHaveAccessibleDescription(/no such item/);
});

test('the event clock is empty at first, and an event without its day asks for the day', async ({ page }) => {
  const clock = page.locator('#clock time');
  const day = page.getByLabel('Day of the event');
  await open(page, `${PATH}?event=2.02`);
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
