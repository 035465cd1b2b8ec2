import { keepLines, letLinesBreak, measureView } from './keep-lines.client.ts';
import { ENGLISH, WEB_FONTS, WEB_FONTS_CLASS } from './web-fonts.ts';

/**
 * Loads the pieces of the brand's fonts that a text needs; without one, those of this page. Never rejects: what cannot
 * be loaded stays in the system's fonts.
 */
export async function loadWebFonts(text?: string): Promise<void> {
  await Promise.allSettled(
    WEB_FONTS.map(([font, letters]) =>
      document.fonts.load(font, letters === ENGLISH ? letters : (text ?? letters)),
    ),
  );
}

/**
 * Resolves when the page is set in the brand's fonts. This module comes before all others (rendering/server/boot-script.ts),
 * so that headlines do not wait for them.
 */
export const webFontsApplied: Promise<void> = loadWebFonts().then(applyWebFonts);

async function applyWebFonts(): Promise<void> {
  const { classList } = document.documentElement;
  // Where a text has letters that nobody asked for, the browser loads their piece when it lays the text out.
  for (let attempt = 0; attempt < 3 && !classList.contains(WEB_FONTS_CLASS); attempt += 1) {
    const before = measureView();
    classList.add(WEB_FONTS_CLASS);
    if (isLoadingAfterLayout()) {
      classList.remove(WEB_FONTS_CLASS);
      await document.fonts.ready;
    } else if (import.meta.env.PROD) {
      // In development React would report the attributes as a failed hydration.
      keepLines(before);
    }
  }
  classList.add(WEB_FONTS_CLASS);
}

/** A phone's bars come and go with a change of height only, in the midst of reading. */
let { innerWidth } = window;
window.addEventListener('resize', () => {
  if (window.innerWidth !== innerWidth) letLinesBreak();
  innerWidth = window.innerWidth;
});
new MutationObserver(letLinesBreak).observe(document.documentElement, { attributeFilter: ['lang'] });

/** The status of the whole set says so only some time after the last font of it. */
function isLoadingAfterLayout(): boolean {
  return (
    document.body.offsetHeight > 0 && Array.from(document.fonts).some(({ status }) => status === 'loading')
  );
}
