import { expect, test as base, type Page } from '@playwright/test';
import { startSite, type Site } from '../fixtures/site/site.ts';
import { startSmtpServer } from '../fixtures/services/smtp-server.ts';
import { isReady } from '../fixtures/site/is-ready.ts';
import { missingSheets } from './looks/missing-sheets.ts';

interface Shared {
  /** The site with a mail server, one for all tests of a worker. */
  site: Site & { smtp: Awaited<ReturnType<typeof startSmtpServer>> };
}

interface Each {
  /** Console errors that a test means to cause; any other fails it. */
  expectedErrors: RegExp;
  /** Sets the language as an earlier visit would have left it. */
  speak: (code: string) => Promise<void>;
}

export const test = base.extend<Each, Shared>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const smtp = await startSmtpServer();
      const site = await startSite({
        SMTP_URL: smtp.url,
        MAIL_TO: 'team@site.example',
        MAIL_FROM: 'site@site.example',
      });
      await use({ ...site, smtp });
      await site.stop();
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  expectedErrors: [/^nothing is expected$/, { option: true }],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    // The document has all styles, in whatever state a test leaves the page.
    if (page.url().startsWith('http')) expect(await missingSheets(page)).toEqual([]);
    expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
  },
  speak: async ({ context, site }, use) => {
    await use(async (code) => {
      await context.addCookies([{ name: 'selectedLanguage', value: code, url: site.url }]);
      await context.addInitScript((value) => localStorage.setItem('selectedLanguage', value), code);
    });
  },
});

/** Resolves when the page's scripts run, and its islands in the window: from then on they answer. */
export async function ready(page: Page) {
  await page.waitForFunction(isReady);
}

export { expect };
