import type { CDPSession, Page } from '@playwright/test';

/** An element that is in view, and the fonts that its glyphs were drawn in. */
export interface DrawnElement {
  text: string;
  fonts: { family: string; /** Came with the page; else it is one of the machine. */ isWebFont: boolean }[];
}

/**
 * Asks the browser which fonts each headline in view was drawn in, and each figure that stands alone ("98%", "24/7").
 * An element that has children counts with all that is in it.
 */
export async function drawnFonts(page: Page): Promise<DrawnElement[]> {
  const texts = await page.evaluate(markHeadlinesAndFigures);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const marked = { nodeId: root.nodeId, selector: '[data-drawn]' };
  const { nodeIds } = await session.send('DOM.querySelectorAll', marked);
  const drawn = await Promise.all(nodeIds.map((nodeId) => fontsOf(session, nodeId)));
  await session.detach();
  return drawn.map((fonts, place) => ({ text: texts[place] ?? '', fonts }));
}

async function fontsOf(session: CDPSession, nodeId: number): Promise<DrawnElement['fonts']> {
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => ({ family: familyName, isWebFont: isCustomFont }));
}

/** Runs in the page. */
function markHeadlinesAndFigures(): string[] {
  const figure = /^[\p{P}\p{S}\p{Z}\d]*\d[\p{P}\p{S}\p{Z}\d]*[KMB]?[\p{P}\p{S}]*$/u;
  const marked = [...document.body.querySelectorAll('h1, h2, main *')].filter((element) => {
    const text = element.textContent.trim();
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('code, .vh, svg'))
      return false;
    const { top, bottom, width } = element.getBoundingClientRect();
    if (text === '' || width === 0 || bottom <= 0 || top >= innerHeight) return false;
    if (element.matches('h1, h2')) return true;
    // A figure within a sentence is part of it.
    const isInText =
      element.closest('p, li')?.textContent.trim() !== text && element.closest('p, li') !== null;
    return element.childElementCount === 0 && figure.test(text) && !isInText;
  });
  // The page may have been asked before, at another size.
  for (const element of document.querySelectorAll('[data-drawn]')) element.removeAttribute('data-drawn');
  for (const element of marked) element.setAttribute('data-drawn', '');
  return marked.map((element) => element.textContent.trim());
}
