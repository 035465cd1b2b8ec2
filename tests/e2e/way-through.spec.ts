import { readFileSync } from 'node:fs';
import { header } from '../fixtures/services/smtp-server.ts';
import { directionOf, speaker, type LanguageCode } from './language/phrases.ts';
import { expect, ready, test } from './test.ts';
import { CONTENT } from '../fixtures/content-folder.ts';

const LANGUAGES: LanguageCode[] = ['en', 'de', 'ar'];

for (const code of LANGUAGES) {
  const say = speaker(code);

  test(`a visitor reads, switches, writes and is heard, in ${code}`, async ({ page, site, speak }) => {
    if (code !== 'en') await speak(code);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', code);
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
      .getByRole('link', { name: say('Contact') })
      .click();
    await expect(page).toHaveURL(/\/contact$/);
    const email = `visitor-${code}-${Date.now()}@company.example`;
    await page.locator('main').getByLabel(say('First name')).fill('Ada');
    await page.locator('main').getByLabel(say('Last name')).fill('Lovelace');
    await page.locator('main').getByLabel(say('Email'), { exact: true }).fill(email);
    await page.locator('main [name=companyType]').selectOption('pre-ipo');
    await page.locator('main [name=message]').fill('Our 10-Q is due on November 9.');
    await page.getByRole('button', { name: say('Send message') }).click();

    const notice = page.getByRole('status').filter({ hasText: say('Message Sent!') });
    await expect(notice).toContainText(say("Thank you for your message. We'll get back to you soon."));
    await expect(page.locator('main [name=firstName]')).toHaveValue('');
    await expect
      .poll(() => site.smtp.mails.filter((mail) => header(mail, 'Reply-To')?.includes(email)).length)
      .toBe(1);
    const mail = site.smtp.mails.find((one) => header(one, 'Reply-To')?.includes(email));
    expect(mail?.from).toBe('site@site.example');
    expect(mail?.raw).toContain('Our 10-Q is due on November 9.');
  });
}
