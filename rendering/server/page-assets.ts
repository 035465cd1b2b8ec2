import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../app/language/languages.ts';
import { HOME } from '../../server/home-folder.ts';

/** The bundler's manifest; the build moves it to where no browser can read it. */
export const MANIFEST_FILE = join(HOME, 'build/server/manifest.json');

/** What runs on every page. */
const ENTRY = 'app/browser/main.ts';

/** The sheets of every page, before and after those of letters, in cascade order. */
const EVERY_PAGE = ['app/styles/index.css', 'app/styles/fonts.css'] as const;

/** What languages other than English need. */
const LANGUAGES = 'app/styles/languages.css';

/** The fonts of letters that English does not need. */
const LETTERS = ['app/styles/fonts-latin-1.css', 'app/styles/fonts-latin-extended-a.css'];

/** The islands of a page, and those that are hydrated right after the first paint: their preloads save a round trip. */
const ISLAND = /data-island="([\w-]+)"/g;
const PAINTED_ISLAND = /data-island="([\w-]+)" data-when="painted"/g;

/** A script: URL and `integrity` hash. */
type Script = readonly [url: string, integrity: string];

export interface PageScripts {
  main: Script;
  /** What it needs at once. */
  others: readonly Script[];
}

export interface PageAssets {
  scripts: PageScripts;
  /** In cascade order. */
  styles: readonly PageStyles[];
  /** Names that the scripts may give to elements: their words. */
  scripted: ReadonlySet<string>;
}

export interface PageStyles {
  href: string;
  css: string;
  /** Declares fonts, and nothing that depends on the HTML. */
  isOfFonts: boolean;
}

/** Finds the assets of a page by the paths of its own sheets in `app/`, its language and its HTML. */
export type FindAssets = (page: {
  styles: readonly string[];
  language: LanguageCode;
  html: string;
}) => PageAssets;

/** The sheets of a page, by their paths from the root of the repository, in cascade order. */
export function sheetsOf({ styles, language, html }: Parameters<FindAssets>[0], letters: Letters): string[] {
  const [first, ...others] = EVERY_PAGE;
  const text = textOf(html);
  return [
    first,
    ...letters.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name),
    ...(language === DEFAULT_LANGUAGE ? [] : [LANGUAGES]),
    ...others,
    ...styles.map((name) => `app/${name}`),
  ];
}

/** The sheets that declare fonts for letters, and those letters. */
export type Letters = readonly { name: string; pattern: RegExp }[];

/** @param read the text of a sheet by its name */
export function letterSheets(read: (name: string) => string): Letters {
  return LETTERS.map((name) => ({ name, pattern: lettersIn(read(name)) }));
}

/**
 * Finds the assets of a page in the bundler's manifest.
 * @param root folder of the browser's build
 * @throws without a build
 */
export function builtAssets(root: string): FindAssets {
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8'));
  const textOfFile = (name: string) => readFileSync(join(root, manifest[name]?.file ?? ''), 'utf8');
  const styleAt = once((name): PageStyles => {
    const css = textOfFile(name).trim();
    return { href: `/${manifest[name]?.file}`, css, isOfFonts: css.includes('@font-face') };
  });
  const scriptAt = once((name): Script => [`/${manifest[name]?.file}`, integrityOf(textOfFile(name))]);
  const wordsOf = once((name): ReadonlySet<string> =>
    // React's own strings are the names of all elements and attributes.
    manifest[name]?.name === 'react' ? new Set() : wordsIn(textOfFile(name)),
  );
  const wordsOfAll = once((names) =>
    names
      .split(' ')
      .map(wordsOf)
      .reduce((all, more) => all.union(more)),
  );
  const ofEveryPage = withImports(manifest, [ENTRY]);
  // What it loads later on some pages, besides islands.
  const loaded = manifest[ENTRY]?.dynamicImports ?? [];
  const later = withImports(
    manifest,
    loaded.filter((name) => name.startsWith('app/browser/')),
  );
  // With what hydrates an island, which is in the chunk that all of them share (vite.config.ts).
  const ofIsland = once((name) => withImports(manifest, [`app/islands/${name}.tsx`]).difference(ofEveryPage));
  const letters = letterSheets((name) => styleAt(name).css);

  return (page) => {
    const named = (pattern: RegExp) => Array.from(page.html.matchAll(pattern), ([, name = '']) => name);
    const first = named(PAINTED_ISLAND).reduce((all, name) => all.union(ofIsland(name)), ofEveryPage);
    const all = named(ISLAND).reduce((some, name) => some.union(ofIsland(name)), first.union(later));
    return {
      scripts: { main: scriptAt(ENTRY), others: Array.from(first.difference(new Set([ENTRY])), scriptAt) },
      styles: sheetsOf(page, letters).map(styleAt),
      scripted: wordsOfAll(Array.from(all).join(' ')),
    };
  };
}

/** Calls `make` once for each name. */
function once<Value>(make: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const value = known.get(name) ?? make(name);
    known.set(name, value);
    return value;
  };
}

/** What may be a name in a script. Its variables are among them; few are names of elements. */
function wordsIn(script: string): ReadonlySet<string> {
  return new Set(script.match(/[\w-]+/g));
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

/** Chunks and all that they import, each after its imports. */
function withImports(manifest: Manifest, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    withImports(manifest, manifest[name]?.imports ?? [], found);
    found.add(name);
  }
  return found;
}

function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
