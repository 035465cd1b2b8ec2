import { readFileSync } from 'node:fs';
import { tagOf } from '../../site/language/languages.ts';
import { localizePath } from '../../site/language/paths/localized-path.ts';
import { header } from '../fixtures/services/smtp-server.ts';
import { directionOf, speaker, type LanguageCode } from './language/phrases.ts';
import { field, send } from './steps.ts';
import { expect, ready, test } from './test.ts';
import { CONTENT } from '../fixtures/content-folder.ts';

/** One is written from right to left; in the other the family name comes first. Nearly all other tests are in English. */
const LANGUAGES: LanguageCode[] = ['ar', 'ja'];

// The browser itself reports that a page was not found.
test.use({ expectedErrors: /status of 404/ });

for (const code of LANGUAGES) {
  const say = speaker(code);

  test(`a visitor reads, switches, writes and is heard, in ${code}`, async ({ page, site }) => {
    const told = page.waitForEvent('console', (message) => message.text().includes('/no-such-page'));
    const response = await page.goto(localizePath(code, '/no-such-page'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await told;
    await expect(page.getByText(say('Oops! Page not found'))).toBeVisible();
    await page.getByRole('link', { name: say('Return to Home') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', tagOf(code));
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(code));
    await expect(page).toHaveTitle(
      new RegExp(say('AI-driven investor relations and corporate communications')),
    );
    const home = JSON.parse(readFileSync(`${CONTENT}/home.json`, 'utf8'));
    await expect(page.getByRole('heading', { level: 2, name: say(home.about.title) })).toBeVisible();

    await ready(page);
    await page.getByRole('button', { name: say('Switch between light and dark') }).click();
    await expect(page.locator('html')).toHaveClass(/light/);

    await page
      .getByRole('navigation', { name: say('Main') })
      .getByRole('link', { name: say('Contact'), exact: true })
      .click();
    await expect(page).toHaveURL(localizePath(code, '/contact'));
    await ready(page);
    await send(page);
    await expect(page.getByRole('alert')).toContainText(say('Missing Information'));
    await expect(page.getByText(say('Enter your last name.'))).toBeVisible();
    await expect(field(page, code === 'ja' ? 'lastName' : 'firstName')).toBeFocused();
    const email = `visitor-${code}-${Date.now()}@company.example`;
    await page.locator('main').getByLabel(say('First name')).fill('Ada');
    await page.locator('main').getByLabel(say('Last name')).fill('Lovelace');
    await field(page, 'email').fill(email);
    await field(page, 'companyType').selectOption('pre-ipo');
    await field(page, 'message').fill('Our 10-Q is due on November 9.');
    await page.getByRole('button', { name: say('Send message') }).click();

    const notice = page.getByRole('status').filter({ hasText: say('Message Sent!') });
    await expect(notice).toContainText(say("Thank you for your message. We'll get back to you soon."));
    await expect(field(page, 'firstName')).toHaveValue('');
    await expect
      .poll(() => site.smtp.mails.filter((mail) => header(mail, 'Reply-To')?.includes(email)).length)
      .toBe(1);
    const mail = site.smtp.mails.find((one) => header(one, 'Reply-To')?.includes(email));
    expect(mail?.from).toBe('site@site.example');
    expect(mail?.raw).toContain('Our 10-Q is due on November 9.');

    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Join'), exact: true })
      .click();
    await expect(page.getByRole('heading', { name: say('Join {brand}') })).toBeVisible();
  });
}
