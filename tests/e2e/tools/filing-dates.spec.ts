import { readFileSync } from 'node:fs';
import { overflow } from '../barriers.ts';
import { hold, open } from '../steps.ts';
import { expect, test } from '../test.ts';

const PATH = '/tools/filing-dates';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks the server, which answers with the dates and keeps the choice', async ({ page }) => {
    await page.goto(PATH);
    await page.getByLabel('Fiscal year-end').fill('2025-09-30');
    await page.getByLabel('Filer status').selectOption('other');
    await page.getByRole('button', { name: 'Show the dates' }).click();
    await expect(page).toHaveURL(/end=2025-09-30.*status=other.*#dates$/);
    await expect(page.locator('#dates time').first()).toHaveAttribute('datetime', '2025-12-29');
    await expect(page.getByLabel('Filer status')).toHaveValue('other');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tools\/filing-dates$/);
    await page.getByLabel('Event', { exact: true }).selectOption('1.01');
    await page.getByLabel('Day of the event').fill('2026-03-07');
    await page.locator('#clock').getByRole('button', { name: 'Count the days' }).click();
    await expect(page.locator('#clock time').first()).toHaveAttribute('datetime', '2026-03-12');
    await expect(page.getByLabel('Fiscal year-end')).toHaveValue('2025-09-30');
  });

  test('the files come from the server', async ({ page }) => {
    await page.goto(`${PATH}?end=2025-12-31`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Spreadsheet' }).first().click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain(
      'Form 10-K,Company,Year ended 2025-12-31,2026-03-02',
    );
  });
});

test('a choice changes dates and address and sends nothing', async ({ page, site }) => {
  await open(page, PATH);
  // Scripts load now and at the first saved file. They are the same for everybody.
  await page.getByLabel('Fiscal year-end').focus();
  await expect(page.locator('[data-island][data-mounted]')).toHaveCount(1);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const before = site.log.filter(({ path }) => String(path).includes('filing-dates')).length;
  await page.getByLabel('Fiscal year-end').fill('2023-12-31');
  await page.getByLabel('Filer status').selectOption('accelerated');
  await page.getByLabel('Event', { exact: true }).selectOption('7.01');
  await page.getByLabel('Day of the event').fill('2026-03-06');
  await page.getByLabel('Time in New York').fill('18:00');
  await expect(page.locator('#dates time').first()).toHaveAttribute('datetime', '2024-03-15');
  await expect(page.locator('#clock time').first()).toHaveAttribute('datetime', '2026-03-09T09:30');
  await expect(page).toHaveURL(/end=2023-12-31.*status=accelerated.*time=18%3A00/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar' }).first().click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20240315');
  // Chromium asks for the icon when the address changes.
  expect(requests.filter((url) => !/^blob:|\/favicon\.svg$|\/assets\/files-[\w-]+\.js$/.test(url))).toEqual(
    [],
  );
  expect(site.log.filter(({ path }) => String(path).includes('filing-dates'))).toHaveLength(before);
});

test('the address has the year-end and the choices, and a year that ends mid-month is counted in weeks', async ({
  page,
}) => {
  await open(page, PATH);
  await page.getByLabel('Fiscal year-end').fill('2025-09-27');
  await expect(page).toHaveURL(/\?end=2025-09-27$/);
  await expect(page.getByLabel('Fiscal quarters').locator(':checked')).toHaveText('13 weeks');
  await expect(page.getByLabel('Day of the meeting')).toHaveValue('2026-02-17');
  await page.getByLabel('Fiscal quarters').selectOption('own');
  await page.getByLabel('Last day of quarter 1').fill('2025-12-20');
  await expect(page.locator('#dates')).toContainText('Quarter ended December 20, 2025');
  await expect(page).toHaveURL(/\?end=2025-09-27&quarters=own&q1=2025-12-20&q2=2026-03-28&q3=2026-06-27$/);
  await page.getByLabel('Fiscal quarters').selectOption('13 weeks');
  await expect(page).toHaveURL(/\?end=2025-09-27$/);
  await page.getByLabel('Fiscal year-end').fill('2025-12-31');
  await expect(page.locator('#dates')).toContainText('Quarter ended March 31, 2026');
  await page.getByLabel('Fiscal quarters').selectOption('weeks');
  await expect(page).toHaveURL(/\?end=2025-12-31&quarters=weeks$/);
  await expect(page.locator('#dates .err')).toContainText('April 1, 2026');
  await expect(page.locator('#dates [rel=nofollow]')).toHaveCount(0);
});

test('three questions find the filer status, and a name is in the calendar of the event', async ({
  page,
}) => {
  await open(page, `${PATH}?end=2025-12-31&event=2.02&day=2026-02-02`);
  await expect(page.getByLabel('Annual revenue')).toBeHidden();
  await page.getByLabel('Filer status').selectOption('find');
  await page.getByLabel('Annual revenue').fill('79');
  await page.getByLabel('Public float').fill('559');
  await expect(page.locator('#dates').getByRole('status')).toContainText('Non-accelerated filer');
  await page.getByLabel('Company or ticker').fill('Acme & Co.');
  await page.getByLabel('Company or ticker').press('Enter');
  await expect(page.locator('#dates').getByRole('status')).toContainText('Acme & Co.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('#clock').getByRole('button', { name: 'Calendar' }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  expect(file).toContain('SUMMARY:Acme & Co. · Item 2.02');
  expect(file).toContain('DTSTART;VALUE=DATE:20260206');
  await expect(page.getByRole('link', { name: 'Subscribe' }).first()).toHaveAttribute(
    'href',
    /^webcal:\/\/.*reports\.ics\?end=2025-12-31&.*name=Acme/,
  );
});

test('the fields show what the address says when a link or Back changes it', async ({ page }) => {
  await open(page, `${PATH}?issuer=foreign&event=form-4`);
  await page.getByLabel('Fiscal year-end').fill('2023-12-31');
  await expect(page).toHaveURL(/end=2023-12-31/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Filing dates' }).click();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(page.getByLabel('Issuer')).toHaveValue('domestic');
  await expect(page.getByLabel('Event', { exact: true })).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('Issuer')).toHaveValue('foreign');
  await expect(page.getByLabel('Fiscal year-end')).toHaveValue('2023-12-31');
});

test('a right-to-left language neither cuts off an event nor reverses the name of a form', async ({
  page,
}) => {
  await page.goto(`/ar${PATH}?event=4.01&day=2026-03-02`);
  await expect(page.locator('main select[name=event]')).toHaveCSS('direction', 'ltr');
  await expect(page.locator('main input[name=find]')).toHaveCSS('direction', 'ltr');
});

test('it works by keyboard alone, and a half-typed year changes nothing', async ({ page }) => {
  await open(page, PATH);
  const first = page.locator('#dates time').first();
  const before = await first.getAttribute('datetime');
  await page.getByLabel('Fiscal year-end').fill('0002-12-31');
  await expect(first).toHaveAttribute('datetime', before ?? '');
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await page.getByLabel('Fiscal year-end').fill('2025-12-31');
  await page.getByLabel('Issuer').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#dates')).toContainText('Form 20-F');
  await expect(page.getByLabel('Issuer')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Filer status')).toBeFocused();
});

test('no heading of the page is larger than its title, and a long name fits at 320 pixels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(PATH);
  const sizes = (level: 1 | 2) =>
    page
      .locator('main')
      .getByRole('heading', { level })
      .evaluateAll((all) => all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
  expect(Math.max(...(await sizes(2)))).toBeLessThanOrEqual(Math.max(...(await sizes(1))));
  await page.setViewportSize({ width: 320, height: 700 });
  const name = 'Donaudampfschifffahrtsgesellschaft';
  await page.goto(`/ar${PATH}?status=find&quarters=own&years=2&name=${name}`);
  expect(await overflow(page)).toBe(0);
});

test('at 320 pixels a long choice takes two lines, and the day of an event takes one', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${PATH}?quarters=weeks-2&event=1.01&day=2026-11-02`);
  const linesOf = (selector: string) =>
    page.locator(selector).evaluate((one) => {
      const { height, lineHeight, paddingBlock } = getComputedStyle(one);
      return Math.round((parseFloat(height) - 2 * parseFloat(paddingBlock)) / parseFloat(lineHeight));
    });
  expect(await linesOf('select[name=quarters]')).toBe(2);
  expect(await linesOf('.event-clock .due-dates time')).toBe(1);
});

test('Print prints once, even when the form is touched afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () =>
      document.documentElement.setAttribute(
        'data-printed',
        `${document.documentElement.getAttribute('data-printed') ?? ''}x`,
      );
  });
  await open(page, PATH);
  await page.getByRole('button', { name: 'Print' }).first().click();
  await page.getByLabel('Fiscal year-end').focus();
  await expect(page.locator('[data-island=filing-dates]')).toHaveAttribute('data-mounted');
  await page.getByLabel('Filer status').selectOption('other');
  await expect(page).toHaveURL(/status=other/);
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'x');
});

test('the page runs no script of its own until its form is touched, and choices made before that count', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await open(page, `${PATH}?end=2025-12-31`);
  await page.locator('#closings').locator('..').scrollIntoViewIfNeeded();
  await page.locator('#dates time').first().hover();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /\/(?:islands|filing-dates)-[\w-]+\.js$/.test(path))).toEqual([]);
  const goOn = await hold(page, '**/assets/islands-*.js');
  const status = page.getByLabel('Filer status');
  await status.selectOption('other');
  await page.getByLabel('Event', { exact: true }).selectOption('1.01');
  await page.getByLabel('Day of the event').fill('2026-03-07');
  await page.getByLabel('Company or ticker').fill('Acme');
  await expect(page).toHaveURL(/\?end=2025-12-31$/);
  goOn();
  await expect(page).toHaveURL(/\?end=2025-12-31&status=other&name=Acme&event=1\.01&day=2026-03-07$/);
  await expect(page.locator('#dates time').first()).toHaveAttribute('datetime', '2026-03-31');
  await expect(status).toHaveValue('other');
  await expect(page.getByLabel('Company or ticker')).toHaveValue('Acme');
});
