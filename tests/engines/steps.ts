import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { TEST_ALL } from '../fixtures/effort.ts';
import { hasFaces, wordsInAnotherFace } from '../fixtures/text/faces.ts';
import { MENU, MENU_BUTTON } from './dialog-steps.ts';
import { PHONE, type Visit } from './visit.ts';

// Features in which engines differ: dialogs, focus, storage, history, fonts, forms, paper. The rest is tested in one
// engine (tests/e2e/).

const SEND = 'main form [type=submit]';
const SENT = 'main .sent';

/** Reading, switching and writing. */
export function pageSteps(visit: Visit, { prints }: { prints: boolean }) {
  test('theme and language are switched, the language at the same address, and kept over a reload', async () => {
    const theme = () =>
      visit.engine.ask(() =>
        ['dark', 'light'].find((name) => document.documentElement.classList.contains(name)),
      );
    const language = () => visit.engine.ask(() => document.documentElement.lang);
    await visit.arrive('/');
    expect(await theme()).toBe('dark');
    await visit.click('.bar-end > .icon-btn');
    await expect.poll(theme).toBe('light');
    const ground = await visit.engine.ask(groundColor);
    const english = await visit.text('h1');
    await visit.engine.choose('.bar-end .pick', 'de');
    await expect.poll(language).toBe('de');
    await expect.poll(() => visit.text('h1')).not.toBe(english);
    expect(await visit.engine.ask(() => localStorage.getItem('selectedLanguage'))).toBe('de');
    expect(await visit.path()).toBe('/');
    await visit.ready();
    await visit.engine.reload();
    expect(await language()).toBe('de');
    expect(await theme()).toBe('light');
    expect(await visit.engine.ask(groundColor)).toBe(ground);
  });

  test('a link shows the next page from its top, and Back the one before', async () => {
    await visit.arrive('/');
    const title = await visit.engine.ask(() => document.title);
    const heading = await visit.text('h1');
    await visit.click('.nav a[href="/contact"]');
    await expect.poll(() => visit.path()).toBe('/contact');
    await visit.ready();
    expect(await visit.text('h1')).not.toBe(heading);
    expect(await visit.engine.ask(() => document.title)).not.toBe(title);
    expect(await visit.engine.ask(() => window.scrollY)).toBe(0);
    await visit.engine.back();
    await expect.poll(() => visit.text('h1')).toBe(heading);
    await expect.poll(() => visit.engine.ask(() => document.title)).toBe(title);
  });

  test('a page that starts further down answers: at a hash, and after a reload', async () => {
    await visit.arrive('/faq');
    await visit.open('/pricing#item-3');
    await visit.ready();
    await expect.poll(() => visit.engine.ask(() => window.scrollY)).toBeGreaterThan(0);
    await visit.engine.reload();
    await visit.ready();
  });

  test('prices are shown by month or by year', async () => {
    await visit.arrive('/pricing');
    const prices = async () => [await visit.shown('.plan .monthly'), await visit.shown('.plan .annual')];
    expect(await prices()).toEqual([true, false]);
    await visit.click('.choice label:nth-of-type(2)');
    await expect.poll(prices).toEqual([false, true]);
    await expect.poll(() => visit.path()).toBe('/pricing?period=annual');
  });

  test('filing dates follow the first choice, which loads their script', async () => {
    await visit.arrive('/tools/filing-dates?end=2025-12-31');
    await visit.engine.choose('main select[name=status]', 'other');
    await expect.poll(() => visit.path()).toBe('/tools/filing-dates?end=2025-12-31&status=other');
    await expect.poll(() => visit.text('#dates time')).toBe('March 31, 2026');
    expect(await visit.value('main select[name=status]')).toBe('other');
  });

  test.runIf(prints)('a page has its text on paper, every answer too, and then is as it was', async () => {
    await visit.arrive('/pricing');
    await visit.engine.ask(() => {
      addEventListener('beforeprint', () => {
        document.body.dataset.folded = String(document.querySelectorAll('details:not([open])').length);
      });
    });
    // A page without text has no font.
    expect(Buffer.from((await visit.engine.pdf?.()) ?? []).includes('/FontFile')).toBe(true);
    expect(await visit.engine.ask(() => document.body.dataset.folded)).toBe('0');
    const answers = await visit.count('.faq details');
    expect(answers).toBeGreaterThan(0);
    await expect.poll(() => visit.count('.faq details[name]:not([open])')).toBe(answers);
  });

  test('a page has the width of the window and answers after reloads while its scripts start', async () => {
    await visit.arrive('/', PHONE);
    expect(await visit.engine.ask(overflow)).toBeLessThanOrEqual(0);
    for (let time = 0; time < 5; time += 1) await visit.engine.reload();
    // Firefox reports the scripts that it has not loaded to their end.
    visit.engine.errors?.();
    await visit.ready();
    expect(await visit.text('h1')).not.toBe('');
  });

  test('every text is in its face even when the visitor scrolls while the face loads', async () => {
    for (const path of TEST_ALL ? ['/', '/about', '/solutions', '/support'] : ['/', '/about']) {
      await visit.arrive(path);
      for (let turn = 0; turn < 8; turn += 1) {
        await visit.engine.ask(() => scrollBy({ top: 300, behavior: 'instant' }));
      }
      await expect.poll(() => visit.engine.ask(hasFaces)).toBe(true);
      await expect.poll(() => visit.engine.ask(wordsInAnotherFace), { message: path }).toEqual([]);
    }
  });

  test('text typed while React hydrates a form that a password manager has changed stays in its field', async () => {
    await visit.arrive('/contact');
    await visit.engine.ask(addIcons);
    await visit.engine.type('main [name=lastName]', 'Lovelace');
    await visit.engine.type('main [name=email]', 'ada@company.example');
    await expect.poll(() => visit.count('[data-mounted]')).toBe(1);
    expect(await visit.value('main [name=lastName]')).toBe('Lovelace');
    expect(await visit.value('main [name=email]')).toBe('ada@company.example');
    await visit.engine.ask(addIcons);
    await visit.engine.type('main [name=email]', '.net');
    await visit.click(SEND);
    await expect.poll(() => visit.text('[role=alert]')).not.toBe('');
    expect(await visit.value('main [name=email]')).toBe('ada@company.example.net');
  });

  test('the contact form says what is missing and keeps the input; a message is stored before its visitor sees success', async () => {
    await visit.arrive('/contact');
    await visit.engine.type('main [name=firstName]', 'Ada');
    await visit.click(SEND);
    await expect.poll(() => visit.text('[role=alert]')).not.toBe('');
    await expect.poll(() => visit.count('main [aria-invalid]')).toBeGreaterThan(0);
    expect(await visit.value('main [name=firstName]')).toBe('Ada');
    expect(await sendMessage(visit)).toBe(1);
    await expect.poll(() => visit.value('main [name=message]')).toBe('');
    await visit.click('.nav a[href="/about"]');
    await expect.poll(() => visit.path()).toBe('/about');
    await visit.ready();
    expect(await visit.count('.notice')).toBe(0);
    await visit.engine.back();
    await visit.until(SENT, 'shown');
    await visit.click(`${SENT} a`);
    await visit.until('main form', 'shown');
  });
}

/** Features that work with JavaScript switched off. */
export function plainSteps(visit: Visit) {
  test('the menu opens, closes and leads on', async () => {
    await visit.engine.resize(PHONE);
    await visit.open('/');
    await visit.openBy(MENU_BUTTON, MENU);
    await visit.click(`${MENU} .icon-btn`);
    await visit.until(MENU, 'hidden');
    await visit.openBy(MENU_BUTTON, MENU);
    await visit.click(`${MENU} a[href="/contact"]`);
    await expect.poll(() => visit.path()).toBe('/contact');
  });

  test('a question opens', async () => {
    await visit.open('/faq');
    await visit.click('.faq details:nth-child(2) summary');
    await expect.poll(() => visit.count('.faq details:nth-child(2)[open]')).toBe(1);
  });

  test('a message is stored and its visitor sees success', async () => {
    await visit.open('/contact');
    await visit.engine.type('main [name=firstName]', 'Ada');
    expect(await sendMessage(visit)).toBe(1);
  });
}

/**
 * Fills the form except the first name, sends it, and returns how many of its messages are stored once it reports
 * success.
 */
async function sendMessage(visit: Visit) {
  const email = `visitor-${Date.now()}@company.example`;
  await visit.engine.type('main [name=lastName]', 'Lovelace');
  await visit.engine.type('main [name=email]', email);
  await visit.engine.choose('main [name=companyType]', 'pre-ipo');
  await visit.engine.type('main [name=message]', 'Our 10-Q is due on November 9.');
  await visit.click(SEND);
  await visit.until(SENT, 'shown');
  using store = new DatabaseSync(`${visit.site.dataDir}/messages.sqlite`, { readOnly: true, timeout: 5000 });
  return store.prepare('SELECT count(*) AS kept FROM messages WHERE email = ?').get(email)?.kept;
}

function addIcons() {
  for (const field of document.querySelectorAll('main :is(input, textarea, select)'))
    field.after(document.createElement('com-1password-button'));
}

function groundColor(): string {
  return getComputedStyle(document.body).backgroundColor;
}

function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
