/** The brand's faces, as `document.fonts.load` takes them. */
export const FACES = ['420 1em "Newsreader Display"', '1em "Newsreader Text"', '1em "Libre Franklin"'];

/** On the root: the site is set in them (app/styles/fonts.css). */
export const FACES_CLASS = 'fonts';
