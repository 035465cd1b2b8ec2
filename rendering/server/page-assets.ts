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

/** The modules of an island that is hydrated right after the first paint: its preloads save a round trip. */
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
}

export interface PageStyles {
  href: string;
  css: string;
  /** Declares fonts. A browser that loaded the sheet again would let go of them and draw the page anew. */
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
  const known = new Map<string, PageStyles>();
  const letters = letterSheets((name) => styleAt(name).css);
  const main = scriptAt(ENTRY);
  const imported = Array.from(withImports(manifest, manifest[ENTRY]?.imports ?? []), scriptAt);
  const islands = new Map<string, readonly Script[]>();

  return (page) => {
    const painted = Array.from(page.html.matchAll(PAINTED_ISLAND), ([, name = '']) => scriptsOf(name));
    return {
      scripts: { main, others: [...imported, ...painted.flat()] },
      styles: sheetsOf(page, letters).map(styleAt),
    };
  };

  function styleAt(name: string): PageStyles {
    const found = known.get(name) ?? readStyle(name);
    known.set(name, found);
    return found;
  }

  function readStyle(name: string): PageStyles {
    const { file = '' } = manifest[name] ?? {};
    const css = readFileSync(join(root, file), 'utf8').trim();
    return { href: `/${file}`, css, isOfFonts: css.includes('@font-face') };
  }

  /** An island's modules and all that they import, without what {@link ENTRY} brings. */
  function scriptsOf(island: string): readonly Script[] {
    const found = islands.get(island) ?? readScripts(island);
    islands.set(island, found);
    return found;
  }

  function readScripts(island: string): readonly Script[] {
    // With what hydrates it, which is in the chunk that all islands share (vite.config.ts).
    const own = withImports(manifest, [`app/islands/${island}.tsx`]).difference(withImports(manifest, [ENTRY]));
    return Array.from(own, scriptAt);
  }

  function scriptAt(name: string): Script {
    const { file = '' } = manifest[name] ?? {};
    return [`/${file}`, integrityOf(join(root, file))];
  }
}

/** The letters of the `unicode-range` of fonts. */
function lettersIn(css: string): RegExp {
  const ranges = css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi);
  const classes = Array.from(ranges, ([, from = '', to = from]) => `\\u{${from}}-\\u{${to}}`);
  return new RegExp(`[${classes.join('')}]`, 'u');
}

/** The HTML without scripts and without the options of selects, which browsers show in a system font. */
function textOf(html: string): string {
  return html.replaceAll(/<(?:option|script)\b[^<]*/g, '');
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

function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
