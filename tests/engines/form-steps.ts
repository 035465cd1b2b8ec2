import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { Visit } from './visit.ts';

const SEND = 'main form [type=submit]';

/** The contact form. */
export function formSteps(visit: Visit) {
  test('the contact form says what is missing and keeps what was typed', async () => {
    await visit.arrive('/contact');
    await visit.engine.type('main [name=firstName]', 'Ada');
    await visit.click(SEND);
    await expect.poll(() => visit.text('[role=alert]')).not.toBe('');
    expect(await visit.count('main [aria-invalid]')).toBeGreaterThan(0);
    expect(await visit.value('main [name=firstName]')).toBe('Ada');
  });

  test('a message is stored before its visitor is told, and the form is cleared', async () => {
    const email = `visitor-${Date.now()}@company.example`;
    await visit.arrive('/contact');
    await fillIn(visit, email);
    await visit.click(SEND);
    await expect.poll(() => visit.text('[role=status].notice, [role=status] .notice')).not.toBe('');
    expect(storedMessages(visit, email)).toBe(1);
    await expect.poll(() => visit.value('main [name=message]')).toBe('');
  });
}

export async function fillIn(visit: Visit, email: string): Promise<void> {
  await visit.engine.type('main [name=firstName]', 'Ada');
  await visit.engine.type('main [name=lastName]', 'Lovelace');
  await visit.engine.type('main [name=email]', email);
  await visit.engine.choose('main [name=companyType]', 'pre-ipo');
  await visit.engine.type('main [name=message]', 'Our 10-Q is due on November 9.');
}

export function storedMessages({ site }: Visit, email: string): number {
  const store = new DatabaseSync(`${site.dataDir}/messages.sqlite`, { readOnly: true });
  try {
    return Number(store.prepare('SELECT count(*) AS kept FROM messages WHERE email = ?').get(email)?.kept);
  } finally {
    store.close();
  }
}
