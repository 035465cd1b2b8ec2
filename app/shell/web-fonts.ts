/** A letter of the basic Latin subset, the only one that English needs. */
const ENGLISH = 'a';

/** A letter of each subset: basic Latin, Latin-1 and Latin Extended-A (app/styles/fonts*.css). */
const ALL = 'aéł';

/**
 * The brand fonts as arguments of `document.fonts.load`: a font, and a letter of each subset to load. A page declares
 * only the subsets whose letters it has. The last font mostly sets English text; its other subsets load on use.
 */
export const WEB_FONTS = [
  ['420 1em "Newsreader Display"', ALL],
  ['1em "Libre Franklin"', ALL],
  ['1em "Newsreader Text"', ENGLISH],
] as const;

/** Class of the root element that switches the site to the brand fonts (app/styles/fonts.css). */
export const WEB_FONTS_CLASS = 'fonts';
