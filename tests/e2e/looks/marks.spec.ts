import { open } from '../steps.ts';
import { expect, test } from '../test.ts';

test('the point or comma after a marked figure stays in its line, at every width', async ({ page }) => {
  await open(page, '/');
  for (let width = 320; width <= 1440; width += 40) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(leftBehind), `${width} px`).toEqual([]);
  }
});

/** Runs in the page: the figures whose point or comma is in the next line. */
function leftBehind(): string[] {
  return [...document.querySelectorAll('.hero mark:has(button)')]
    .filter((mark) => {
      const next = mark.nextSibling;
      if (!next?.textContent || !/^[.,;:]/.test(next.textContent)) return false;
      const range = document.createRange();
      range.setStart(next, 0);
      range.setEnd(next, 1);
      return range.getBoundingClientRect().top > mark.getBoundingClientRect().bottom;
    })
    .map((mark) => mark.textContent);
}
