import type { Page } from '@playwright/test';
import { speaker } from './phrases.ts';
import { expect, ready, test } from './test.ts';

const german = speaker('de');

test.describe('what another script has put into the page', () => {
  const learnMore = german('Learn more');

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await ready(page);
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
    // The picker is free half a second after the page has been painted in the language, whenever that was. Two seconds
    // in all, so that the watch of five seconds has not ended.
    let steps = 0;
    await expect(async () => {
      if (steps < 20) await page.clock.runFor(100);
      steps += 1;
      await expect(picker(page)).toBeEnabled({ timeout: 100 });
    }).toPass();
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
