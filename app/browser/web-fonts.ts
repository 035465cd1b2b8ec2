import { WEB_FONTS, WEB_FONTS_CLASS } from '../shell/web-fonts.ts';
import { keepLines, measureView, undoLineFixes } from './keep-lines.ts';

/**
 * Resolves when the page uses the brand fonts, or keeps its system fonts because they cannot be had. Loads the subsets that
 * this page declares.
 */
export const webFontsApplied: Promise<void> = Promise.allSettled(
  WEB_FONTS.map(([font, letters]) => document.fonts.load(font, letters)),
).then(applyWebFonts);

async function applyWebFonts(): Promise<void> {
  const { classList } = document.documentElement;
  // Letters outside the requested subsets make the browser load further ones during layout.
  for (let attempt = 0; attempt < 3 && !classList.contains(WEB_FONTS_CLASS); attempt += 1) {
    // In tasks of their own, so that input waits for one of them at most.
    await nextTask();
    const before = measureView();
    await nextTask();
    classList.add(WEB_FONTS_CLASS);
    if (isLoadingAfterLayout()) {
      classList.remove(WEB_FONTS_CLASS);
      await document.fonts.ready;
    } else if (import.meta.env.PROD) {
      // In development React would report the style attributes in islands as hydration mismatches.
      keepLines(before);
    }
  }
  classList.add(WEB_FONTS_CLASS);
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

/** `document.fonts.status` changes too late, so this checks each font. */
function isLoadingAfterLayout(): boolean {
  return (
    document.body.offsetHeight > 0 && Array.from(document.fonts).some(({ status }) => status === 'loading')
  );
}
