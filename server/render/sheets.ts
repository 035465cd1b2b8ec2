import { basename } from 'node:path';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../site/language/languages.ts';

/**
 * A sheet by its path from the root of the repository. It is named after its root class: a document that has the class
 * has the sheet, whole.
 */
export interface Sheet {
  name: string;
  css: string;
}

/** The cascade: these folders and sheets first, then the folders of pages by name. */
const CASCADE = [
  'site/styles/tokens.css',
  'site/styles/base.css',
  'site/ui/',
  'site/shell/',
  'site/blocks/',
  'site/styles/',
  'site/drawings/drawing.css',
  'site/drawings/',
  'site/prose/prose.css',
];

/** What every document has: the shell, and what scripts may show on any page. */
const EVERY_DOCUMENT = /^site\/(?:styles|shell)\/|^site\/ui\/(?:button|dialog|field|notice)\.css/;

/** What languages other than English need; and what some of them need, named after their codes: `ja-ko-zh.css`. */
const LANGUAGES = 'site/styles/languages.css';
const SOME_LANGUAGES = 'site/styles/languages/';

/** The faces, which have an element of their own (site/shell/head-script.ts). Browsers load what a page has letters of. */
export const FACES = 'site/styles/fonts.css';

/** Which sheets a document has. */
type Choice = (document: { language: LanguageCode; classes: ReadonlySet<string> }) => boolean;

/** In cascade order. */
export function inCascade(names: readonly string[]): string[] {
  return names.toSorted((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other));
}

/**
 * Chooses the sheets of a document.
 * @param sheets in cascade order
 */
export function sheetChooser(sheets: readonly Sheet[]) {
  const choices = new Map(sheets.map((sheet) => [sheet, choiceOf(sheet)]));
  return ({ language, html }: { language: LanguageCode; html: string }): Sheet[] => {
    const document = { language, classes: classesOf(html) };
    return sheets.filter((sheet) => choices.get(sheet)?.(document));
  };
}

function placeOf(name: string): number {
  const place = CASCADE.findIndex((start) => name.startsWith(start));
  return place === -1 ? CASCADE.length : place;
}

function choiceOf({ name }: Sheet): Choice {
  const root = basename(name, '.css');
  if (name === LANGUAGES) return ({ language }) => language !== DEFAULT_LANGUAGE;
  if (name.startsWith(SOME_LANGUAGES)) {
    const codes = root.split('-');
    return ({ language }) => codes.includes(language);
  }
  if (name === FACES) return () => false;
  if (EVERY_DOCUMENT.test(name)) return () => true;
  return ({ classes }) => classes.has(root);
}

function classesOf(html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat());
}
