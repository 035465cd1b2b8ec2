import { expect, test } from 'vitest';
import { fillIn, storedMessages } from './form-steps.ts';
import { PHONE, type Visit } from './visit.ts';

const MENU = 'header dialog';

/** What works with JavaScript switched off. */
export function plainSteps(visit: Visit) {
  test('the menu opens, leads on and closes', async () => {
    await visit.engine.resize(PHONE);
    await visit.open('/');
    await visit.click('.menu-btn');
    await expect.poll(() => visit.shown(MENU)).toBe(true);
    await visit.click(`${MENU} .icon-btn`);
    await expect.poll(() => visit.shown(MENU)).toBe(false);
    await visit.click('.menu-btn');
    await visit.click(`${MENU} a[href="/contact"]`);
    await expect.poll(() => visit.path()).toBe('/contact');
  });

  test('a question opens', async () => {
    await visit.open('/faq');
    await visit.click('.faq details:nth-child(2) summary');
    await expect.poll(() => visit.count('.faq details:nth-child(2)[open]')).toBe(1);
  });

  test('a message is stored and its visitor told', async () => {
    const email = `plain-${Date.now()}@company.example`;
    await visit.open('/contact');
    await fillIn(visit, email);
    await visit.click('main form [type=submit]');
    await expect.poll(() => visit.text('[role=status].notice, [role=status] .notice')).not.toBe('');
    expect(storedMessages(visit, email)).toBe(1);
  });
}
