import { keepLines, measureView, undoLineFixes } from './keep-lines.ts';

declare global {
  /** The brand fonts that the page declares (app/shell/head-script.ts). */
  var webFonts: readonly FontFace[] | undefined;
}

const fonts = globalThis.webFonts ?? [];

/** Resolves when the page uses the brand fonts, or keeps its system fonts because they cannot be had. */
export const webFontsApplied: Promise<void> = Promise.allSettled(
  fonts.map((font) => font.display === 'swap' && font.load()),
).then(applyWebFonts);

/**
 * Makes the page use the fonts, in one step. A font that is added costs a layout, but no new styles: a class on the root
 * element that names the fonts would cost half as much again.
 */
async function applyWebFonts(): Promise<void> {
  // Letters of fonts that are not loaded yet make the browser load them during layout.
  for (let attempt = 0; attempt < 3 && !fonts.every((font) => document.fonts.has(font)); attempt += 1) {
    // In tasks of their own, so that input waits for one of them at most.
    await nextTask();
    const before = measureView();
    await nextTask();
    for (const font of fonts) document.fonts.add(font);
    const missing = loadingAfterLayout();
    if (missing.length > 0) {
      for (const font of fonts) document.fonts.delete(font);
      await Promise.allSettled(missing.map((font) => font.loaded));
    } else if (import.meta.env.PROD) {
      // In development React would report the style attributes in islands as hydration mismatches.
      keepLines(before);
    }
  }
  for (const font of fonts) document.fonts.add(font);
}

/** Width only: on phones the height changes while scrolling, when the browser's bars collapse. */
let { innerWidth } = window;
window.addEventListener('resize', () => {
  if (window.innerWidth !== innerWidth) undoLineFixes();
  innerWidth = window.innerWidth;
});

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function loadingAfterLayout(): FontFace[] {
  return document.body.offsetHeight > 0 ? fonts.filter(({ status }) => status === 'loading') : [];
}
