import { LANGUAGE_KEY } from '../../site/language/languages.ts';
import { CONTACT_FORM_NAME } from '../../site/contact/contact-fields.ts';
import { SESSION_KEYS } from '../../site/browser/session.ts';
import { CONSENT_KEY } from '../../site/insights/consent-key.ts';
import { THEME_KEY } from '../../site/theme/theme.ts';
import { open } from './steps.ts';
import { expect, ready, test } from './test.ts';

const MARKUP = '"><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';

/**
 * Values that an extension, another program on the same host name, or an older version may have left in a browser's
 * storage.
 */
const VALUES: readonly (readonly [name: string, value: unknown])[] = [
  ['markup', MARKUP],
  ['an address that runs a script', 'javascript:window.attacked=1'],
  ['half a million characters', 'x'.repeat(500_000)],
  ['null', null],
  [
    'names of every object',
    { ['__proto__']: null, constructor: MARKUP, toString: MARKUP, contact: 'no fields' },
  ],
  ['objects of markup', { code: MARKUP, place: MARKUP, hash: MARKUP, address: [MARKUP] }],
];

test('a page is unharmed and runs no foreign script, whatever the storage holds', async ({
  page,
  context,
}) => {
  const message = page.locator('main form').getByRole('textbox', { name: 'Message' });
  for (const [name, value] of VALUES) {
    await context.clearCookies();
    await page.goto('/robots.txt');
    await page.evaluate(store, stored(value));
    for (const path of ['/de/pricing', '/contact']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      expect(await page.evaluate(() => 'attacked' in window), name).toBe(false);
      expect(await page.locator('img[onerror], [src="x"]').count(), name).toBe(0);
    }
    // It works, too.
    await message.fill('Typed after all.');
    await page.reload();
    await ready(page);
    await expect(message, name).toHaveValue('Typed after all.');
  }
});

test('markup in unsent input is text in its field, and markup in the address of a sender is text', async ({
  page,
}) => {
  await page.addInitScript(
    ([text, form]) => {
      sessionStorage.setItem('unsent-input', JSON.stringify({ [form]: { message: text } }));
      sessionStorage.setItem('message-sent', JSON.stringify({ address: text }));
    },
    [MARKUP, CONTACT_FORM_NAME] as const,
  );
  await open(page, '/contact');
  await expect(page.locator('main [name=message]')).toHaveValue(MARKUP);
  await expect(page.locator('.sent')).toContainText(MARKUP);
  expect(await page.locator('img[onerror], [src="x"]').count()).toBe(0);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});

/** The text as it is for plain values, and as JSON for parsed ones. */
function stored(value: unknown) {
  const json = JSON.stringify(value);
  const plain = typeof value === 'string' ? value : json;
  return { locals: [THEME_KEY, CONSENT_KEY, LANGUAGE_KEY], sessions: SESSION_KEYS, plain, json };
}

/** Runs in a page. */
function store({ locals, sessions, plain, json }: ReturnType<typeof stored>) {
  localStorage.clear();
  sessionStorage.clear();
  for (const key of locals) localStorage.setItem(key, plain);
  for (const key of sessions) sessionStorage.setItem(key, json);
}
