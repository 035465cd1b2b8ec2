import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { InsightsRow } from '../../../server/store/insights.ts';
import type { Site } from '../../fixtures/site/site.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { sqliteInsights } from '../../fixtures/store/stores.ts';
import { fillIn, open, openByMenu, send } from '../steps.ts';
import { expect, ready, test } from '../test.ts';
import { accept, hideProgram, insightsOf, keptAttribution, quiet, readOnAndLeave } from './measured.ts';

test.beforeEach(({ context }) => hideProgram(context));

test('no script is requested before acceptance, nor after declining', async ({ page, site }) => {
  const asked = insightsOf(site);
  await open(page, '/');
  await readOnAndLeave(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Decline' }).click();
  await readOnAndLeave(page);
  expect(asked()).toEqual([]);

  await open(page, '/');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect
    .poll(asked)
    .toEqual(expect.arrayContaining(['GET /insights/views.js', 'GET /insights/speed.js']));
});

test('after acceptance, page views and speed are counted by page and language', async ({ page, site }) => {
  const asked = insightsOf(site);
  await page.goto('/fr/pricing', { referer: 'https://news.example/article?reader=42' });
  await ready(page);
  await accept(page);
  await expect.poll(asked).toContain('POST /insights');
  await page.locator('header a[href="/fr/intel"]').first().click();
  await expect(page).toHaveURL(/\/fr\/intel$/);
  // The first page has told its speed as well.
  const told = () => asked().filter((line) => line.startsWith('POST'));
  await expect.poll(told).toHaveLength(3);
  await quiet(page);
  await page.goto('about:blank');
  await expect.poll(told).toHaveLength(4);

  const rows = await counted(site, (all) => sumOf(all, { metric: 'CLS', language: 'fr' }) > 1);
  for (const metric of ['view', 'LCP', 'CLS']) expect(sumOf(rows, { metric, language: 'fr' })).toBe(2);
  for (const metric of ['view', 'TTFB', 'FCP', 'LCP', 'CLS'])
    for (const label of ['/pricing', '/intel'])
      expect(sumOf(rows, { metric, label, language: 'fr' })).toBe(1);
  expect(sumOf(rows, { metric: 'INP', label: '/pricing', language: 'fr' })).toBe(1);
  const referrers = rows.filter(({ metric }) => metric === 'referrer').map(({ label }) => label);
  expect(referrers).toContain('news.example');
  expect(referrers.filter((label) => /127|reader|\//.test(label))).toEqual([]);
});

test('an earlier acceptance lasts, measuring stores nothing and sends little: speed once for each load, when it is first hidden', async ({
  page,
  context,
  site,
}) => {
  await context.addInitScript(() => localStorage.setItem('privacy-accepted', 'true'));
  const asked: string[] = [];
  const reports: unknown[] = [];
  page.on('request', (request) => {
    asked.push(request.url());
    if (request.url() === `${site.url}/insights`) reports.push(request.postDataJSON());
  });
  await page.goto('/faq?reader=42#secret');
  await expect.poll(() => reports).toEqual([{ path: '/faq', language: 'en' }]);
  await quiet(page);
  await page.locator('h1').click();
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers();
    new PerformanceObserver(resolve).observe({ type: 'first-input', buffered: true });
    return promise.then(() => {});
  });
  await quiet(page);
  for (const state of ['hidden', 'visible', 'hidden']) await change(page, state);
  await expect.poll(() => reports).toHaveLength(2);
  await quiet(page);
  const { values, ...rest } = reports[1] as { values: object };
  expect(rest).toEqual({ path: '/faq', language: 'en' });
  expect(Object.keys(values).toSorted()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  expect(reports).toHaveLength(2);
  const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await stored()).toEqual(['privacy-accepted']);
  expect(await context.cookies()).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(`${site.url}/`))).toEqual([]);
});

/** Follows a link of a newsletter on another site's page. */
const arrive = (page: Page) =>
  page.goto('/pricing?utm_source=letter&utm_term=b%C3%B6rse&reader=42', {
    referer: 'https://letter.example/a?reader=42',
  });

const CAME = { utm_source: 'letter', utm_term: 'börse', referrer: 'https://letter.example/a' };

test('a message says how its sender came, as the page knew it at the acceptance', async ({ page, site }) => {
  await arrive(page);
  expect(await keptAttribution(page)).toBeNull();
  await accept(page);
  expect(JSON.parse((await keptAttribution(page)) ?? '')).toEqual(CAME);
  expect(await sentAttribution(page, site)).toEqual(CAME);
});

test('a message of a visitor who declined does not say how they came', async ({ page, site }) => {
  await arrive(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  expect(await keptAttribution(page)).toBeNull();
  expect(await sentAttribution(page, site)).toEqual({});
});

test('a visitor who withdraws consent is no longer measured, in any tab, and a message does not say how they came', async ({
  page,
  context,
  site,
}) => {
  const asked = insightsOf(site);
  await arrive(page);
  await accept(page);
  await expect.poll(asked).toContain('POST /insights');
  expect(await keptAttribution(page)).not.toBeNull();
  const other = await context.newPage();
  await open(other, '/about');
  const told = () => asked().filter((line) => line.startsWith('POST'));
  await expect.poll(told).toHaveLength(2);
  await other.getByRole('button', { name: 'Cookie settings' }).click();
  await expect.poll(() => keptAttribution(page)).toBeNull();
  expect(await sentAttribution(page, site)).toEqual({});
  for (const tab of [page, other]) await readOnAndLeave(tab);
  expect(told()).toHaveLength(2);
});

/** Sends a message and returns what the store has with it. */
async function sentAttribution(page: Page, site: Site) {
  await openByMenu(page, 'Contact');
  const email = `${crypto.randomUUID()}@company.example`;
  await fillIn(page, { email });
  await send(page);
  await expect(page.locator('main')).toContainText(email);
  await using store = await openStore({ dataDir: site.dataDir }, 'operator');
  const { messages } = await store.list({ email }, { limit: 1, offset: 0 });
  return messages[0]?.attribution;
}

/** Switches tabs, as far as the page can tell. */
async function change(page: Page, state: string) {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

/** The totals of the site, once the expected counts have reached the store. */
async function counted(site: Site, there: (rows: InsightsRow[]) => boolean): Promise<InsightsRow[]> {
  const store = sqliteInsights(join(site.dataDir, 'messages.sqlite'));
  const rows = () => store.read({ from: '2000-01-01', to: '2100-01-01' });
  await expect.poll(async () => there(await rows())).toBe(true);
  return rows().finally(store.close);
}

function sumOf(rows: InsightsRow[], wanted: Partial<Record<keyof InsightsRow, string>>): number {
  return rows
    .filter((row) => Object.entries(wanted).every(([name, value]) => Object(row)[name] === value))
    .reduce((sum, { count }) => sum + count, 0);
}
