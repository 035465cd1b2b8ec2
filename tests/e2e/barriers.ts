import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The findings of axe, in the page or a part of it, with its default rules and with the size of targets, which it leaves
 * out by default.
 */
export async function barriers(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // The other mode opens a page for each run to merge results of frames, and the site has no frames.
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Shows a theme as the head script would, without loading the page again. */
export async function show(page: Page, theme: 'dark' | 'light') {
  await page.evaluate((name) => {
    document.documentElement.classList.remove('dark', 'light');
    document.documentElement.classList.add(name);
  }, theme);
}

/** The links of a text whose arrow is alone on a line. */
export async function strayArrows(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a.out > span:first-child')]
      .filter((words) => words.checkVisibility())
      .filter((words) => {
        const places = [...words.getClientRects()];
        const end = Math.max(...places.map(({ bottom }) => bottom));
        // A number among right-to-left words has its own place on the line.
        const lastLine = places.filter(({ bottom }) => bottom > end - 2);
        const width = lastLine.reduce((sum, place) => sum + place.width, 0);
        // The arrow and its space are less than 1em wide.
        return width <= Number.parseFloat(getComputedStyle(words).fontSize);
      })
      .map(({ textContent }) => textContent),
  );
}

/** CSS pixels by which the page, or a text in `main` that no box scrolls to, is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    let widest = scrollWidth;
    // `main` clips anything too wide, so its own width says nothing.
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element?.checkVisibility() || element.closest('.vh, .scroll, .views, svg, textarea, select'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      widest = Math.max(widest, Math.floor(right), clientWidth + Math.floor(-left));
    }
    return widest - clientWidth;
  });
}
