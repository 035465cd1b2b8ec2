import { speaker } from './phrases.ts';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

const german = speaker('de');

test('choosing a language shows it after the specification’s pauses and keeps it', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hydrated(page);
  const picker = page.getByRole('banner').locator('select').first();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await picker.selectOption('de');
  await expect(picker).toBeDisabled();
  await page.clock.runFor(250);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.clock.runFor(100);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: german('Talk to our team') })).toBeVisible();
  await expect(picker).toBeDisabled();
  await page.clock.runFor(500);
  await expect(picker).toBeEnabled();
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('de');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'selectedLanguage')).toMatchObject({
    value: 'de',
    sameSite: 'Lax',
  });
});

test('the server answers in the language of the cookie, direction included', async ({ request }) => {
  const page = await request.get('/', { headers: { cookie: 'selectedLanguage=ar' } });
  expect(await page.text()).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl"/);
  expect(page.headers()['vary']).toContain('Cookie');
});

test('English gives the very same text back', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const text = () => page.locator('main').innerText();
  const before = await text();
  const picker = page.getByRole('banner').locator('select').first();
  await picker.selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await text()).not.toBe(before);
  await expect(picker).toBeEnabled();
  await picker.selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await text()).toBe(before);
});

test('a language that only local storage remembers is taken up', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selectedLanguage', 'de'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('banner').locator('select').first()).toHaveValue('de');
});

test.describe('what another script has put into the page', () => {
  const learnMore = german('Learn more');

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('is translated when it was there before the choice, or comes during the delay or the five seconds after', async ({
    page,
  }) => {
    await add(page, 'before', ['p', {}, 'Learn more']);
    await picker(page).selectOption('de');
    await page.clock.runFor(200);
    await add(page, 'delay', ['p', {}, 'learn more']);
    await page.clock.runFor(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await add(page, 'soon', ['p', {}, 'Learn more']);
    for (const id of ['#before', '#delay', '#soon']) await expect(page.locator(id)).toHaveText(learnMore);
    await page.clock.runFor(5000);
    await add(page, 'late', ['p', {}, 'Learn more']);
    await expect(page.locator('#late')).toHaveText('Learn more');
  });

  test('is translated in its attributes, and when it is changed in place; the script’s own later words stay', async ({
    page,
  }) => {
    await add(
      page,
      'box',
      ['input', { placeholder: 'Learn more' }],
      ['img', { alt: 'Learn more', title: 'Learn more' }],
      ['b', { 'aria-label': 'Learn more' }, '1'],
    );
    await choose(page, 'de');
    const html = () => page.locator('#box').innerHTML();
    const translated = `<input placeholder="${learnMore}"><img alt="${learnMore}" title="${learnMore}"><b aria-label="${learnMore}">1</b>`;
    await expect.poll(html).toBe(translated);
    await page.locator('#box').evaluate((box) => {
      box.querySelector('img')?.setAttribute('title', 'Solutions');
      box.querySelector('b')?.firstChild?.replaceWith('Learn more');
    });
    await expect(page.locator('#box b')).toHaveText(learnMore);
    await expect(page.locator('#box img')).toHaveAttribute('title', german('Solutions'));
    await page.locator('#box b').evaluate(({ firstChild }) => firstChild && (firstChild.nodeValue = 'FAQ'));
    await expect(page.locator('#box b')).toHaveText(german('FAQ'));
    await page.clock.runFor(5000);
    await page.locator('#box img').evaluate((image) => image.setAttribute('title', 'About'));
    await choose(page, 'en');
    await expect(page.locator('#box b')).toHaveText('FAQ');
    expect(await html()).toBe(
      '<input placeholder="Learn more"><img alt="Learn more" title="About"><b aria-label="Learn more">FAQ</b>',
    );
  });

  test('is left alone where it is not for reading, and so is all that is the site’s own', async ({
    page,
  }) => {
    await add(
      page,
      'alone',
      ['i', { translate: 'no' }, 'Learn more'],
      ['textarea', {}, 'Learn more'],
      ['p', { contenteditable: 'true' }, 'Learn more'],
      ['input', { id: 'typed' }],
    );
    const alone = await page.locator('#alone').innerHTML();
    await page.locator('#typed').fill('Learn more');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((own) => own.setAttribute('title', 'Learn more'));
    await choose(page, 'de');
    expect(await page.locator('#alone').innerHTML()).toBe(alone);
    await expect(page.locator('#typed')).toHaveValue('Learn more');
    await expect(heading).toHaveAttribute('title', 'Learn more');
  });

  function picker(page: Page) {
    return page.getByRole('banner').locator('select').first();
  }

  async function choose(page: Page, code: string) {
    await picker(page).selectOption(code);
    await page.clock.runFor(900);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  }

  type Child = [tag: string, attributes: Record<string, string>, text?: string];

  /** A box of this id, made as a script makes it: the site's policy forbids HTML in a string. */
  async function add(page: Page, id: string, ...children: Child[]) {
    await page.evaluate(
      ([name, made]) => {
        const box = Object.assign(document.createElement('div'), { id: name });
        for (const [tag, attributes, text = ''] of made) {
          const child = document.createElement(tag);
          for (const [attribute, value] of Object.entries(attributes)) child.setAttribute(attribute, value);
          if (text) child.append(text);
          box.append(child);
        }
        document.body.append(box);
      },
      [id, children] as const,
    );
  }
});

test('an English visitor downloads no phrases, a German one those of the pages that are opened', async ({
  page,
  speak,
}) => {
  const asked = phrasesAskedFor(page);
  await page.goto('/');
  await hydrated(page);
  expect(asked()).toEqual([]);
  await speak('de');
  await page.reload();
  await hydrated(page);
  expect(asked()).toEqual([]);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: german('FAQ') })
    .first()
    .click();
  await expect(page).toHaveTitle(new RegExp(german('Frequently Asked Questions')));
  expect(asked()).toEqual(['/page-data/de/faq?phrases']);
});

test('a text that no page has announced brings the whole dictionary', async ({ page, speak }) => {
  await speak('de');
  const asked = phrasesAskedFor(page);
  await page.route('**/data/about.json', (route) =>
    route.fulfill({ json: { hero: { title: 'Learn more tomorrow' } } }),
  );
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: german('About') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('Learn more tomorrow'));
  expect(asked()).toContainEqual(expect.stringMatching(/^\/assets\/de-/));
});

/** Paths of phrases and dictionaries that a page has requested beside its own data, each once. */
function phrasesAskedFor(page: Page) {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const path = pathname + search;
    if (/\?phrases$|^\/assets\/[a-z]{2}-[\w-]+\.js$/.test(path)) asked.add(path);
  });
  return () => [...asked];
}

test('a page opened later, its dialogs and its notices speak the language as well', async ({
  page,
  speak,
}) => {
  await speak('de');
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: german('Contact') })
    .first()
    .click();
  await page.getByRole('button', { name: german('Send message') }).click();
  await expect(page.getByRole('alert')).toContainText(german('Missing Information'));
  await expect(page.getByText(german('Enter your last name.'))).toBeVisible();
});
