import type { Page } from '@playwright/test';

declare global {
  interface Window {
    looksBy: typeof looksBy;
  }
}

/** Opens a page without its scripts, so that nothing but its sheets changes it, and waits for the sheets. */
export async function openUnscripted(page: Page, path: string) {
  await page.addInitScript(`window.looksBy = ${looksBy.toString()}`);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(path);
  await page.waitForFunction(() => !document.querySelector('link[media="not all"]'));
}

/**
 * How all elements look now, by the properties that some rules set. Runs in the browser.
 * @returns `look` reads the computed styles, a list for each element; `changed` lists the elements that look otherwise
 */
function looksBy(rules: readonly string[]) {
  const names = new Set(rules.join('').match(/(?<=[{;] )[a-z][a-z-]+(?=:)/g));
  const elements = [...document.querySelectorAll('body *')];
  const look = () =>
    elements.map((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isDrawn = !part || !['none', 'normal'].includes(style.content);
        return [...names].map((name) => `${part ?? ''} ${name}: ${isDrawn && style.getPropertyValue(name)}`);
      }),
    );
  const changed = (expected: string[][], ...others: string[][][]) =>
    elements.flatMap(({ outerHTML }, index) => {
      const values = others.flatMap(
        (other) => other[index]?.filter((value, place) => value !== expected[index]?.[place]) ?? [],
      );
      return values.length > 0 ? [`${outerHTML.slice(0, 80)} ${values.join('; ')}`] : [];
    });
  return { look, changed };
}
