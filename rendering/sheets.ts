import { basename } from 'node:path';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../app/language/languages.ts';

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
  'app/styles/tokens.css',
  'app/styles/base.css',
  'app/ui/',
  'app/shell/',
  'app/blocks/',
  'app/styles/',
  'app/drawings/drawing.css',
  'app/drawings/',
  'app/prose/prose.css',
];

/** What every document has: the shell, and what scripts may show on any page. */
const EVERY_DOCUMENT = /^app\/(?:styles|shell)\/|^app\/ui\/(?:button|dialog|field|notice)\.css/;

/** What languages other than English need; and what some of them need, named after their codes: `ja-ko-zh.css`. */
const LANGUAGES = 'app/styles/languages.css';
const SOME_LANGUAGES = 'app/styles/languages/';

/** The fonts of letters that English does not need, by the range of those letters. */
const LETTERS = /^app\/styles\/fonts-latin-/;

/** The face of running text, for documents with a sheet that uses what it declares. */
const TEXT_FACE = 'app/styles/fonts-text.css';

/** Which sheets a document has. */
type Choice = (document: { language: LanguageCode; text: string; classes: ReadonlySet<string> }) => boolean;

/** In cascade order. */
export function inCascade(names: readonly string[]): string[] {
  return names.toSorted((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other));
}

/**
 * Chooses the sheets of a document.
 * @param sheets in cascade order
 */
export function sheetChooser(sheets: readonly Sheet[]) {
  const choices = new Map(sheets.map((sheet) => [sheet, choiceOf(sheet, sheets)]));
  return ({ language, html }: { language: LanguageCode; html: string }): Sheet[] => {
    const document = { language, text: textOf(html), classes: classesOf(html) };
    return sheets.filter((sheet) => choices.get(sheet)?.(document));
  };
}

function placeOf(name: string): number {
  const place = CASCADE.findIndex((start) => name.startsWith(start));
  return place === -1 ? CASCADE.length : place;
}

function choiceOf({ name, css }: Sheet, sheets: readonly Sheet[]): Choice {
  const root = basename(name, '.css');
  if (name === LANGUAGES) return ({ language }) => language !== DEFAULT_LANGUAGE;
  if (name.startsWith(SOME_LANGUAGES)) {
    const codes = root.split('-');
    return ({ language }) => codes.includes(language);
  }
  if (LETTERS.test(name)) {
    const letters = lettersIn(css);
    return ({ text }) => letters.test(text);
  }
  if (name === TEXT_FACE) {
    const roots = rootsThatUse(css, sheets);
    return ({ classes }) => roots.some((one) => classes.has(one));
  }
  if (EVERY_DOCUMENT.test(name)) return () => true;
  return ({ classes }) => classes.has(root);
}

/** The root classes of the sheets that use a custom property which a sheet declares. */
function rootsThatUse(css: string, sheets: readonly Sheet[]): string[] {
  const uses = Array.from(css.matchAll(/(?<![\w-])(--[\w-]+):/g), ([, property]) => `var(${property})`);
  const using = sheets.filter(
    (one) => !EVERY_DOCUMENT.test(one.name) && uses.some((use) => one.css.includes(use)),
  );
  return using.map(({ name }) => basename(name, '.css'));
}

/** The letters of the `unicode-range` of fonts. */
function lettersIn(css: string): RegExp {
  const ranges = css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi);
  const classes = Array.from(ranges, ([, from = '', to = from]) => `\\u{${from}}-\\u{${to}}`);
  return new RegExp(`[${classes.join('')}]`, 'u');
}

/** The HTML without scripts, and without the options of selects and the links to languages, which have a system font. */
function textOf(html: string): string {
  const [before = '', after = ''] = html.split('<noscript>');
  const shown = before + after.slice(after.indexOf('</noscript>'));
  return shown.replaceAll(/<(?:option|script)\b[^<]*/g, '');
}

function classesOf(html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat());
}
