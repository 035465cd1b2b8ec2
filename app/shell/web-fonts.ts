/**
 * The brand's fonts, as `document.fonts.load` takes them, each with a letter of every piece that a page may need:
 * basic Latin, Latin-1 and Latin Extended-A (app/styles/fonts.css). A page declares only those whose letters it has.
 * Drafts and articles are in English; where one has other letters, its pieces are loaded when they are used.
 */
export const WEB_FONTS = [
  ['420 1em "Newsreader Display"', 'aéł'],
  ['1em "Libre Franklin"', 'aéł'],
  ['1em "Newsreader Text"', 'a'],
];

/** On the root: the site is set in them (app/styles/fonts.css). */
export const WEB_FONTS_CLASS = 'fonts';
