import { keepLines, undoLineFixes, measureView } from './keep-lines.client.ts';
import { ENGLISH, WEB_FONTS, WEB_FONTS_CLASS } from './web-fonts.ts';

/**
 * Loads the subsets of the brand fonts that a text needs; without a text, those that this page declares. Never rejects:
 * on failure the page keeps its system fonts.
 */
export async function loadWebFonts(text?: string): Promise<void> {
  await Promise.allSettled(
    WEB_FONTS.map(([font, letters]) =>
      document.fonts.load(font, letters === ENGLISH ? letters : (text ?? letters)),
    ),
  );
}

/**
 * Resolves when the page uses the brand fonts. The boot script runs this module before all others
 * (rendering/server/boot-script.ts), so that headlines change early.
 */
export const webFontsApplied: Promise<void> = loadWebFonts().then(applyWebFonts);

async function applyWebFonts(): Promise<void> {
  const { classList } = document.documentElement;
  // Letters outside the requested subsets make the browser load further ones during layout.
  for (let attempt = 0; attempt < 3 && !classList.contains(WEB_FONTS_CLASS); attempt += 1) {
    const before = measureView();
    classList.add(WEB_FONTS_CLASS);
    if (isLoadingAfterLayout()) {
      classList.remove(WEB_FONTS_CLASS);
      await document.fonts.ready;
    } else if (import.meta.env.PROD) {
      // In development React would report the style attributes as hydration mismatches.
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
new MutationObserver(undoLineFixes).observe(document.documentElement, { attributeFilter: ['lang'] });

/** `document.fonts.status` changes too late, so this checks each font. */
function isLoadingAfterLayout(): boolean {
  return (
    document.body.offsetHeight > 0 && Array.from(document.fonts).some(({ status }) => status === 'loading')
  );
}
