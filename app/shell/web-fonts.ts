/** A letter of the piece of a font that English needs. */
export const ENGLISH = 'a';

/** One of each piece: basic Latin, Latin-1 and Latin Extended-A (app/styles/fonts.css, letters.css). */
const ALL = 'aéł';

/**
 * The brand's fonts, as `document.fonts.load` takes them, with the pieces to load. A page declares only those whose
 * letters it has. What is set in the last is in English; where it has other letters, their piece is loaded when it
 * is used.
 */
export const WEB_FONTS = [
  ['420 1em "Newsreader Display"', ALL],
  ['1em "Libre Franklin"', ALL],
  ['1em "Newsreader Text"', ENGLISH],
] as const;

/** On the root: the site is set in them (app/styles/fonts.css). */
export const WEB_FONTS_CLASS = 'fonts';
