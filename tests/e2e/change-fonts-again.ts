import type { Page } from '@playwright/test';

/**
 * Puts a page that is open back into the system's fonts and has the site's own script change it to the brand's once
 * more, as on a first visit at the size that the page has now.
 * @returns the layout shift of the change.
 */
export async function changeFontsAgain(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    };
    const root = document.documentElement;
    // The banner comes after the change.
    root.removeAttribute('data-consent');
    const fonts: readonly FontFace[] = window.webFonts ?? [];
    for (const font of fonts) document.fonts.delete(font);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frames(3);
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
    });
    observer.observe({ type: 'layout-shift' });
    const script = performance
      .getEntriesByType('resource')
      .find(({ name }) => /\/main-[\w-]+\.js$/.test(name));
    // A module runs once for each address.
    await import(`${script?.name}?${performance.now()}`);
    while (root.dataset.consent !== 'ask') await frames(1);
    await frames(3);
    observer.disconnect();
    if (!fonts.every((font) => document.fonts.has(font))) throw new Error('The fonts have not changed again');
    return shift;
  });
}
