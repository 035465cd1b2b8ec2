import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from '../../fixtures/site/site.ts';
import { openByMenu } from '../steps.ts';
import { expect, ready } from '../test.ts';

/** Hides that a program drives the browser, so that visits count. */
export async function hideProgram(context: BrowserContext) {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { value: false }),
  );
}

/** Collects the requests to `/insights` after this call. */
export function insightsOf(site: Site) {
  const before = site.log.length;
  return () =>
    site.log
      .slice(before)
      .filter(({ event, path }) => event === 'request' && String(path).startsWith('/insights'))
      .map(({ method, path }) => `${method} ${path}`);
}

/** In whatever language the button is. */
export async function accept(page: Page) {
  await page.locator('.consent button').last().click();
  await expect(page.locator('.consent')).toBeHidden();
}

export function keptAttribution(page: Page) {
  return page.evaluate(() => sessionStorage.getItem('attribution'));
}

/** Goes to another page and then leaves the site, as when a tab is closed. */
export async function readOnAndLeave(page: Page) {
  await ready(page);
  await openByMenu(page, 'Contact');
  await quiet(page);
  await page.goto('about:blank');
}

/** Waits until the page is idle, after which nothing more happens by itself. */
export async function quiet(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
}
