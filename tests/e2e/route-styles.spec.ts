import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

/** Links from page to page. The sheets of the first pages stay when the last one is shown. */
const WALKS = [
  ['/about', '/showcase', '/showcase/silo-pharma'],
  ['/about', '/support'],
  ['/solutions/fundraising', '/intel', '/intel/ai-intelligence-article'],
];

for (const walk of WALKS) {
  const [first = '', ...links] = walk;
  const last = links.at(-1) ?? '';
  test(`${last} looks the same when it is opened and when it is reached from ${first}`, async ({ page }) => {
    await page.goto(last);
    await hydrated(page);
    const opened = await looks(page);
    await page.goto(first);
    await hydrated(page);
    for (const link of links) {
      await page.locator(`a[href="${link}"]:visible`).first().click();
      await expect(page).toHaveURL(link);
    }
    await expect.poll(() => looks(page)).toEqual(opened);
  });
}

/** How the parts of a page are laid out. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('main :not(script)'), (element) => {
      const { color, display, marginBlock } = getComputedStyle(element);
      return `${element.tagName}.${element.getAttribute('class') ?? ''} ${display} ${marginBlock} ${color}`;
    }),
  );
}
