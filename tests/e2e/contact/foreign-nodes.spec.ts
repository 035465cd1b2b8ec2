import type { Page } from '@playwright/test';
import { speaker } from '../language/phrases.ts';
import { hold, open } from '../steps.ts';
import { expect, test } from '../test.ts';

const german = speaker('de');

test.describe('text that another script adds to a page', () => {
  const learnMore = german('Learn more');

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('is translated within five seconds of the start of the page, and left alone after that', async ({
    page,
  }) => {
    await open(page, '/de/faq');
    await page.clock.runFor(4900);
    await add(page, 'soon', ['p', {}, 'learn more']);
    await expect(page.locator('#soon')).toHaveText(learnMore);
    await page.clock.runFor(200);
    await add(page, 'late', ['p', {}, 'Learn more']);
    await page.locator('#soon p').evaluate((soon) => soon.append(' Learn more'));
    await expect(page.locator('#late')).toHaveText('Learn more');
    await expect(page.locator('#soon')).toHaveText(`${learnMore} Learn more`);
  });

  test('is translated even when it comes before the module that translates', async ({ page }) => {
    const letModuleCome = await hold(page, '**/assets/foreign-nodes-*.js');
    await open(page, '/de/faq');
    await add(page, 'early', ['p', {}, 'Learn more']);
    letModuleCome();
    await expect(page.locator('#early')).toHaveText(learnMore);
  });

  test('is translated in its attributes; a later text in the same place stays', async ({ page }) => {
    await open(page, '/de/faq');
    await add(
      page,
      'box',
      ['input', { placeholder: 'Learn more' }],
      ['img', { alt: 'Learn more', title: 'Learn more' }],
      ['b', { 'aria-label': 'Learn more' }, '1'],
    );
    const html = () => page.locator('#box').innerHTML();
    await expect
      .poll(html)
      .toBe(
        `<input placeholder="${learnMore}"><img alt="${learnMore}" title="${learnMore}"><b aria-label="${learnMore}">1</b>`,
      );
    await page.clock.runFor(5000);
    await page.locator('#box img').evaluate((image) => image.setAttribute('title', 'About'));
    await expect(page.locator('#box img')).toHaveAttribute('title', 'About');
  });

  test('is not translated in fields or where an element forbids it, nor is the site’s own text', async ({
    page,
  }) => {
    await open(page, '/de/faq');
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
    // This element comes last, so once it is translated all others have been seen.
    await add(page, 'then', ['p', {}, 'Learn more']);
    await expect(page.locator('#then')).toHaveText(learnMore);
    expect(await page.locator('#alone').innerHTML()).toBe(alone);
    await expect(page.locator('#typed')).toHaveValue('Learn more');
    await expect(heading).toHaveAttribute('title', 'Learn more');
  });

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
