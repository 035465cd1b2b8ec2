import type { Page } from '@playwright/test';
import { OFFER } from '../../app/language/offers.ts';
import { speaker } from './phrases.ts';
import { expect, ready, test } from './test.ts';

const german = speaker('de');

/** What a browser takes for the name of a host at the start of an address, with the slashes that a language leaves. */
const NAMES = ['//evil.example/x', '///evil.example', '/%5Cevil.example', '/%09/evil.example'];

test.use({ locale: 'de-AT', expectedErrors: /status of 404/ });

for (const name of NAMES) {
  for (const prefix of ['/de', '/ar', '']) {
    test(`choosing any language stays on the site, at ${prefix}${name}`, async ({ page, site }) => {
      const left = hostsBeside(page, site.url);
      await page.goto(site.url + prefix + name);
      for (const language of ['ja', 'en']) {
        await ready(page);
        await page.getByRole('banner').locator('select').first().selectOption(language);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      }
      expect(left()).toEqual([]);
    });
  }

  test(`taking up the offer of a language stays on the site, at ${name}`, async ({ page, site }) => {
    const left = hostsBeside(page, site.url);
    await page.goto(site.url + name);
    await page.getByRole('button', { name: german(OFFER.yes) }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await ready(page);
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
