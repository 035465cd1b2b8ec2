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
    const below = putOff(document.body);
    await nextTask();
    classList.add(WEB_FONTS_CLASS);
    if (isLoadingAfterLayout()) {
      classList.remove(WEB_FONTS_CLASS);
      await document.fonts.ready;
    } else if (import.meta.env.PROD) {
      // In development React would report the style attributes in islands as hydration mismatches.
      keepLines(before);
    }
    await layOut(below);
  }
  classList.add(WEB_FONTS_CLASS);
}

/**
 * Keeps the browser from laying out what is below the window: the change of a whole page is the longest task of a visit.
 * Blocks keep their height meanwhile. Boxes in a grid could change the columns of those above, so a grid is not divided.
 * @returns the blocks that {@link layOut} restores, from top to bottom
 */
function putOff(parent: HTMLElement): HTMLElement[] {
  return Array.from(parent.children).flatMap((element) => {
    if (!(element instanceof HTMLElement) || element.matches('dialog, script')) return [];
    const { top, height } = element.getBoundingClientRect();
    if (top < window.innerHeight) {
      return getComputedStyle(element).display === 'block' ? putOff(element) : [];
    }
    Object.assign(element.style, { contentVisibility: 'auto', blockSize: `${height}px` });
    return [element];
  });
}

/** A window's height in a task. */
async function layOut(blocks: readonly HTMLElement[]): Promise<void> {
  let height = 0;
  for (const block of blocks) {
    height += block.offsetHeight;
    Object.assign(block.style, { contentVisibility: '', blockSize: '' });
    if (height < window.innerHeight) continue;
    height = 0;
    block.getBoundingClientRect();
    await nextTask();
  }
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
