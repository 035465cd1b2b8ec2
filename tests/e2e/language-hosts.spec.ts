import type { Page } from '@playwright/test';
import { OFFER } from '../../app/language/offers.ts';
import { TEST_ALL } from '../fixtures/effort.ts';
import { speaker } from './phrases.ts';
import { choose, open } from './steps.ts';
import { expect, ready, test } from './test.ts';

/** What a browser takes for the name of a host at the start of an address, with the slashes that a language leaves. */
const NAMES = ['//evil.example/x', '/%5Cevil.example', '///evil.example', '/%09/evil.example'];

test.use({ locale: 'de-AT', expectedErrors: /status of 404/ });

for (const name of TEST_ALL ? NAMES : NAMES.slice(0, 2)) {
  test(`choosing a language, or taking up its offer, stays on the site at ${name}`, async ({
    page,
    site,
  }) => {
    const left = hostsBeside(page, site.url);
    await open(page, `${site.url}/ar${name}`);
    await choose(page, 'en');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await open(page, site.url + name);
    await page.getByRole('button', { name: speaker('de')(OFFER.yes) }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await ready(page);
    await choose(page, 'ja');
    expect(left()).toEqual([]);
  });
}

/** The hosts that the page has asked for anything, or has gone to, other than the site's. */
function hostsBeside(page: Page, url: string): () => string[] {
  const { host } = new URL(url);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).host));
  return () => [...asked.add(new URL(page.url()).host)].filter((one) => one !== host);
}
